export { readChannelOptions } from './channel-options.ts'
export { startDispatcher } from './dispatcher.ts'
export { notificationRoutes } from './routes.ts'
export { readNotificationOffer } from './settings.ts'
