export { type Adviser, comparisons, isComparison, type MoveComparison, type Option } from './adviser.ts'
export type { Reason } from './evaluation.ts'
export { type Review, type ReviewedTurn, type ReviewProgress, review } from './review.ts'
export type { PlanChange, TurnAim } from './turn-aim.ts'
