export { currentStep, type MaybeFaceDown } from '@carriage/kraftwagen-family'
export {
  type Achievement,
  type Action,
  type Components,
  componentsSchema,
  type Engineer,
  type EngineeringMarker,
  type Instant,
  type Investor,
  type Preference,
  preferences,
  type Recruit,
  type RecruitKind,
  readComponents,
  recruitKinds,
  type StartingBonus,
  standard,
} from './components/index.ts'
export { finalScores } from './end.ts'
export type { DriveReason, Event, EventOf, FinalScore, PointSource, RacePlace } from './events.ts'
export { ageOfEngineering } from './game.ts'
export { ageOfEngineeringRules } from './game-rules.ts'
export { courseOf, grandPrixSteps, mostJoining, teamBonus } from './grand-prix.ts'
export { handbook } from './handbook.ts'
export { type Condition, conditionOf, conditionRules, leastFor } from './investors.ts'
export { words } from './messages/index.ts'
export { type Move, type MoveKind, type MoveOf, moveSchema } from './moves.ts'
export { type Options, optionChoices, standardOptions } from './options.ts'
export { optionsSchema } from './options-schema.ts'
export { lapPointsNow, raceNow } from './race-scoring.ts'
export type { RuleId } from './rulebook/index.ts'
export { type Bought, type BuyerSale, type InvestorSale, offerOf, planSales, type Sale, salesNow } from './sales.ts'
export {
  type ActiveBuyer,
  actorOf,
  type Car,
  type Company,
  type CompanyTurn,
  carAt,
  companyOf,
  type EngagedInvestor,
  type Phase,
  type RecruitmentTiles,
  type Recruits,
  type Round,
  type SalespersonAt,
  type State,
  type TileId,
} from './state.ts'
export { engine } from './steps/index.ts'
export type { Crew, Step, StepName } from './steps.ts'
export {
  actionsOf,
  boardFor,
  type ComponentTables,
  componentTablesOf,
  isEngineer,
  isInvestor,
  kindOfRecruit,
  markersOf,
  markerValue,
  marketIsFull,
  marketSpaces,
  tablesFrom,
} from './tables.ts'
export { title as ageOfEngineeringTitle } from './title.ts'
export { translations } from './translations.ts'
