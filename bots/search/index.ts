export type { GameModel, TurnPlan, Width } from '../game-model.ts'
export type { Found, Pondering } from './pondering.ts'
export { evenTemper, Search, type Temper } from './search.ts'
export { Trials } from './trials.ts'
