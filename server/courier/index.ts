export { startCourier } from './courier.ts'
export { courierRoutes } from './routes.ts'
export { noticeOfferOf } from './settings.ts'
export { waysOf } from './terms.ts'
