import type { AnyGameRules } from '@carriage/kernel'
import type { Sight } from '../digest/absence.ts'
import type { LinkedTable, Opened } from './link.ts'
import type { TableModelOptions, TableModelState } from './table-state.ts'

/** The initial state of a table. */
export function openedState(
  { table, players, view, n, past, undo }: Opened,
  { title, board }: Pick<TableModelOptions, 'title' | 'board'>,
  game: AnyGameRules,
  history: readonly object[],
  sight: Sight,
): TableModelState {
  return {
    table,
    title,
    game,
    board,
    players,
    clocks: [],
    ...positionOf(game, view, table),
    n,
    draft: undefined,
    sending: false,
    refusal: undefined,
    failure: undefined,
    entries: past,
    fresh: [],
    history,
    undo,
    asked: undefined,
    handOver: undefined,
    behind: 0,
    summary: undefined,
    chat: [],
    rematch: undefined,
    connection: 'live',
    connectionError: undefined,
    absence: n > sight.n && isPlayed(table) ? { from: sight, why: 'away' } : undefined,
  }
}

export function positionOf(
  game: AnyGameRules,
  view: object,
  { me, place }: LinkedTable,
): Pick<TableModelState, 'view' | 'turn' | 'moves'> {
  const turn = game.turn(view)
  const own = me !== undefined && place !== 'replay' && !turn.over && turn.seats.includes(me)
  return { view, turn, moves: own ? [...game.moves(view, me)] : [] }
}

/** Whether a player of this browser sits at the table. */
export function isPlayed({ me, place }: LinkedTable): boolean {
  return me !== undefined && place !== 'replay'
}
