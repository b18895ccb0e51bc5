export { startCourier } from './courier.ts'
export { courierRoutes } from './routes.ts'
export { offerOf } from './settings.ts'
export { waysOf } from './terms.ts'
