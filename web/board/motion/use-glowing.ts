import { isDoneBy } from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../platform/app/settings.ts'
import { turnTime } from '../../table/model/playback.ts'
import type { TableModelState } from '../../table/model/table-state.ts'
import { useShown } from '../../table/model/use-table.ts'
import { changedSpots } from './glow.ts'
import { latestTurn, sinceMyTurn } from './since-my-turn.ts'
import type { Touch } from './touch.ts'

/** For a game without a board, or a board without `touches`. */
export const untouched = (): readonly Touch[] => []

type Shown = Pick<TableModelState, 'entries' | 'table' | 'moves' | 'board'>

/** The places that others changed since my last turn. */
export function useChanged(): ReadonlySet<string> {
  const shown = useShown('entries', 'table', 'moves', 'board')
  return useMemo(() => spotsOf(shown, sinceMyTurn(shown)), [shown])
}

/**
 * The places that glow now: what the latest turn of another seat changed. In my own turn it fades, so that nothing is
 * brighter than what I can do.
 */
export function useGlowing(): ReadonlySet<string> {
  const shown = useShown('entries', 'table', 'moves', 'turn', 'board')
  const speed = useSettings((settings) => settings.speed)
  const spots = useMemo(() => spotsOf(shown, latestTurn(sinceMyTurn(shown))), [shown])
  const { table, turn } = shown
  const isMyTurn = !turn.over && table.me !== undefined && table.place !== 'replay' && turn.seats.includes(table.me)
  const [faded, setFaded] = useState(isMyTurn)
  useEffect(() => {
    setFaded(isMyTurn && speed === 0)
    if (!isMyTurn || speed === 0) return
    const fade = () => setFaded(true)
    const timer = setTimeout(fade, turnTime / speed)
    document.addEventListener('pointerdown', fade)
    document.addEventListener('keydown', fade)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', fade)
      document.removeEventListener('keydown', fade)
    }
  }, [isMyTurn, speed])
  return isMyTurn && faded ? none : spots
}

const none: ReadonlySet<string> = new Set()

function spotsOf({ table, board }: Shown, entries: ReturnType<typeof sinceMyTurn>): ReadonlySet<string> {
  const { me } = table
  const emitted = entries.flatMap((entry) => entry.events)
  // The prompt already shows that my turn has begun.
  const events =
    me === undefined || table.place === 'replay' ? emitted : emitted.filter((event) => !isDoneBy(me, event))
  return changedSpots(events, board?.touches ?? untouched)
}
