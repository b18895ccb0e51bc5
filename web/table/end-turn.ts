import type { TableState } from './model.ts'
import { useTable } from './use-table.ts'

/** The move that ends my turn, if the rules let me end it now. */
export function endTurnOf({ kit, moves }: TableState): object | undefined {
  return kit?.endTurn(moves) ?? moves.find((move) => 'kind' in move && move.kind === 'endTurn')
}

export function useEnding(): object | undefined {
  return useTable(endTurnOf)
}
