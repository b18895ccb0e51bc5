import type { Account } from '@carriage/protocol'
import { nameLook } from '@carriage/protocol/names'
import type pg from 'pg'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { ProblemError, problemError } from '../tables/problem-error.ts'
import { countDaily, limitFor } from './account-limits.ts'
import type { SignedInCaller } from './caller.ts'
import { readSessionGuest } from './session-guest.ts'

interface MeRow {
  readonly name: string
  readonly guest: boolean
  readonly email: string | null
  readonly passkeys: number
}

/** The account as its owner sees it. */
export async function readMe({ pool }: Database, caller: SignedInCaller): Promise<Account> {
  const { id, via, scopes, operator, suspendedUntil, proof } = caller
  const { rows } = await pool.query<MeRow>(
    `select name, guest, case when email_verified then email end as email,
       (select count(*)::integer from passkeys where account = $1) as passkeys
     from accounts where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw problemError('unauthenticated', 'The account no longer exists.')
  const guest = via === 'session' && !row.guest ? await readSessionGuest({ pool }, proof?.id) : undefined
  // A link may be in other hands than the mail was meant for.
  return {
    id,
    via,
    scopes,
    ...row,
    ...(via === 'link' && { email: null }),
    ...(operator && via === 'session' && { operator: true as const }),
    ...(suspendedUntil && { suspendedUntil: suspendedUntil.toISOString() }),
    ...(guest?.asked && { guestHere: { name: guest.name, tables: guest.tables } }),
  }
}

export async function nameGuest({ pool }: Database, account: string, name: string): Promise<void> {
  await pool.query('update accounts set name = $2, updated_at = now() where id = $1', [account, name])
}

/**
 * Changes a name, also at the tables that are not over: a few times a day, and to no name that could be mistaken for
 * another player's there.
 */
export async function renameAccount(
  database: Database,
  bus: Bus,
  account: string,
  name: string,
  factor: number,
): Promise<void> {
  const tables = await inTransaction(database, async (client) => {
    const { rowCount } = await client.query('select from accounts where id = $1 and name <> $2 for update', [
      account,
      name,
    ])
    if (rowCount === 0) return []
    await needNameOfOwn(client, account, name)
    await countDaily(client, 'renames', account, await limitFor(client, account, 'renames', factor))
    await client.query('update accounts set name = $2, updated_at = now() where id = $1', [account, name])
    const { rows } = await client.query<{ id: string }>(
      `update seats set name = $2 where account = $1 and state in ('waiting', 'playing') returning table_id as id`,
      [account, name],
    )
    return rows
  })
  for (const { id } of tables) bus.publish(`table.${id}`, 'name')
}

async function needNameOfOwn(client: pg.ClientBase, account: string, name: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct theirs.name from seats mine join seats theirs on theirs.table_id = mine.table_id
     where mine.account = $1 and mine.state in ('waiting', 'playing') and theirs.account <> $1`,
    [account],
  )
  const look = nameLook(name)
  if (!rows.some((each) => nameLook(each.name) === look)) return
  const detail = 'Someone at one of your tables has this name, or one that looks the same.'
  throw new ProblemError({ code: 'conflict', facts: { reason: 'nameAtTable' }, detail })
}
