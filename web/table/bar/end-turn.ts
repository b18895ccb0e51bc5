import type { Missed } from '../../board/interaction/board.ts'
import { sameMove } from '../../board/interaction/move-control.ts'
import { useSettings } from '../../platform/app/settings.ts'
import type { TableModel, TableModelState } from '../model/table-state.ts'
import { useTable } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'

/** The move that ends my turn, if the rules let me end it now. */
export function endTurnOf({ board, moves }: Pick<TableModelState, 'board' | 'moves'>): object | undefined {
  return board?.endTurn?.(moves) ?? moves.find((move) => 'kind' in move && move.kind === 'endTurn')
}

export function useEnding(): object | undefined {
  return useTable(endTurnOf)
}

/** Ends my turn, unless I asked to be stopped and would leave something undone: then I am asked first. */
export function endTurn(model: TableModel): void {
  const state = model.store.getState()
  const end = endTurnOf(state)
  if (!end) return
  const missed = missedIn(state)
  if (missed) usePanels.setState({ missed: { ...missed, n: state.n } })
  else model.commit(end)
}

/** Plays a move of the list; the end of a turn as the button would. */
export function commitOrEnd(model: TableModel): (move: object) => void {
  return (move) => (sameMove(move, endTurnOf(model.store.getState())) ? endTurn(model) : model.commit(move))
}

function missedIn({ board, view, table: { me } }: TableModelState): Missed | undefined {
  return me !== undefined && useSettings.getState().stop ? board?.misses?.(view, me) : undefined
}
