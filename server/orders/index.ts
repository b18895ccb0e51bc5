export { runOrders } from './order-runner.ts'
export { orderRoutes } from './routes.ts'
