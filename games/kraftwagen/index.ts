export { currentStep, type MaybeFaceDown } from '@carriage/kraftwagen-family'
export { levelOfSeat } from './actions/developments.ts'
export { courseOf } from './actions/grand-prix.ts'
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
export { rulesNow } from './engine.ts'
export type { Doing, Event, FinalScore, MoneySource, RacePlace } from './events.ts'
export { kraftwagen } from './game.ts'
export { kraftwagenRules } from './game-rules.ts'
export { handbook } from './handbook.ts'
export { words } from './messages/index.ts'
export { type Move, type MoveKind, type MoveOf, moveSchema } from './moves.ts'
export { type Options, optionChoices, standardOptions } from './options.ts'
export { optionsSchema } from './options-schema.ts'
export { marketIsFull, marketSpaces } from './round.ts'
export type { RuleId } from './rulebook/index.ts'
export { finalScores } from './scoring/end.ts'
export { lapMoneyNow, raceNow } from './scoring/race-scoring.ts'
export { type Bought, offerOf, planSales, type Sale, type SaleOptions, salesNow } from './scoring/sales.ts'
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
export { boardFor, type ComponentTables, cardOf, componentTablesOf, markerValue, tablesFrom, tileOf } from './tables.ts'
export { title as kraftwagenTitle } from './title.ts'
export { translations } from './translations.ts'
