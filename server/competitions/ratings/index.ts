export { applyRatings, readRatings } from './ratings.ts'
