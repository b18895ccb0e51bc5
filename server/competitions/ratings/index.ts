export { applyRatings, ratingsOf } from './ratings.ts'
