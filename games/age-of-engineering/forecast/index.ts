export {
  type AchievementForecast,
  type AchievementNeed,
  achievementForecast,
} from './achievement-forecast.ts'
export {
  type ChainAfter,
  type ChainForecast,
  chainForecast,
} from './chain-forecast.ts'
export { type Fitting, findFittingCars } from './fitting.ts'
export { type FreePlayForecast, freePlayForecast } from './free-play-forecast.ts'
export { type InvestorForecast, investorForecast, type TokenUse } from './investor-forecast.ts'
export type {
  Buying,
  Fate,
  Investing,
  Leaving,
  Loss,
  MarketOutcome,
  NotInvesting,
  Purchase,
} from './market-outcome.ts'
export { nextTurn } from './next-turn.ts'
export {
  type CarDraft,
  halfBuilt,
  type MarkedOutcome,
  type PriceForecast,
  type PriceOutcome,
  priceForecast,
} from './price-forecast.ts'
export {
  type RaceForecast,
  type RaceSpace,
  type RaceStanding,
  raceForecast,
  raceStanding,
  type Skipped,
  type TeamForecast,
  teamForecast,
} from './race-forecast.ts'
export {
  type RoundEnd,
  type RoundEndForecast,
  roundEndForecast,
} from './round-end-forecast.ts'
export { type BuickForecast, type BuickVariant, type SalesForecast, salesForecast } from './sales-forecast.ts'
export {
  type ActionGains,
  actionGains,
  type Gain,
  type GainChoice,
  type GainOutcome,
  type TileGains,
  tileGains,
} from './tile-gains.ts'
export { type Threat, type UndercutForecast, type Undercutter, undercutForecast } from './undercutting.ts'
export { movesOfCar, wholeCars } from './whole-cars.ts'
