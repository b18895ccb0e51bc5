import { sameMove } from '../../board/interaction/move-control.ts'
import { aimAfter, type GivenHint } from '../../table/hints/turn-aim.ts'
import type { TableModelState } from '../../table/model/table-state.ts'

/** What a plan needs to know of the table. */
type PlannedAt = Pick<TableModelState, 'view' | 'entries' | 'moves' | 'table' | 'game'>

/**
 * The next move of a hint: it is a plan for the whole turn. Undefined once I have played something else, something was
 * drawn, or a rival has moved.
 */
export function plannedMove(given: GivenHint, { game, table, moves, ...now }: PlannedAt): object | undefined {
  const aim = table.me === undefined ? undefined : aimAfter(given, game, table.me, now)
  const next = aim && !aim.news ? aim.moves[0] : undefined
  return next && moves.find((move) => sameMove(move, next))
}
