export { runPremoves } from './premove-runner.ts'
export { premoveRoutes } from './routes.ts'
