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

/** What can be foreseen in a view. Forecasts try out many turns, so each is made once for as long as the view is shown. */
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
