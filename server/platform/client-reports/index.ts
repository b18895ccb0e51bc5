export { sweepReports } from './client-reports.ts'
export { clientReportRoutes } from './routes.ts'
