export { seasonRoutes } from './routes.ts'
export { runSeasons, seasonQueue } from './runner.ts'
