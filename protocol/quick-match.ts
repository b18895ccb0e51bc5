import * as z from 'zod'
import { matchId } from './match-id.ts'
import { pace } from './pace.ts'
import { gameId } from './table.ts'

/** How far away the ratings of the others may be at first. */
const reach = z.int().min(50).max(1_000)

export const quickWish = z
  .strictObject({
    games: z.array(gameId).min(1).max(8).describe('Any of these.'),
    pace: pace.refine(({ kind }) => kind !== 'none', 'A quick match has a clock.'),
    seats: z.int().min(2).max(8).optional().describe('How many play; without it as many as are found.'),
    rated: z.boolean().default(false),
    reach: reach
      .optional()
      .describe('How far from yours the ratings of the others may be at first; it grows while you wait.'),
    awake: z
      .boolean()
      .default(false)
      .describe('For slow games: only with people who are awake together with you for six hours a day or more.'),
  })
  .meta({ id: 'QuickWish' })
export type QuickWish = z.output<typeof quickWish>

const ticket = z
  .object({
    game: gameId,
    pace,
    least: z.int(),
    most: z.int(),
    rated: z.boolean(),
    reach: z.int().nullable(),
    awake: z.boolean(),
    waited: z.int().describe('Seconds since you began to look.'),
    others: z.int().describe('How many others look for the same game at the same pace now.'),
    table: matchId.nullable().describe('The table that was found; its match runs.'),
  })
  .meta({ id: 'Ticket', description: 'Your wish to play a game with whoever wants to.' })
export type Ticket = z.infer<typeof ticket>

export const quickMatch = z.object({ tickets: z.array(ticket).readonly() }).meta({ id: 'QuickMatch' })

export const ticketOnPath = z.object({ game: gameId })
