export { peopleRoutes } from './routes.ts'
