import type { Seat } from '@carriage/kernel'
import * as z from 'zod'

/** In whole seconds. */
export const pace = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('live'),
      bank: z.int().min(10).max(86_400).describe('Seconds of each seat at the start.'),
      increment: z.int().min(0).max(3_600).describe('Seconds added after each decision.'),
    }),
    z.object({
      kind: z.literal('slow'),
      days: z
        .int()
        .min(1)
        .max(30)
        .describe(
          'Days for each decision, or in the bank where there is an increment; sleep and holidays do not count.',
        ),
      increment: z
        .int()
        .min(1)
        .max(72)
        .optional()
        .describe(
          'Hours added to a seat whenever it has decided and others have to. Each seat then has one bank for the whole game, which never exceeds its initial value.',
        ),
    }),
    z.object({ kind: z.literal('none') }),
  ])
  .meta({ id: 'Pace', description: 'How much time a seat has.' })

export type Pace = z.infer<typeof pace>

/** The clocks of a match after its last entry. Durations are milliseconds; `at` is since the epoch. */
export interface Clock {
  readonly at: number
  /** The remaining bank of each seat; at a slow table the remaining time of its decision, sleep included. */
  readonly left: readonly number[]
  /** The seats whose clock runs. Those of bots do not run. */
  readonly running: readonly Seat[]
  /** Live: how much network lag each seat can still be refunded. */
  readonly lag?: readonly number[]
  /** Slow: since when each of the running seats has faced its decision. */
  readonly since?: readonly number[]
  /**
   * Slow, without sleep: with increments the bank of each seat when its clock last started or stopped; else the time
   * for its current or next decision, where that is less than all its days.
   */
  readonly bank?: readonly number[]
  /**
   * Slow without increments: the least time that each seat had left at a decision of this turn. An undo gives no more.
   */
  readonly spare?: readonly (number | null)[]
  /** The total time that the clock of each seat has run, without sleep. */
  readonly used?: readonly number[]
}
