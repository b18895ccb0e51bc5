export type { TurnsOfRival, TurnWait } from '@carriage/kraftwagen-family'
export { type AwardForecast, type AwardNeed, awardForecast } from './award-forecast.ts'
export {
  type ChainAfter,
  type ChainForecast,
  chainForecast,
  type TurnedUp,
} from './chain-forecast.ts'
export type { Buying, Fate, Leaving, Loss, MarketOutcome, Purchase, Sold, Unsold } from './market-outcome.ts'
export { nextTurn } from './next-turn.ts'
export {
  type CarDraft,
  halfBuilt,
  type PriceForecast,
  type PriceLimit,
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
} from './race-forecast.ts'
export {
  type RoundEnd,
  type RoundEndForecast,
  roundEndForecast,
} from './round-end-forecast.ts'
export { type BenzForecast, type BenzVariant, type SalesForecast, salesForecast } from './sales-forecast.ts'
export {
  type ActionGains,
  type Gain,
  type GainChoice,
  type GainOutcome,
  type TileGains,
  tileGains,
} from './tile-gains.ts'
export type { Threat, UndercutAnswer, Undercutter } from './undercutting.ts'
export { movesOfCar, wholeCars } from './whole-cars.ts'
