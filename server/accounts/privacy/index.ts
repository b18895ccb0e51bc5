export { privacyRoutes } from './routes.ts'
export { factsOfHouse } from './site-facts.ts'
export { sweepOldData } from './sweep.ts'
