export { currentStep, type Kept } from '@carriage/motorworks'
export {
  type Action,
  type Award,
  type Bonus,
  type Components,
  componentsSchema,
  type Engineer,
  type EngineerMarker,
  type Instant,
  type MarkerSpace,
  readComponents,
  type SpecialtySet,
  type StartItem,
  standard,
} from './components/index.ts'
export { levelOfSeat } from './developments.ts'
export { finalScores } from './end.ts'
export { rulesNow } from './engine.ts'
export type { Doing, Event, FinalScore, MoneySource, RacePlace } from './events.ts'
export { kraftwagen } from './game.ts'
export { courseOf } from './grand-prix.ts'
export { handbook } from './handbook.ts'
export { invariants } from './invariants.ts'
export { type Move, type MoveKind, type MoveOf, moveSchema } from './moves.ts'
export { type Options, optionsSchema, standardOptions } from './options.ts'
export { progress } from './progress.ts'
export { lapMoneyNow, raceNow } from './race-scoring.ts'
export { marketIsFull } from './round.ts'
export { type RuleId, rulebook } from './rulebook/index.ts'
export { type Bought, offerOf, planSales, type Sale, type SaleTerms, salesNow } from './sales.ts'
export {
  type ActiveBuyer,
  actorOf,
  type Car,
  type CardId,
  carAt,
  type DevelopmentId,
  type Phase,
  type Player,
  type PlayerTurn,
  playerOf,
  type Round,
  type Specialty,
  type StartTileId,
  type State,
  type TileId,
} from './state.ts'
export type { Step, StepName } from './steps.ts'
export { boardFor, cardOf, markerValue, type Tables, tablesFrom, tablesOf, tileOf } from './tables.ts'
export { title as kraftwagenTitle } from './title.ts'
export { translations } from './translations.ts'
export { words } from './words/index.ts'
