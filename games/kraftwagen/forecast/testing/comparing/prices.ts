import { eventsOf } from '@carriage/kraftwagen-family'
import { endsActionPhase } from '../../../round.ts'
import { halfBuilt, priceForecast } from '../../price-forecast.ts'
import { salesForecast } from '../../sales-forecast.ts'
import type { Comparison } from './comparison.ts'

/** Compares the price forecast with the market after the car was placed. */
export const comparePrices: Comparison = ({ seat, move, view, events, after }, tally) => {
  const [placed] = eventsOf(events, 'carPlaced')
  if (!placed) return
  const { body, engine, workers, price, engineerMarker: marker } = placed.car
  if (move.kind === 'priceCar' || move.kind === 'markCar') {
    tally.same('half-built car', halfBuilt(view(), seat), { body, engine, workers })
  }
  const forecast = priceForecast(view(), seat, { body, engine, workers, marker })
  const predicted = forecast?.prices.find((each) => each.price === price)
  tally.same('fate at a price', predicted?.fate, salesForecast(after).fates.at(-1))
  tally.same('car ends the round', predicted?.endsRound, endsActionPhase(after))
}
