export { type EngineOf, engineOf } from './engine.ts'
export type { AutomaticOf, DecisionOf, Formats, MoveAtOf, Steps } from './step.ts'
