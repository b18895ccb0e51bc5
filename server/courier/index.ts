export { startCourier } from './courier.ts'
export { courierRoutes } from './routes.ts'
export { waysOf } from './terms.ts'
