import type { Seat } from '@carriage/kernel'
import * as z from 'zod'

/** How fast a table plays. Times are whole seconds. */
export const pace = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('live'),
      bank: z.int().min(10).max(86_400).describe('Seconds that each seat has in hand at the start.'),
      increment: z.int().min(0).max(3_600).describe('Seconds that a seat gains with each decision it has made.'),
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
          'Hours that a seat gains whenever it has decided and others are waited for. Each seat then has one bank for the whole game, which never holds more than at the start.',
        ),
    }),
    z.object({ kind: z.literal('none') }),
  ])
  .meta({ id: 'Pace', description: 'How much time a seat has.' })

export type Pace = z.infer<typeof pace>

/** The clocks of a match as they were after its last entry. Times are milliseconds; `at` is since the epoch. */
export interface Clock {
  readonly at: number
  /** What each seat has left in its bank; for a slow table what it has left for the decision it faces, sleep included. */
  readonly left: readonly number[]
  /** The seats whose time runs. That of a seat that a program plays does not. */
  readonly running: readonly Seat[]
  /** Live: how much of its network's lag each seat can still be given back. */
  readonly lag?: readonly number[]
  /** Slow: since when each of the running seats has faced its decision. */
  readonly since?: readonly number[]
  /**
   * Slow, sleep left out: with increments what each seat had in its bank when its time began to run or last stood still;
   * else what it has for the decision that it faces or will face next, where that is less than all its days.
   */
  readonly bank?: readonly number[]
  /** Slow without increments: the least that each seat had left at a decision of this turn; taking one back gives no more. */
  readonly spare?: readonly (number | null)[]
  /** For how long the time of each seat has run in all, sleep left out. */
  readonly used?: readonly number[]
}
