import type { Pace } from '@carriage/protocol'

/**
 * How long the house waits before it plays what was ordered. An answer at once would take the free undo of the move
 * before it away.
 */
export function pauseBeforeOrders(pace: Pace, slowest: number): number {
  return pace.kind === 'live' ? Math.min(3_000, slowest) : slowest
}
