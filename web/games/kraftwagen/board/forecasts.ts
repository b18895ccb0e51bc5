import {
  awardForecast,
  chainForecast,
  priceForecast,
  raceForecast,
  roundEndForecast,
  salesForecast,
  tileGains,
  wholeCars,
} from '@carriage/kraftwagen/forecast'
import { once } from '../../../board/parts/once.ts'

/** Forecasts of a view. They simulate many turns, so each is memoised for as long as the view is shown. */
export const forecasts = {
  awards: once(awardForecast),
  chain: once(chainForecast),
  gains: once(tileGains),
  prices: once(priceForecast),
  race: once(raceForecast),
  roundEnd: once(roundEndForecast),
  sales: once(salesForecast),
  wholeCars: once(wholeCars),
}
