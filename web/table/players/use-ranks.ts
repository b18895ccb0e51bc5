import { useMemo } from 'react'
import { useCounting } from '../finale/counting.ts'
import { useTable } from '../model/use-table.ts'
import { ranksOf } from './ranks.ts'

export function useRanks(): ReturnType<typeof ranksOf> {
  const board = useTable((state) => state.board)
  const view = useTable((state) => state.view)
  const history = useTable((state) => state.history)
  const seats = useTable((state) => state.players.length)
  const me = useTable((state) => state.table.me)
  const counting = useCounting()
  return useMemo(() => {
    const ranks = ranksOf(board, view, me, seats, history)
    return counting ? ranks?.map(() => 'hidden' as const) : ranks
  }, [board, view, me, seats, history, counting])
}
