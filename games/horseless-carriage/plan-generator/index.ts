export { anyOf, onceIn } from './any.ts'
export { PlanDraft, type SquareAround, squareAround } from './draft.ts'
export { inventPlan, unusedSizes } from './plan.ts'
