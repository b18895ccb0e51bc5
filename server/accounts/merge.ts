import type pg from 'pg'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'

interface Belonging {
  readonly table: string
  readonly column: string
  readonly once?: readonly string[]
}

/**
 * What moves: games, and what the guest made, wrote or chose. `once` are the columns within which an account may have
 * one row: where the account already has such a row, the guest's is dropped.
 */
export const belongings: readonly Belonging[] = [
  { table: 'seats', column: 'account', once: ['table_id'] },
  { table: 'tables', column: 'owner' },
  { table: 'finished_seats', column: 'account', once: ['table_id'] },
  { table: 'ratings', column: 'account', once: ['game', 'pace'] },
  { table: 'absence_proposals', column: 'account', once: ['table_id'] },
  { table: 'tickets', column: 'account', once: ['game'] },
  { table: 'invitations', column: 'account', once: ['table_id'] },
  { table: 'notes', column: 'account', once: ['match_id'] },
  { table: 'time_settings', column: 'account', once: [] },
  { table: 'notification_settings', column: 'account', once: [] },
  { table: 'boxes', column: 'account' },
  { table: 'chat_lines', column: 'account', once: ['match_id', 'command'] },
  { table: 'mutes', column: 'account', once: ['other'] },
  { table: 'mutes', column: 'other', once: ['account'] },
  { table: 'follows', column: 'account', once: ['other'] },
  { table: 'follows', column: 'other', once: ['account'] },
  { table: 'contact_settings', column: 'account', once: [] },
  { table: 'presences', column: 'account', once: [] },
  { table: 'club_members', column: 'account', once: ['club'] },
  { table: 'club_invitations', column: 'account', once: ['club'] },
  { table: 'reports', column: 'reporter' },
  { table: 'reports', column: 'reported' },
]

/**
 * What ends with the guest. A previous user of the browser may have left an address here that would receive
 * notifications and deadlines of the account, with links that play for it; and a sanction is the guest's own.
 */
export const dropped = ['notification_channels', 'calendar_links', 'sanctions'] as const

/**
 * Moves everything of a guest to an account, and deletes the guest, atomically. A suspended guest keeps its seats, so
 * that nobody evades a suspension by signing in. Returns whether there was such a guest.
 */
export async function mergeGuest(database: Database, bus: Bus, guest: string, account: string): Promise<boolean> {
  if (guest === account) return false
  const tables = await inTransaction(database, (client) => moveAll(client, guest, account))
  if (!tables) return false
  for (const table of tables) bus.publish(`table.${table}`, 'seats')
  bus.publish(`signedOut.${guest}`, 'merged')
  return true
}

async function moveAll(client: pg.ClientBase, guest: string, account: string): Promise<readonly string[] | undefined> {
  // A process that seats the guest in the meantime waits for this lock, and then finds no guest.
  const found = await client.query(
    `select from accounts where id = $1 and guest and (suspended_until is null or suspended_until <= now()) for update`,
    [guest],
  )
  if (found.rowCount === 0) return undefined
  const { rows } = await client.query<{ id: string }>(
    `select table_id as id from seats where account = $1 and state in ('waiting', 'playing')`,
    [guest],
  )
  const double = await leaveDoubleSeats(client, guest, account)
  // What the guest led, the account leads, also if it is already a member.
  await client.query(
    `update club_members mine set leader = true from club_members theirs
     where theirs.account = $1 and theirs.leader and mine.club = theirs.club and mine.account = $2`,
    [guest, account],
  )
  for (const belonging of belongings) await move(client, belonging, guest, account)
  // The context of a report names the same person, so that deleting the account finds it.
  await client.query(
    `update reports set context = replace(context::text, $1, $2)::json where position($1 in context::text) > 0`,
    [guest, account],
  )
  await client.query('delete from mutes where account = other and account = $1', [account])
  await client.query('delete from follows where account = other and account = $1', [account])
  await client.query('update seats s set name = a.name from accounts a where a.id = $1 and s.account = a.id', [account])
  for (const statement of dropStatements) await client.query(statement, [guest])
  if (double) {
    await client.query('delete from sessions where account = $1', [guest])
    await client.query('delete from session_guests where guest = $1', [guest])
    // Its one-tap links end as well.
    await client.query('update accounts set links_revoked_at = now() where id = $1', [guest])
  } else await client.query('delete from accounts where id = $1', [guest])
  return rows.map(({ id }) => id)
}

/**
 * Guest and account may sit at the same table. Before the match one seat is enough; during a match the second seat
 * remains with the guest, as whom nobody can sign in any more, and a bot takes it over. Returns whether there is such a
 * seat.
 */
async function leaveDoubleSeats(client: pg.ClientBase, guest: string, account: string): Promise<boolean> {
  const twice = 'account = $1 and table_id in (select table_id from seats where account = $2)'
  await client.query(`delete from seats where state = 'waiting' and ${twice}`, [guest, account])
  const { rowCount } = await client.query(`update seats set replaced = true where ${twice}`, [guest, account])
  return rowCount !== null && rowCount > 0
}

export const dropStatements = dropped.map((table) => `delete from ${table} where account = $1`)

async function move(client: pg.ClientBase, belonging: Belonging, guest: string, account: string): Promise<void> {
  const { give, drop } = statementsFor(belonging)
  await client.query(give, [guest, account])
  if (drop !== undefined) await client.query(drop, [guest])
}

function statementsFor({ table, column, once }: Belonging): { readonly give: string; readonly drop?: string } {
  const same = once?.map((key) => `and mine.${key} = ${table}.${key}`).join(' ')
  const free = same === undefined ? '' : `and not exists (select from ${table} mine where mine.${column} = $2 ${same})`
  return {
    give: `update ${table} set ${column} = $2 where ${column} = $1 ${free}`,
    ...(once && table !== 'seats' && { drop: `delete from ${table} where ${column} = $1` }),
  }
}

/** The statements built above, for the test of all statements. */
export const mergeStatements = belongings.map(statementsFor)
