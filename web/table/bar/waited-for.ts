import type { Seat } from '@carriage/kernel'
import { useShown } from '../model/use-table.ts'

/**
 * Whom the table waits for. Shared by all parts that show it, so that they never differ, even while one renders later.
 */
export interface WaitedFor {
  /** Empty once the game is over. */
  readonly seats: readonly Seat[]
  readonly names: string
}

export function useWaitedFor(): WaitedFor {
  const { turn, players } = useShown('turn', 'players')
  const seats = turn.over ? [] : turn.seats
  return { seats, names: seats.map((seat) => players[seat]?.name ?? '').join(', ') }
}
