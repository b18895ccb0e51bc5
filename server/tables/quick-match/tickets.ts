import type { QuickWish, Ticket } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import type { Budget } from '../../play/matches/budget.ts'
import { agreedOptions } from '../create.ts'
import { problemError } from '../index.ts'
import { needLasting } from '../rated.ts'
import { quickTable } from './quick-table.ts'

/** SQL: whether the person of a ticket is still there; for live games they confirm it every few seconds. */
export const isThere = `(pace ->> 'kind' <> 'live' or seen_at > now() - interval '20 seconds')`

/** The largest table that is rated. */
const mostRated = 5

interface TicketOptions {
  readonly database: Database
  readonly budget: Budget
}

/**
 * One ticket for each game. A repeated request for the same keeps its place; a person who was just seated gets no
 * second table.
 */
export async function lookForPlayers(
  { database, budget }: TicketOptions,
  account: string,
  wish: QuickWish,
): Promise<void> {
  const sizes = new Map<string, { least: number; most: number }>()
  for (const game of wish.games) sizes.set(game, await sizesFor(game, wish, budget))
  await inTransaction(database, async (client) => {
    if (wish.rated) await needLasting(client, account)
    for (const [game, { least, most }] of sizes)
      await client.query(
        `insert into tickets as t (account, game, pace, least, most, rated, rating_range, awake)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (account, game) do update set pace = excluded.pace, least = excluded.least, most = excluded.most,
           rated = excluded.rated, rating_range = excluded.rating_range, awake = excluded.awake, seen_at = now(), table_id = null,
           created_at = case when (t.pace, t.least, t.most, t.rated, t.rating_range, t.awake) is not distinct from
             (excluded.pace, excluded.least, excluded.most, excluded.rated, excluded.rating_range, excluded.awake)
             then t.created_at else now() end
         where t.table_id is null or t.seen_at < now() - interval '1 minute'`,
        [account, game, JSON.stringify(wish.pace), least, most, wish.rated, wish.ratingRange ?? null, wish.awake],
      )
  })
}

/** The sizes of table that suit, and that the rules of the game can set up. */
async function sizesFor(game: string, wish: QuickWish, budget: Budget): Promise<{ least: number; most: number }> {
  const range = titleOf(game)?.versions[0].seats
  if (!range) throw problemError('malformed', `There is no game ${game}.`)
  const least = wish.seats ?? Math.max(2, range.min)
  const most = wish.seats ?? Math.min(range.max, wish.rated ? mostRated : range.max)
  for (const seats of new Set([least, most])) await agreedOptions(quickTable(game, seats, wish), budget)
  return { least, most }
}

/** Records that the person is still there. */
export async function stay({ pool }: Database, account: string): Promise<void> {
  await pool.query('update tickets set seen_at = now() where account = $1 and table_id is null', [account])
}

/** Returns the remaining tickets, and that of a table that was found in the meantime. */
export async function stopLooking(database: Database, account: string, game: string): Promise<readonly Ticket[]> {
  const { pool } = database
  await pool.query('delete from tickets where account = $1 and game = $2 and table_id is null', [account, game])
  const left = await listTickets(database, account)
  await pool.query('delete from tickets where account = $1 and game = $2', [account, game])
  return left
}

export async function listTickets({ pool }: Database, account: string): Promise<readonly Ticket[]> {
  const { rows } = await pool.query<{
    game: string
    pace: Ticket['pace']
    least: number
    most: number
    rated: boolean
    ratingRange: number | null
    awake: boolean
    waited: number
    others: number
    table: Ticket['table']
  }>(
    `select t.game, t.pace, t.least, t.most, t.rated, t.rating_range as "ratingRange", t.awake,
       extract(epoch from now() - t.created_at)::integer as waited, t.table_id as table,
       (select count(*)::integer from tickets where game = t.game and pace = t.pace and rated = t.rated
          and table_id is null and account <> t.account and ${isThere}) as others
     from tickets t where t.account = $1 order by t.created_at, t.game`,
    [account],
  )
  return rows
}

/** Deletes tickets of people who closed the page, of slow games that nobody came for, and of tables that were found. */
export async function sweepTickets({ pool }: Pick<Database, 'pool'>, days: number): Promise<void> {
  await pool.query(
    `delete from tickets where seen_at < now() - interval '2 minutes'
       and (pace ->> 'kind' = 'live' or table_id is not null or created_at < now() - make_interval(days => $1))`,
    [days],
  )
}
