export { factsOfHouse } from './house-facts.ts'
export { privacyRoutes } from './routes.ts'
export { sweepOldData } from './sweep.ts'
