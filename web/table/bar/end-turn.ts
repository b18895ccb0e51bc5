import type { Missed } from '../../board/interaction/board.ts'
import { sameMove } from '../../board/interaction/move-control.ts'
import { useSettings } from '../../platform/app/settings.ts'
import type { TableModel, TableModelState } from '../model/table-state.ts'
import { useTable } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'

/** The move that ends my turn, if it is legal now. */
export function endTurnOf({ board, moves }: Pick<TableModelState, 'board' | 'moves'>): object | undefined {
  return board?.endTurn?.(moves) ?? moves.find((move) => 'kind' in move && move.kind === 'endTurn')
}

export function useEnding(): object | undefined {
  return useTable(endTurnOf)
}

/** Ends my turn. If something would be left undone and the setting is on, asks first. */
export function endTurn(model: TableModel): void {
  const state = model.store.getState()
  const end = endTurnOf(state)
  if (!end) return
  const missed = missedIn(state)
  if (missed) usePanels.setState({ missed: { ...missed, n: state.n } })
  else model.commit(end)
}

/** Plays a move of the list; one that ends the turn acts like the button. */
export function commitOrEnd(model: TableModel): (move: object) => void {
  return (move) => (sameMove(move, endTurnOf(model.store.getState())) ? endTurn(model) : model.commit(move))
}

function missedIn({ board, view, table: { me } }: TableModelState): Missed | undefined {
  return me !== undefined && useSettings.getState().stop ? board?.misses?.(view, me) : undefined
}
