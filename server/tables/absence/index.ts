export { endEarly, leaveAllToBots } from './end-early.ts'
export { giveSeat } from './proposals.ts'
export { absenceRoutes } from './routes.ts'
