export { seasonRoutes } from './routes.ts'
export { runSeasons } from './runner.ts'
