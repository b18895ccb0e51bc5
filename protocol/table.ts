import * as z from 'zod'
import { botLevels } from './levels.ts'
import { matchId } from './match-id.ts'
import { pace } from './pace.ts'
import { tableTags } from './table-tags.ts'

export type { BotLevel } from './levels.ts'

const botLevel = z
  .enum(botLevels)
  .meta({ id: 'BotLevel', description: 'How well a bot plays, from making mistakes to thinking far ahead.' })

/** Such as auction. */
export const gameId = z.string().regex(/^[a-z-]{1,40}$/)

export const visibility = z.enum(['open', 'link', 'private']).meta({
  id: 'Visibility',
  description: 'Who can find a table: everybody, those with its link, or only invited people.',
})
export type Visibility = z.infer<typeof visibility>

export const tableState = z.enum(['waiting', 'playing', 'over', 'abandoned']).meta({ id: 'TableState' })
export type TableState = z.infer<typeof tableState>

export const seatNumber = z.literal([0, 1, 2, 3, 4, 5, 6, 7]).meta({ id: 'Seat', description: 'A place at the table.' })

/** In milliseconds since the epoch. */
const moment = z.int()

/** What a seat contributes to the randomness of the match; see docs/fairness.md. */
const nonce = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/)
  .describe('Your contribution to the randomness of the match; by default the server draws one for you.')

export const tableKey = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('The secret part of the table’s link.')

export const sitter = z
  .object({
    seat: seatNumber,
    kind: z.enum(['free', 'person', 'bot']),
    account: z.string().optional().describe('Of a person on this server; imported records have only names.'),
    name: z.string().optional(),
    bot: botLevel.optional().describe('Of a bot.'),
    program: z.boolean().describe('A program plays here with a token of the account.'),
    ready: z.boolean(),
    replaced: z.boolean().describe('A bot plays until the owner of the seat returns.'),
    resigned: z.boolean().describe('A bot plays for good.'),
    last: z
      .literal(true)
      .optional()
      .describe(
        'Of a finished match: counts as last, whatever the result. Its owner was absent at the end, or a bot made more than a tenth of its moves.',
      ),
    returnOffer: z
      .object({
        left: z.int().nullable().describe('How often the owner can still return; null for any number.'),
        time: z.int().nullable().describe('Milliseconds on the clock after a move of the bot; null without clocks.'),
        botFirst: z.literal(true).optional().describe('No time would be left on the clock before the bot has moved.'),
      })
      .optional()
      .describe('Of a seat that a bot plays until its owner returns.'),
  })
  .meta({ id: 'Sitter' })
export type Sitter = z.infer<typeof sitter>

const ranking = z.object({
  ranking: z.array(z.array(seatNumber).readonly()).readonly(),
  scores: z.array(z.int()).readonly(),
})
const gameResult = ranking.meta({
  id: 'Result',
  description: 'Seats from first to last, ties together, and the score of each seat.',
})

const differences = z
  .object({
    options: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())
      .readonly()
      .describe('Options that differ from the default; null for one that is not a plain value.'),
    box: z
      .object({ title: z.string(), tables: z.array(z.string()).readonly() })
      .nullable()
      .describe('Custom components: their title, and the tables with other contents.'),
  })
  .meta({ id: 'Differences', description: 'Differences from the game as it is usually played.' })

export const tableTag = z.enum(tableTags).meta({
  id: 'TableTag',
  description: 'Tags of the host: for whom, how much chat, in which languages.',
})

const minuteOfDay = z.int().min(0).max(1_440)
const awakeHours = z
  .object({
    people: z.int().describe('How many of them have set their sleeping hours.'),
    spans: z
      .array(z.object({ from: minuteOfDay, to: minuteOfDay }))
      .readonly()
      .describe('When all of these are awake, in minutes of the day in UTC.'),
  })
  .meta({ id: 'AwakeHours', description: 'When the people at a waiting table are awake.' })

/** A table as shown in lists. */
export const tableSummary = z
  .object({
    id: matchId,
    game: z.string(),
    state: tableState,
    visibility,
    pace,
    learning: z.boolean().describe('A learning table: never rated, with hints, and any player may add bots.'),
    rated: z.boolean().describe('Whether the result changes ratings.'),
    agreedEnd: z
      .literal(true)
      .optional()
      .describe('The people present agreed to end the match: bots play it to its end, and it does not count.'),
    differs: differences,
    owner: z.string().describe('The creator of the table, or the person who took it over.'),
    seats: z.array(sitter).readonly(),
    awake: awakeHours.optional(),
    tags: z.array(tableTag).readonly(),
    reliability: z
      .object({
        games: z.int().describe('The latest finished games of the host with other people; at least five.'),
        finished: z.int().describe('In how many of them the host, not a bot, played at the end.'),
      })
      .optional()
      .describe('While the table waits for players.'),
    me: seatNumber.nullable().describe('Your seat.'),
    waiting: z.array(seatNumber).readonly().describe('The seats that have to decide.'),
    noted: z.literal(true).optional().describe('You have notes at this table.'),
    n: z.int().describe('The number of entries of the log.'),
    dueAt: moment.nullable().describe('When the next clock runs out.'),
    ownDueAt: moment.optional().describe('When your own clock runs out, while you have to decide.'),
    result: gameResult.nullable(),
    createdAt: moment,
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
  })
  .meta({ id: 'TableSummary' })
export type TableSummary = z.infer<typeof tableSummary>

/** A table with everything that the caller may see. */
export const table = tableSummary
  .extend({
    rules: z.int().describe('The rules version.'),
    options: z.record(z.string(), z.unknown()),
    hints: z.boolean().describe('Whether players can get hints from a bot.'),
    commitment: z.string().describe('The commitment of the server, made before any seat gave a nonce.'),
    rematchOf: matchId.nullable(),
    rematch: matchId.nullable(),
    key: tableKey.nullable().describe('The secret part of the link, for people at the table.'),
    club: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe('The club of the table, if you belong to it.'),
    quarantined: z.boolean().describe('The match is stopped because of a fault until the operator releases it.'),
  })
  .meta({ id: 'Table' })
export type Table = z.infer<typeof table>

export const newTable = z
  .strictObject({
    game: gameId,
    options: z.record(z.string(), z.unknown()).default({}),
    seats: z.int().min(1).max(8),
    pace,
    visibility,
    bots: z.array(botLevel).max(7).default([]).describe('Bots in the last seats.'),
    hints: z.boolean().default(false).describe('Whether players can get hints from a bot.'),
    learning: z.boolean().default(false).describe('A learning table: never rated, and with hints.'),
    rated: z
      .boolean()
      .optional()
      .describe('The result changes ratings: lasting accounts only, no bots, hints or custom components.'),
    club: z
      .string()
      .regex(/^[\w-]{1,32}$/)
      .optional()
      .describe('A table of this club, to which you belong: private, and its members can find it.'),
    tags: z.array(tableTag).max(tableTags.length).optional(),
    nonce: nonce.optional(),
    ready: z.boolean().default(false),
  })
  .meta({ id: 'NewTable' })
export type NewTable = z.output<typeof newTable>

export const sitting = z
  .strictObject({
    seat: seatNumber.optional().describe('By default the first free one.'),
    nonce: nonce.optional(),
    ready: z.boolean().default(false),
  })
  .meta({ id: 'Sitting' })
export type Sitting = z.output<typeof sitting>

export const learningWish = z.strictObject({ game: gameId }).meta({ id: 'LearningWish' })
export const readiness = z.strictObject({ ready: z.boolean() }).meta({ id: 'Readiness' })
export const botSeating = z.strictObject({ level: botLevel }).meta({ id: 'BotSeating' })
export const startOrder = z
  .strictObject({ bots: botLevel.optional().describe('Fill free seats with these bots.') })
  .meta({ id: 'StartOrder' })
export const invitedPerson = z
  .object({ account: z.string(), name: z.string(), declined: z.boolean() })
  .meta({ id: 'InvitedPerson' })
export type InvitedPerson = z.infer<typeof invitedPerson>
export const invitation = z.strictObject({ account: z.string().regex(/^[\w-]{1,64}$/) }).meta({ id: 'Invitation' })
