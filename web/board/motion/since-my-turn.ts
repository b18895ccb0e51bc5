import type { Seat } from '@carriage/kernel'
import { standing } from '../../table/model/history.ts'
import type { ShownEntry } from '../../table/model/link.ts'
import type { TableModelState } from '../../table/model/table-state.ts'

/**
 * What others did since my last turn, without undone entries. While I act, what they did before this turn. For a
 * spectator and in a replay, the latest turn.
 */
export function sinceMyTurn({
  entries,
  table,
  moves,
}: Pick<TableModelState, 'entries' | 'table' | 'moves'>): readonly ShownEntry[] {
  const done = standing(entries).filter(({ seat }) => seat !== undefined)
  const { me, place } = table
  if (me === undefined || place === 'replay') return latestTurn(done)
  const end = moves.length > 0 ? 1 + done.findLastIndex(({ seat }) => seat !== me) : done.length
  const before = done.slice(0, end)
  return before.slice(1 + lastOf(before, me))
}

function lastOf(entries: readonly ShownEntry[], seat: Seat): number {
  return entries.findLastIndex((entry) => entry.seat === seat)
}

/** Everything by the seat that acted last. */
export function latestTurn(done: readonly ShownEntry[]): readonly ShownEntry[] {
  const actor = done.at(-1)?.seat
  return done.slice(1 + done.findLastIndex(({ seat }) => seat !== actor))
}
