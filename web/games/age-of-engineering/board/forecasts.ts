import type { Investor, State } from '@carriage/age-of-engineering'
import {
  achievementForecast,
  chainForecast,
  findFittingCars,
  investorForecast,
  priceForecast,
  raceForecast,
  roundEndForecast,
  salesForecast,
  tileGains,
  undercutForecast,
  wholeCars,
} from '@carriage/age-of-engineering/forecast'
import { once } from '../../../board/parts/once.ts'

/** Forecasts of a view, memoised for as long as the view is shown. */
export const forecasts = {
  achievements: once(achievementForecast),
  chain: once(chainForecast),
  /** How well each car of the market fits an investor. */
  fitting: once((view: State, investor: Investor) => findFittingCars(view, investor, view.market)),
  gains: once(tileGains),
  investors: once(investorForecast),
  prices: once(priceForecast),
  race: once(raceForecast),
  roundEnd: once(roundEndForecast),
  sales: once(salesForecast),
  undercut: once(undercutForecast),
  wholeCars: once(wholeCars),
}
