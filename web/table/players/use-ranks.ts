import { useMemo } from 'react'
import { useTable } from '../model/use-table.ts'
import { type Ranked, ranksOf } from './ranks.ts'

/** Everybody's points as the table shows them now. */
export function useRanks(): Ranked[] | undefined {
  const board = useTable((state) => state.board)
  const view = useTable((state) => state.view)
  const history = useTable((state) => state.history)
  const seats = useTable((state) => state.players.length)
  return useMemo(() => ranksOf(board, view, seats, history), [board, view, seats, history])
}
