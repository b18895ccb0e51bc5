export { absenceRoutes } from './routes.ts'
