import * as z from 'zod'
import { matchId } from './match-id.ts'
import { pace } from './pace.ts'
import { gameId } from './table.ts'

/** The initial range of the other players' ratings. */
const ratingRange = z.int().min(50).max(1_000)

export const quickWish = z
  .strictObject({
    games: z.array(gameId).min(1).max(8).describe('Any of these.'),
    pace: pace.refine(({ kind }) => kind !== 'none', 'A quick match has a clock.'),
    seats: z.int().min(2).max(8).optional().describe('The number of players; without it as many as are found.'),
    rated: z.boolean().default(false),
    ratingRange: ratingRange
      .optional()
      .describe('The initial range of the other players’ ratings around yours; it widens while you wait.'),
    awake: z
      .boolean()
      .default(false)
      .describe('For slow games: only with people who share six waking hours a day or more with you.'),
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
    ratingRange: z.int().nullable(),
    awake: z.boolean(),
    waited: z.int().describe('Seconds since you began to look.'),
    others: z.int().describe('The number of other people who look for the same game and pace now.'),
    table: matchId.nullable().describe('The table that was found; its match is running.'),
  })
  .meta({ id: 'Ticket', description: 'A request to be matched with other players.' })
export type Ticket = z.infer<typeof ticket>

export const quickMatch = z.object({ tickets: z.array(ticket).readonly() }).meta({ id: 'QuickMatch' })

export const ticketOnPath = z.object({ game: gameId })
