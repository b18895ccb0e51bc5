import { companyOf, type Event, type State } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { contentIfKnown } from '@carriage/kraftwagen-family'
import type { SeatStanding } from '../../../board/interaction/board.ts'
import { gainedOfLate } from '../../../board/kraftwagen-family/points-by-round.ts'
import { pointGainIn } from './points.ts'

/** The points of a company; AE-12.7 if they are hidden, those of others are not added up. */
export function pointsSoFar(
  view: State,
  seat: Seat,
  history: readonly Event[],
  me: Seat | undefined,
): SeatStanding | 'hidden' {
  const points = contentIfKnown(companyOf(view, seat).points)
  return points === undefined ? 'hidden' : { points, change: gainedOfLate(history, seat, me, pointGainIn) }
}
