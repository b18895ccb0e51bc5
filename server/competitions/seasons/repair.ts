import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { giveSeat, leaveAllToBots } from '../../tables/absence/index.ts'
import { problemError } from '../../tables/index.ts'
import { needReplacement } from '../replacement.ts'
import type { NoteInLog } from './leagues.ts'

interface RepairOptions {
  readonly database: Database
  readonly bus: Bus
}

/**
 * Replaces a person in a season that is not over, with the group, the points so far, and the seats of running games.
 */
export async function replacePerson(
  { database, bus }: RepairOptions,
  { season, leaves, comes }: { readonly season: number; readonly leaves: string; readonly comes: string },
  note?: NoteInLog,
): Promise<void> {
  const tables = await inTransaction(database, async (client) => {
    const { rowCount: open } = await client.query(`select from seasons where id = $1 and state <> 'over' for update`, [
      season,
    ])
    if (open !== 1) throw problemError('conflict', `Season ${season} is over or doesn’t exist.`)
    const { rows: people } = await client.query<{ account: string }>(
      'select account from season_people where season = $1',
      [season],
    )
    await needReplacement(client, { leaves, comes, rated: true, people: people.map(({ account }) => account) })
    await client.query('update season_people set account = $3 where season = $1 and account = $2', [
      season,
      leaves,
      comes,
    ])
    const { rows } = await client.query<{ id: MatchId; seat: number }>(
      `select t.id, s.seat from season_games g join tables t on t.id = g.table_id join seats s on s.table_id = t.id
       where g.season = $1 and g.state = 'playing' and t.state = 'playing' and s.account = $2
       order by t.id for update of t`,
      [season, leaves],
    )
    for (const { id, seat } of rows) await giveSeat(client, id, seat, comes)
    await note?.(client)
    return rows.map(({ id }) => id)
  })
  for (const id of tables) bus.publish(`table.${id}`, 'back')
}

/** A game no longer counts for its season. If it is running, bots finish it, so that its record is complete. */
export async function closeGame({ database, bus }: RepairOptions, id: MatchId, note?: NoteInLog): Promise<void> {
  const ended = await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ season: number }>(
      `select s.id as season from season_games g join seasons s on s.id = g.season
       where g.table_id = $1 and g.state in ('playing', 'over') and s.state = 'playing' for update of s`,
      [id],
    )
    const [found] = rows
    if (!found) throw problemError('notFound', 'This table isn’t a game of a running season.')
    await client.query(`update season_games set state = 'void' where table_id = $1`, [id])
    // It may have been the last one.
    await client.query('update seasons set next_check_at = now() where id = $1', [found.season])
    const { rowCount: runs } = await client.query(`select from tables where id = $1 and state = 'playing' for update`, [
      id,
    ])
    if (runs === 1) await leaveAllToBots(client, id)
    await note?.(client)
    return runs === 1
  })
  if (!ended) return
  bus.publish(`table.${id}`, 'resigned')
  bus.publish('bots.wake', id)
}
