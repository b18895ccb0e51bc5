import * as z from 'zod'
import { matchId } from './match-id.ts'
import { gameId, tableState, tableSummary, tableTag } from './table.ts'

/** The position of the next page, opaque to clients. */
const cursor = z
  .string()
  .regex(/^[\w-]{1,120}$/)
  .describe('From `next` of the page before.')

const limit = z.coerce.number<number>().int().min(1).max(100).default(20)

export const page = z.object({ after: cursor.optional(), limit })
export type Page = z.infer<typeof page>

export const pageOfGame = page.extend({ game: gameId.optional() })
export const pageOfOpen = pageOfGame.extend({
  pace: z.enum(['live', 'slow', 'none']).optional(),
  seats: z.coerce.number<number>().int().min(1).max(8).optional(),
  tags: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(tableTag).max(6))
    .optional()
    .describe('Only tables with all of these tags, separated by commas.'),
  rated: z.enum(['yes', 'no']).optional(),
  near: z
    .literal('mine')
    .optional()
    .describe('Only tables of hosts whose rating in that game and pace is within 200 of yours.'),
  awake: z
    .literal('mine')
    .optional()
    .describe('Only tables whose people share six waking hours a day or more with you.'),
})
export const pageOfMine = page.extend({ state: tableState.default('playing') })

export const tableListPage = z
  .object({ tables: z.array(tableSummary).readonly(), next: z.string().nullable() })
  .meta({ id: 'TablePage' })
/** A running table with the strength of its people. */
export const strongTable = z
  .object({
    id: matchId,
    game: z.string(),
    names: z.array(z.string()).readonly(),
    rating: z.int().describe('The mean rating of the players.'),
  })
  .meta({ id: 'StrongTable' })
export type StrongTable = z.infer<typeof strongTable>
export type TableListPage = z.infer<typeof tableListPage>

/** The filters of the list of open tables. */
export type OpenFilter = Pick<z.infer<typeof pageOfOpen>, 'game' | 'pace' | 'seats' | 'tags' | 'rated' | 'near'>
