import type { Seat } from '@carriage/kernel'
import { componentTablesOf, type Event, playerOf, type State } from '@carriage/kraftwagen'
import { contentIfKnown } from '@carriage/kraftwagen-family'
import type { SeatStanding } from '../../../board/interaction/board.ts'
import { gainedOfLate } from '../../../board/kraftwagen-family/points-by-round.ts'
import { pointGainIn } from './ending/points.ts'

/** Money and awards of a seat; KW-9.35 those of others are hidden, and nothing is added up for anybody. */
export function pointsSoFar(
  view: State,
  seat: Seat,
  history: readonly Event[],
  me: Seat | undefined,
): SeatStanding | 'hidden' {
  const player = playerOf(view, seat)
  const money = contentIfKnown(player.money)
  const awards = contentIfKnown(player.awards)
  if (money === undefined || awards === undefined) return 'hidden'
  const { rows } = componentTablesOf(view).components.awards
  return {
    points: awards.reduce((sum, award) => sum + rows[award].points, money),
    change: gainedOfLate(history, seat, me, pointGainIn),
  }
}
