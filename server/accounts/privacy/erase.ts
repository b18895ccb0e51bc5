import { createHash, randomBytes } from 'node:crypto'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { leaveClubs } from '../../social/clubs/leave-clubs.ts'
import type { TableService } from '../../tables/index.ts'
import { holdSuspension } from '../held-suspensions.ts'
import { formerAccount } from './former-account.ts'

export interface EraseOptions {
  readonly database: Database
  readonly bus: Bus
  readonly tables: TableService
  /** The key of the hashes by which suspensions outlive the account. */
  readonly secret: string
}

interface Sitting {
  readonly id: MatchId
  readonly state: string
}

/**
 * Deletes a person. Games remain, with an anonymous seat; in running ones a bot plays on. Everything else stored about
 * the person is deleted.
 */
export async function eraseAccount({ database, bus, tables, secret }: EraseOptions, account: string): Promise<boolean> {
  for (const { id, state } of await openSeats(database, account)) {
    if (state === 'waiting') await tables.leave(id, account)
    else await tables.resign(id, account)
  }
  const erased = await eraseStored(database, account, secret)
  if (!erased) return false
  bus.publish(`signedOut.${account}`, 'deleted')
  for (const table of erased) bus.publish(`table.${table}`, 'name')
  return true
}

/**
 * For a person without a seat at a waiting table. Returns the tables of the person; undefined if there is no such
 * account.
 */
export async function eraseStored(
  database: Database,
  account: string,
  /** Without it no suspension is held: a guest has proven nothing. */
  secret?: string,
): Promise<readonly MatchId[] | undefined> {
  return inTransaction(database, async (client) => {
    if (secret !== undefined) await holdSuspension(client, secret, account)
    return eraseRows(client, account)
  })
}

async function openSeats({ pool }: Database, account: string): Promise<readonly Sitting[]> {
  const { rows } = await pool.query<Sitting>(
    `select table_id as id, state from seats where account = $1 and state in ('waiting', 'playing')`,
    [account],
  )
  return rows
}

async function eraseRows(client: pg.ClientBase, account: string): Promise<readonly MatchId[] | undefined> {
  // A process that seats the person in the meantime waits for this lock, and then finds no account.
  const { rows } = await client.query<{ email: string; name: string }>(
    'select email, name from accounts where id = $1 for update',
    [account],
  )
  const [person] = rows
  if (!person) return undefined
  await scrubReports(client, account, person.name)
  // One name for all seats, so that recomputed ratings do not change; it cannot be traced to the person.
  const former = formerAccount(randomBytes(12))
  // The moderation log is otherwise append-only.
  await client.query<{ set_config: string }>(`select set_config('carriage.erasing', 'yes', true)`)
  await leaveClubs(client, account, null)
  for (const statement of deleted) await client.query(statement, [account])
  for (const statement of renamed) await client.query(statement, [account, former])
  const sat = await client.query<{ id: MatchId }>(
    `update seats set account = $2, name = '', replaced = replaced or state = 'playing', resigned = resigned or state = 'playing'
     where account = $1 returning table_id as id`,
    [account, former],
  )
  await client.query('delete from verifications where position($1 in lower(identifier)) > 0', [
    person.email.toLowerCase(),
  ])
  await client.query('delete from address_limits where target = $1', [
    createHash('sha256').update(person.email.toLowerCase()).digest('base64url'),
  ])
  // Sessions, passkeys, tokens and the import counter are deleted by cascade.
  await client.query('delete from accounts where id = $1', [account])
  return sat.rows.map(({ id }) => id)
}

/** Rows that remain, under an anonymous name. */
const renamed = [
  'update tables set owner = $2 where owner = $1',
  'update finished_seats set account = $2 where account = $1',
  'update season_people set account = $2 where account = $1',
  'update tournaments set owner = $2 where owner = $1',
  'update tournament_people set account = $2 where account = $1',
  'update ratings set account = $2 where account = $1',
  'update reports set reporter = $2 where reporter = $1',
  'update reports set settled_by = $2 where settled_by = $1',
  'update sanctions set operator = $2 where operator = $1',
  'update held_suspensions set operator = $2 where operator = $1',
  'update sanctions set decided_by = $2 where decided_by = $1',
  'update accepted_rows set operator = $2 where operator = $1',
  'update announcements set operator = $2 where operator = $1',
  'update moderation_log set operator = $2 where operator = $1',
  'update moderation_log set subject = $2 where subject = $1',
] as const

const deleted = [
  'delete from drafts d using seats s where s.account = $1 and d.match_id = s.table_id and d.seat = s.seat',
  `delete from premoves o using seats s
   where s.account = $1 and o.match_id = s.table_id and o.seat = s.seat`,
  // A person who is already in a group leaves an anonymous place there.
  `delete from season_people p using seasons s where p.account = $1 and s.id = p.season and s.state = 'signup'`,
  `delete from tournament_people p using tournaments t where p.account = $1 and t.id = p.tournament and t.state = 'signup'`,
  'delete from notes where account = $1',
  'delete from absence_proposals where account = $1',
  'delete from invitations where account = $1',
  'delete from time_settings where account = $1',
  'delete from notification_settings where account = $1',
  // Notifications are deleted by cascade.
  'delete from notification_channels where account = $1',
  'delete from notifications where account = $1',
  'delete from chat_lines where account = $1',
  'delete from follows where account = $1 or other = $1',
  'delete from contact_settings where account = $1',
  'delete from presences where account = $1',
  'delete from club_invitations where account = $1',
  'delete from mutes where account = $1 or other = $1',
  'delete from reports where reported = $1',
  'delete from sanctions where account = $1',
  'delete from records where account = $1',
  'delete from address_limits where target = $1',
] as const

/** For the test of all statements. */
export const erasingStatements: readonly string[] = [...renamed, ...deleted]

interface Context {
  readonly lines: readonly { readonly account: string; readonly name: string; readonly text: string }[]
  readonly seats: readonly { readonly account: string | null; readonly name: string }[]
}

/**
 * Reports of others keep the lines around them, also at tables that this person has left; lines and names of this
 * person are removed, the names also from lines of others.
 */
async function scrubReports(client: pg.ClientBase, account: string, name: string): Promise<void> {
  const { rows } = await client.query<{ id: string; context: Context }>(
    'select id, context from reports where position($1 in context::text) > 0',
    [account],
  )
  for (const { id, context } of rows) {
    const theirs = [...context.lines, ...context.seats].filter((each) => each.account === account)
    const names = [name, ...theirs.map((each) => each.name)]
    const lines = context.lines
      .filter((line) => line.account !== account)
      .map((line) => ({ ...line, text: withoutNames(line.text, names) }))
    const seats = context.seats.filter((seat) => seat.account !== account)
    await client.query('update reports set context = $2 where id = $1', [id, { ...context, lines, seats }])
  }
}

/** The text with each name, where it is a whole word, replaced by an ellipsis. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .reduce((left, name) => {
      const word = name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      return left.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu'), '…')
    }, text)
}
