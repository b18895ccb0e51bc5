export { type Conformity, ConformityFailure, type ConformPlan, conform } from './conform.ts'
export { collectIds, type Listening, listen, sentencesIn } from './listening.ts'
export type { ContractPromise, Nonconforming } from './nonconforming.ts'
export { type PremovesTried, tryPremoves } from './premoves.ts'
export {
  choiceOf,
  FailedGame,
  moveLimit,
  pickFrom,
  playRandomly,
  type RandomGame,
  randomMove,
  recordRandomGame,
} from './random-play.ts'
