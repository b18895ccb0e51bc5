export { giveSeat, leaveAllToBots } from './proposals.ts'
export { absenceRoutes } from './routes.ts'
