import * as z from 'zod'
import { matchId } from './match-id.ts'
import { gameId, tableState, tableSummary, tableTag } from './table.ts'

/** Where the next page begins. Only the server reads it. */
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
    .describe('Only tables that have all of these, separated by commas.'),
  rated: z.enum(['yes', 'no']).optional(),
  near: z
    .literal('mine')
    .optional()
    .describe('Only tables of hosts whose rating in that game and pace is at most 200 from yours.'),
  awake: z
    .literal('mine')
    .optional()
    .describe('Only tables whose people are awake together with you for six hours a day or more.'),
})
export const pageOfMine = page.extend({ state: tableState.default('playing') })

export const tableListPage = z
  .object({ tables: z.array(tableSummary).readonly(), next: z.string().nullable() })
  .meta({ id: 'TablePage' })
/** A running table by the strength of its people. */
export const strongTable = z
  .object({
    id: matchId,
    game: z.string(),
    names: z.array(z.string()).readonly(),
    rating: z.int().describe('The mean rating of those who play.'),
  })
  .meta({ id: 'StrongTable' })
export type StrongTable = z.infer<typeof strongTable>
export type TableListPage = z.infer<typeof tableListPage>

/** By what the list of open tables can be narrowed. */
export type OpenFilter = Pick<z.infer<typeof pageOfOpen>, 'game' | 'pace' | 'seats' | 'tags' | 'rated' | 'near'>
