import { type Effects, type Result, rankByPoints, seatsOf } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** HC-8.2 The game never lasts longer. */
export const lastYear = 7

/** Phase 6: HC-8.1 the timecard is flipped, HC-8.7, HC-11.3 whenever that happened, or it is the last year. */
export function endsNow({ timecard, year }: Pick<State, 'timecard' | 'year'>): boolean {
  return timecard.flipped || year >= lastYear
}

export function endGame(state: State, fx: Effects<Event>): void {
  state.stage = { name: 'over' }
  const { ranking, scores } = result(state)
  const cause = state.timecard.flipped ? 'timecard' : 'lastYear'
  fx.emit({ kind: 'gameEnded', cause, ranking: ranking.flat(), wealth: scores })
}

/** HC-8.4 Most wealth wins; HC-8.5, HC-8.6 equals rank by this year's sales order, which leaves no ties. */
export function result({ players, order }: State): Result {
  return rankByPoints(
    players.map(({ wealth }) => wealth),
    seatsOf(players.length).map((seat) => order.indexOf(seat)),
  )
}
