import type { Level } from './levels.ts'

/**
 * The time limit of a level for one decision, in milliseconds. Most searches end long before it; on a slow or busy
 * machine the bot plays the best move found so far.
 */
export const timeLimits: Readonly<Record<Level, number>> = {
  apprentice: 500,
  mechanic: 500,
  engineer: 1_000,
  magnate: 3_000,
}
