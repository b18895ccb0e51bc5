export { latestReports, sweepReports } from './client-reports.ts'
export { clientReportRoutes } from './routes.ts'
