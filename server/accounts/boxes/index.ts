export { sharedBoxOf } from './boxes.ts'
export { boxRoutes } from './routes.ts'
