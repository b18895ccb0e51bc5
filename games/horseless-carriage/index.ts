export { offerInYear } from './brochures.ts'
export * from './components/index.ts'
export { lastYear } from './end.ts'
export type { Candidate, Delivery, Event, OnNiche } from './events.ts'
export { renewExpectations } from './expectations.ts'
export { accessOf, departmentsOf, expansionsLaid } from './factories.ts'
export * from './factory/index.ts'
export { firstVersion, horselessCarriage } from './game.ts'
export { handbook } from './handbook.ts'
export { invariants } from './invariants.ts'
export {
  type Axes,
  boardSize,
  countAt,
  nicheAt,
  nicheCount,
  nicheIn,
  nichesIn,
  type Reach,
  reachOf,
  requirementsOf,
  segmentAt,
  xOf,
  yOf,
} from './market.ts'
export { type Move, type MoveKind, type MoveOf, moveSchema } from './moves.ts'
export { type Options, optionsSchema, standardOptions } from './options.ts'
export { progress } from './progress.ts'
export { rulebook } from './rulebook/index.ts'
export { canSell } from './sales.ts'
export {
  type CardId,
  type Dealership,
  type DemandStage,
  type FaceDown,
  type FactoryStage,
  type FocusStage,
  type Kept,
  type Mainline,
  type Marker,
  type MarketWindow,
  type Offer,
  type PerDimension,
  type PerType,
  type Player,
  playerOf,
  type ResearchStage,
  type SaleStep,
  type SalesStage,
  type Shortage,
  type Stage,
  type StageName,
  type StageOf,
  type State,
  type StoredPlan,
  salesOrder,
  type Timecard,
} from './state.ts'
export {
  cardOf,
  deckOf,
  type NeutralCard,
  neutralCardOf,
  type PlayerCard,
  type Tables,
  tablesFrom,
  tablesOf,
  typesIn,
} from './tables.ts'
export { title as horselessCarriageTitle } from './title.ts'
export { translations } from './translations.ts'
export { dealershipOf, framesOf, windowsOf } from './windows.ts'
export { words } from './words/index.ts'
