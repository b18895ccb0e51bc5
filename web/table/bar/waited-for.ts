import type { Seat } from '@carriage/kernel'
import { useShown } from '../model/use-table.ts'

/** Whom the table waits for, for all parts that say so: they never differ, not even while one of them is drawn later. */
export interface WaitedFor {
  /** Nobody once the game is over. */
  readonly seats: readonly Seat[]
  readonly names: string
}

export function useWaitedFor(): WaitedFor {
  const { turn, players } = useShown('turn', 'players')
  const seats = turn.over ? [] : turn.seats
  return { seats, names: seats.map((seat) => players[seat]?.name ?? '').join(', ') }
}
