export { matchTickets } from './match-tickets.ts'
export { quickMatchRoutes } from './routes.ts'
export { sweepTickets } from './tickets.ts'
