import type { Pace } from '@carriage/protocol'
import { allowance, type TimedPace } from './tick.ts'

/** How often a player can return to a table that counts. */
export const mostReturns = 3

const hour = 3_600_000
/** The least time of a first return, if the increment is less. */
const least = { live: 20_000, slow: 6 * hour } as const

/**
 * The time of a player who returns after the bot has moved, by the number of earlier returns: the increment of the
 * table, or half of the days for a decision; then half of that, then a quarter.
 */
export function timeOnReturn(pace: TimedPace, returns: number): number {
  return Math.floor(firstTime(pace) / 2 ** Math.min(returns, mostReturns - 1))
}

function firstTime(pace: TimedPace): number {
  if (pace.kind === 'slow' && pace.increment === undefined) return allowance(pace) / 2
  const increment = (pace.increment ?? 0) * (pace.kind === 'live' ? 1_000 : hour)
  return Math.max(increment, Math.min(least[pace.kind], allowance(pace)))
}

/** The time that a return now would give, for people at the table. */
export function timeOfReturn(pace: Pace, returns: number): number | null {
  return pace.kind === 'none' ? null : timeOnReturn(pace, returns)
}
