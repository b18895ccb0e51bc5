export { readSharedBox } from './boxes.ts'
export { boxRoutes } from './routes.ts'
