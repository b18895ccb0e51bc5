export { createEngine, type EngineOf } from './engine.ts'
export type { AutomaticOf, DecisionOf, Formats, MoveAtOf, Steps } from './step.ts'
