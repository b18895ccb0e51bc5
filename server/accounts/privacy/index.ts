export { privacyRoutes } from './routes.ts'
export { readSiteFacts } from './site-facts.ts'
export { sweepOldData } from './sweep.ts'
