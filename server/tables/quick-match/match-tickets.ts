import { randomInt } from 'node:crypto'
import type { MatchId, Pace, TimeSettings } from '@carriage/protocol'
import type pg from 'pg'
import type { Logger } from 'pino'
import { samePeopleAmong } from '../../accounts/same-person.ts'
import { shownSkill, unknownSkill } from '../../competitions/ratings/skill.ts'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { timeSettingsJson } from '../../play/clock/time-settings.ts'
import { type Budget, budgetOf } from '../../play/matches/budget.ts'
import { agreedOptions, insertTable } from '../create.ts'
import { seatPerson } from '../seat.ts'
import { startIfComplete } from '../start.ts'
import { lockWaitingTable } from '../waiting-table.ts'
import { groupTickets, pairKey, type TicketGroup } from './groups.ts'
import { quickTable } from './quick-table.ts'
import { isThere } from './tickets.ts'
import type { WaitingTicket } from './waiting.ts'

export interface QuickMatchOptions {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  readonly budget?: Budget
}

/** Only one process at a time forms groups. */
const lock = 7_310_442_915
/** Those who have waited longest; the others come in the next round. */
const most = 1_000

/**
 * Seats people who look for each other, and starts their matches. A ticket becomes a seat in one transaction: a process
 * that stops in the middle leaves everybody waiting, and no person is seated twice. Returns the tables.
 */
export async function matchTickets(options: QuickMatchOptions): Promise<readonly MatchId[]> {
  const { database, bus } = options
  const tables = await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_xact_lock($1) as acquired', [
      lock,
    ])
    if (!rows[0]?.acquired) return []
    const waiting = await waitingTickets(client)
    if (waiting.length < 2) return []
    const apart = await pairsApart(client, waiting)
    const found: MatchId[] = []
    for (const group of groupTickets(waiting, { apart, now: Date.now() })) {
      const table = await tryToSeat(client, group, options)
      if (table) found.push(table)
    }
    return found
  })
  for (const table of tables) bus.publish(`table.${table}`, 'started')
  return tables
}

interface Row {
  readonly account: string
  readonly name: string
  readonly game: string
  readonly pace: Pace
  readonly pace_key: string
  readonly least: number
  readonly most: number
  readonly rated: boolean
  readonly ratingRange: number | null
  readonly awake: boolean
  readonly waited: number
  readonly mu: number | null
  readonly sigma: number | null
  readonly times: TimeSettings | null
}

/** Locked until the end of the transaction. Rows locked by another transaction are left for the next round. */
async function waitingTickets(client: pg.ClientBase): Promise<readonly WaitingTicket[]> {
  // The account first, as a merge and a deletion do.
  const { rows: people } = await client.query<{ id: string }>(
    `select id from accounts where id in (select account from tickets where table_id is null)
       and (suspended_until is null or suspended_until < now()) order by id for share skip locked`,
  )
  const { rows: held } = await client.query<{ account: string; game: string }>(
    `select account, game from tickets where table_id is null and account = any ($1) and ${isThere}
     order by created_at, account, game limit $2 for update skip locked`,
    [people.map(({ id }) => id), most],
  )
  const { rows } = await client.query<Row>(
    `select k.account, a.name, k.game, k.pace, k.pace::text as pace_key, k.least, k.most, k.rated, k.rating_range as "ratingRange", k.awake,
       extract(epoch from now() - k.created_at)::float8 * 1000 as waited, r.mu, r.sigma, ${timeSettingsJson} as times
     from unnest($1::text[], $2::text[]) as h(account, game)
       join tickets k on k.account = h.account and k.game = h.game
       join accounts a on a.id = k.account
       left join ratings r on r.account = k.account and r.game = k.game and r.pace = k.pace ->> 'kind'
       left join time_settings t on t.account = k.account
     order by k.created_at, k.account, k.game`,
    [held.map(({ account }) => account), held.map(({ game }) => game)],
  )
  return rows.map(({ pace_key, mu, sigma, ...row }) => ({
    ...row,
    paceKey: pace_key,
    rating: shownSkill({ mu: mu ?? unknownSkill.mu, sigma: sigma ?? unknownSkill.sigma }).rating,
  }))
}

/** Pairs with a block in either direction, and accounts of one person where it is rated. */
async function pairsApart(client: pg.ClientBase, waiting: readonly WaitingTicket[]): Promise<ReadonlySet<string>> {
  const accounts = [...new Set(waiting.map(({ account }) => account))]
  const { rows } = await client.query<{ account: string; other: string }>(
    'select account, other from mutes where blocked and account = any ($1) and other = any ($1)',
    [accounts],
  )
  const rated = [...new Set(waiting.flatMap((ticket) => (ticket.rated ? [ticket.account] : [])))]
  const same = rated.length > 1 ? await samePeopleAmong(client, rated) : []
  return new Set([...rows, ...same].map(({ account, other }) => pairKey(account, other)))
}

/** A group that cannot be seated does not affect the others. */
async function tryToSeat(
  client: pg.ClientBase,
  group: TicketGroup,
  options: QuickMatchOptions,
): Promise<MatchId | undefined> {
  await client.query('savepoint one_group')
  try {
    return await seatTogether(client, group, options.budget ?? budgetOf(1_000))
  } catch (error) {
    options.log.error({ err: error, game: group[0]?.game }, 'quick match group not seated')
    await client.query('rollback to savepoint one_group')
    return undefined
  }
}

async function seatTogether(client: pg.ClientBase, group: TicketGroup, budget: Budget): Promise<MatchId> {
  const [host] = group
  if (!host) throw new Error('A group has people.')
  const wanted = quickTable(host.game, group.length, host)
  const options = await agreedOptions(wanted, budget)
  const id = await insertTable(client, { ...wanted, options, rated: host.rated, owner: host.account })
  if (!id) throw new Error('A table that is no rematch was stored as one.')
  for (const [seat, { account, name }] of drawn(group).entries())
    await seatPerson(client, id, { id: account, name }, { seat, nonce: undefined, ready: true })
  const started = await startIfComplete(client, await lockWaitingTable(client, id))
  if (!started) throw new Error('A table with all its people did not start.')
  const accounts = group.map(({ account }) => account)
  await client.query('update tickets set table_id = $3, seen_at = now() where account = any ($1) and game = $2', [
    accounts,
    host.game,
    id,
  ])
  if (host.pace.kind === 'live')
    await client.query(
      `delete from tickets where account = any ($1) and table_id is null and pace ->> 'kind' = 'live'`,
      [accounts],
    )
  return id
}

/** Seats are drawn, so that waiting longest gives no better one. */
function drawn(group: TicketGroup): TicketGroup {
  const left = [...group]
  return group.flatMap(() => left.splice(randomInt(left.length), 1))
}
