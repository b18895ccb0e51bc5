import { type NewTable, type Pace, readableLine } from '@carriage/protocol'
import type pg from 'pg'
import * as z from 'zod'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { budgetOf } from '../../play/matches/index.ts'
import { agreedOptions } from '../../tables/create.ts'
import { problemError } from '../../tables/index.ts'

/** The settings of a new league. */
export const newLeague = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  title: readableLine(80),
  game: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().min(2).max(5),
  /** Days for each decision. */
  days: z.int().min(1).max(30).default(2),
  signupDays: z.int().min(1).max(90).default(14),
  seasonDays: z.int().min(7).max(365).default(90),
})
export type NewLeague = z.input<typeof newLeague>

/** Adds an entry to the moderation log, in the same transaction. */
export type NoteInLog = (client: pg.ClientBase) => Promise<void>

const day = 86_400_000

/** Creates a league and opens the sign-up of its first season. */
export async function startLeague(database: Database, wanted: NewLeague, now: Date, note?: NoteInLog): Promise<void> {
  const league = newLeague.parse(wanted)
  const { id, title, game, seats, signupDays, seasonDays } = league
  const options = await agreedOptions(tableOf(league), budgetOf(1_000))
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `insert into leagues (id, title, game, options, seats, pace, signup_days, season_days)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [id, title, game, JSON.stringify(options), seats, JSON.stringify(paceOf(league)), signupDays, seasonDays],
    )
    if (rowCount !== 1) throw problemError('conflict', `League ${id} already exists.`)
    await openSeason(client, { league: id, number: 1, signupDays }, now)
    await note?.(client)
  })
}

/** No season follows the current one; an open sign-up is cancelled. */
export async function stopLeague(database: Database, id: string, note?: NoteInLog): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query('update leagues set active = false where id = $1 and active', [id])
    if (rowCount !== 1) throw problemError('notFound', `There is no active league ${id}.`)
    await client.query(
      `update seasons set state = 'over', next_check_at = null where league = $1 and state = 'signup'`,
      [id],
    )
    await note?.(client)
  })
}

/** Opens the sign-up of a season, unless it is open already. Returns the season's id. */
export async function openSeason(
  client: pg.ClientBase,
  { league, number, signupDays }: { readonly league: string; readonly number: number; readonly signupDays: number },
  now: Date,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `insert into seasons (league, number, signup_ends, next_check_at) values ($1, $2, $3, $3) on conflict do nothing
     returning id`,
    [league, number, new Date(now.getTime() + signupDays * day)],
  )
  return rows[0]?.id
}

function tableOf(league: z.output<typeof newLeague>): NewTable {
  const { game, options, seats } = league
  const rest = { visibility: 'open' as const, bots: [], hints: false, learning: false, rated: true, ready: true }
  return { game, options, seats, pace: paceOf(league), ...rest }
}

function paceOf({ days }: { readonly days: number }): Pace {
  return { kind: 'slow', days }
}
