export { applyRatings, ratingQueue, readRatings } from './ratings.ts'
