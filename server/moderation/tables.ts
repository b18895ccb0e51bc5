import type { MatchId, ModeratedTables } from '@carriage/protocol'
import { writeEvent } from '../notifications/outbox.ts'
import type { Bus } from '../platform/bus/index.ts'
import { networkOf } from '../platform/http/caller-address.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import { logAction } from './moderation-log.ts'

const most = 50

interface Row {
  readonly id: MatchId
  readonly game: string
  readonly state: string
  readonly visibility: string
  readonly rated: boolean
  readonly created_at: Date
  readonly people: readonly { readonly account: string; readonly name: string }[]
  readonly stopped: boolean
}

const shown = `t.id, t.game, t.state, t.visibility, t.rated, t.created_at,
  (select coalesce(json_agg(json_build_object('account', s.account, 'name', s.name) order by s.seat), '[]')
    from seats s where s.table_id = t.id and s.account is not null) as people,
  exists (select from quarantines q where q.match_id = t.id) as stopped`

/** A table by its id, those of an account, or the open ones that wait or run. */
export async function findModeratedTables({ pool }: Database, search: string): Promise<ModeratedTables> {
  const { rows } =
    search === ''
      ? await pool.query<Row>(
          `select ${shown} from tables t where t.id in (
             (select id from tables where state = 'waiting' and visibility = 'open' order by created_at desc, id limit $1)
             union all
             (select id from tables where state = 'playing' and visibility = 'open' order by started_at desc, id limit $1)
           ) order by t.created_at desc`,
          [most / 2],
        )
      : await pool.query<Row>(
          `select ${shown} from tables t where t.id in (
             select id from tables where id = $1
             union all
             (select table_id from seats where account = $1 order by joined_at desc limit $2)
           ) order by t.created_at desc`,
          [search, most],
        )
  type Shown = ModeratedTables['tables'][number]
  const networks = await networksOf(
    pool,
    rows.flatMap(({ rated, people }) => (rated ? people.map(({ account }) => account) : [])),
  )
  return {
    // Check constraints allow nothing else.
    tables: rows.map(({ created_at, ...row }) => ({
      ...(row as unknown as Shown),
      createdAt: created_at.toISOString(),
      sameNetwork: row.rated && hasShared(row.people.map(({ account }) => networks.get(account) ?? [])),
    })),
    pairs: search === '' ? await listRatedPairs(pool) : [],
  }
}

/**
 * How many of the latest rated games are searched for pairs, how many a pair has at least, and how many pairs are
 * listed.
 */
const [latestRated, fewestMeetings, mostPairs] = [5_000, 5, 20]

/** The pairs who met most often in rated games: two who collude rate each other again and again. */
async function listRatedPairs(pool: Database['pool']): Promise<ModeratedTables['pairs']> {
  const { rows } = await pool.query<ModeratedTables['pairs'][number]>(
    `select g.games, json_build_array(json_build_object('account', g.one, 'name', a.name),
       json_build_object('account', g.other, 'name', b.name)) as people
     from (
       select f.account as one, o.account as other, count(*)::integer as games
       from rated_matches r join finished_seats f on f.table_id = r.table_id
         join finished_seats o on o.table_id = r.table_id and o.account > f.account
       where r.applied > (select max(applied) from rated_matches) - $1
       group by f.account, o.account having count(*) >= $2
       order by count(*) desc, f.account, o.account limit $3
     ) g left join accounts a on a.id = g.one left join accounts b on b.id = g.other
     order by g.games desc, g.one, g.other`,
    [latestRated, fewestMeetings, mostPairs],
  )
  return rows
}

/** The networks that accounts are signed in from. */
async function networksOf(pool: Database['pool'], accounts: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ account: string; address: string | null }>(
    `select distinct account, address from sessions where account = any ($1) and address <> ''`,
    [accounts],
  )
  const networks = new Map<string, string[]>()
  for (const { account, address } of rows)
    networks.set(account, [...(networks.get(account) ?? []), networkOf(address ?? '')])
  return networks
}

function hasShared(lists: readonly (readonly string[])[]): boolean {
  const all = lists.flatMap((list) => [...new Set(list)])
  return new Set(all).size < all.length
}

/** Closes a waiting table, and notifies its players. */
export async function closeTable(
  { database, bus }: { readonly database: Database; readonly bus: Bus },
  operator: string,
  id: MatchId,
): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `update tables set state = 'abandoned', ended_at = now() where id = $1 and state = 'waiting'`,
      [id],
    )
    if (rowCount !== 1) throw problemError('conflict', 'Only a table waiting for players can be closed.')
    await writeEvent(client, { kind: 'closed', match: id, n: 0 })
    await logAction(client, operator, 'closeTable', id)
  })
  bus.publish(`table.${id}`, 'closed')
}
