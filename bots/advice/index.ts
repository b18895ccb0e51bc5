export type { Adviser, MoveComparison, Option } from './adviser.ts'
export type { Reason } from './evaluation.ts'
export { type Review, type ReviewedTurn, type ReviewProgress, review } from './review.ts'
