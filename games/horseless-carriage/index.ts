export * from './components/index.ts'
export { rulesNow } from './engine.ts'
export type { Candidate, Event, MainlineDelivery, OnNiche } from './events.ts'
export { accessOf, departmentsOf, expansionsLaid } from './factories.ts'
export * from './factory/index.ts'
export { firstVersion, horselessCarriage } from './game.ts'
export { firstVersionRules, horselessCarriageRules } from './game-rules.ts'
export { handbook } from './handbook.ts'
export { eachIndustrialistOnce } from './industrialists.ts'
export {
  type Axes,
  axesOf,
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
} from './market/niches.ts'
export { canSell } from './market/sales.ts'
export { dealershipOf, windowFramesOf, windowsOf } from './market/windows.ts'
export { problemPhrase } from './messages/facts.ts'
export { words } from './messages/index.ts'
export { cornerPhrase, nichePhrase, windowPhrase } from './messages/things.ts'
export { type Move, type MoveKind, type MoveOf, moveSchema } from './moves.ts'
export { type Options, optionChoices, standardOptions } from './options.ts'
export { optionsSchema } from './options-schema.ts'
export { offerInYear } from './phases/brochures.ts'
export { endsNow, lastYear } from './phases/end.ts'
export { renewExpectations } from './phases/expectations.ts'
export type { RuleId } from './rulebook/index.ts'
export {
  type CardId,
  type Dealership,
  type DemandStage,
  type FaceDown,
  type FactoryStage,
  type FocusStage,
  type Mainline,
  type Marker,
  type MarketWindow,
  type MaybeSecret,
  type PerDimension,
  type PerType,
  type Player,
  playerOf,
  type ResearchStage,
  type SaleStep,
  type SalesOffer,
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
