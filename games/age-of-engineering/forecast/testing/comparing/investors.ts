import { eventsOf } from '@carriage/kraftwagen-family'
import { freePlayForecast } from '../../free-play-forecast.ts'
import { investorForecast } from '../../investor-forecast.ts'
import { salesForecast } from '../../sales-forecast.ts'
import type { Comparison } from './comparison.ts'

/** Compares the forecast of a production token with the market after it was used, and the list of free plays. */
export const compareInvestors: Comparison = ({ seat, move, view, events, before, after }, tally) => {
  const shelf = freePlayForecast(view(), seat)
  if (shelf?.now) {
    const isFree = /^(useProductionToken|exchange|exchangeCrew|usePackard)$/.test(move.kind)
    if (isFree) {
      tally.holds(
        'free plays',
        shelf.moves.some((each) => JSON.stringify(each) === JSON.stringify(move)),
        () => JSON.stringify(move),
      )
    }
    if (isFree && move.kind !== 'useProductionToken') {
      const { actionMarkerUsed } = before.turn
      tally.same(
        'step of a marker',
        shelf.countsFor,
        actionMarkerUsed === after.turn.actionMarkerUsed ? 'placing' : 'action',
      )
    }
  }
  // After the last free play the last action starts automatically, which changes more than the token.
  if (move.kind !== 'useProductionToken' || eventsOf(events, 'actionBegan').length > 0) return
  const { investor, car: price } = move
  const use = investorForecast(view(), seat)
    .find((each) => each.investor === investor)
    ?.uses.find(({ car }) => car.price === price)
  const { purchases, fates, earned } = salesForecast(after)
  tally.same('sales with a token', use?.outcome, { purchases, fates, earned })
  tally.same('purchase of an investor', use?.purchase, purchases.at(-1))
  tally.same('gain by a token', use?.gain, (earned[seat] ?? 0) - (salesForecast(before).earned[seat] ?? 0))
}
