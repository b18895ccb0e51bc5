export type { Adviser, Comparison, Option } from './adviser.ts'
export { adviserFor, concerns } from './adviser-for.ts'
export type { Reason } from './insight.ts'
export { type Moment, type Progress, type Review, review } from './review.ts'
