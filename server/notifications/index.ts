export { waysOf } from './channel-options.ts'
export { startCourier } from './dispatcher.ts'
export { courierRoutes } from './routes.ts'
export { noticeOfferOf } from './settings.ts'
