export { anyOf, onceIn } from './any.ts'
export { Draft, type SquareAround, squareAround } from './draft.ts'
export { inventPlan, unusedSizes } from './plan.ts'
