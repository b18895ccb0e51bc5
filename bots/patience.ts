import type { Level } from './levels.ts'

/**
 * The longest that a level thinks over one decision, in milliseconds. Most often it has looked into all that it wants
 * to know long before; on a slow or busy machine it plays the best that it has found by then.
 */
export const patience: Readonly<Record<Level, number>> = {
  apprentice: 500,
  mechanic: 500,
  engineer: 1_000,
  magnate: 3_000,
}
