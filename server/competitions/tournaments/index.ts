export { tournamentRoutes } from './routes.ts'
export { runTournaments, tournamentQueue } from './runner.ts'
