export { runPremoves as runOrders } from './premove-runner.ts'
export { premoveRoutes as orderRoutes } from './routes.ts'
