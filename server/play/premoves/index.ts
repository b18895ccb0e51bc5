export { runOrders } from './premove-runner.ts'
export { orderRoutes } from './routes.ts'
