import * as z from 'zod'

const rule = z
  .object({
    id: z.string(),
    section: z.string(),
    title: z.string(),
    text: z.string(),
    printed: z
      .enum(['whole', 'part', 'none'])
      .optional()
      .describe('How much of the rule is printed: all of it, the main sentence, or nothing, so that we decided.'),
  })
  .meta({ id: 'Rule' })

export const offeredGame = z
  .object({
    id: z.string(),
    rules: z.int().describe('The rules version of new matches.'),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.record(z.string(), z.unknown()).describe('A JSON Schema of the options of a table.'),
  })
  .meta({ id: 'Game' })
export type OfferedGame = z.infer<typeof offeredGame>

export const gameList = z.object({ games: z.array(offeredGame).readonly() }).meta({ id: 'GameList' })
export const rulebookAnswer = z.object({ rules: z.array(rule).readonly() }).meta({ id: 'Rulebook' })

/** The duration of finished games in seconds: median and quartiles. */
const gameLength = z
  .object({
    seats: z.int(),
    kind: z.enum(['live', 'slow', 'none']),
    amount: z
      .int()
      .nullable()
      .describe('Seconds of a live bank, or days of a slow table; null for all tables of this kind.'),
    banked: z.boolean().nullable().describe('Whether slow tables had a bank; null for all tables of this kind.'),
    games: z.int(),
    low: z.int(),
    median: z.int(),
    high: z.int(),
  })
  .meta({ id: 'GameLength', description: 'The duration of finished games with at least two people.' })
export type GameLength = z.infer<typeof gameLength>

export const gameLengths = z.object({ lengths: z.array(gameLength).readonly() }).meta({ id: 'GameLengths' })
