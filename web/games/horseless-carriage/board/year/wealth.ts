import { type Event, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { SeatStanding } from '../../../../board/interaction/board.ts'

/** The wealth of a seat, and its income from the latest sales of a year. */
export function wealthOf(view: State, seat: Seat, history: readonly Event[]): SeatStanding {
  const began = history.findLastIndex((event) => event.kind === 'phaseBegan' && event.phase === 'sales')
  const latest = began < 0 ? [] : history.slice(began)
  const change = latest.reduce(
    (sum, event) => (event.kind === 'vehiclesSold' && event.seat === seat ? sum + event.earned : sum),
    0,
  )
  return { points: playerOf(view, seat).wealth, change }
}
