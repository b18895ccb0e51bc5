export { circleRoutes } from './routes.ts'
