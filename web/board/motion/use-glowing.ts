import { isDoneBy } from '@carriage/kernel'
import { useMemo } from 'react'
import { useShown } from '../../table/model/use-table.ts'
import { changedSpots } from './glow.ts'
import { sinceMyTurn } from './since-my-turn.ts'
import type { Touch } from './touch.ts'

/** For a game without a board, or a board without `touches`. */
export const untouched = (): readonly Touch[] => []

/** The places that glow now: what others changed since my last turn. */
export function useGlowing(): ReadonlySet<string> {
  const { entries, table, moves, board } = useShown('entries', 'table', 'moves', 'board')
  return useMemo(() => {
    const { me } = table
    const emitted = sinceMyTurn({ entries, table, moves }).flatMap((entry) => entry.events)
    // The prompt already shows that my turn has begun.
    const events =
      me === undefined || table.place === 'replay' ? emitted : emitted.filter((event) => !isDoneBy(me, event))
    return changedSpots(events, board?.touches ?? untouched)
  }, [entries, table, moves, board])
}
