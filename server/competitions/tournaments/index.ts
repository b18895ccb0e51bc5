export { tournamentRoutes } from './routes.ts'
export { runTournaments } from './runner.ts'
