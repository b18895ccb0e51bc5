import type { Account } from '@carriage/protocol'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import type { SignedInCaller } from './caller.ts'
import { readSessionGuest } from './session-guest.ts'

interface MeRow {
  readonly name: string
  readonly guest: boolean
  readonly email: string | null
  readonly passkeys: number
}

/** All that a person is told about the own account. */
export async function readMe({ pool }: Database, caller: SignedInCaller): Promise<Account> {
  const { id, via, scopes, operator, suspendedUntil, proof } = caller
  const { rows } = await pool.query<MeRow>(
    `select name, guest, case when email_verified then email end as email,
       (select count(*)::integer from passkeys where account = $1) as passkeys
     from accounts where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw problemError('unauthenticated', 'The account does not exist any more.')
  const guest = via === 'session' && !row.guest ? await readSessionGuest({ pool }, proof?.id) : undefined
  // A link may be in other hands than its mail was meant for.
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

/** Changes a name, also at the tables that are not over. */
export async function renameAccount(database: Database, bus: Bus, account: string, name: string): Promise<void> {
  const tables = await inTransaction(database, async (client) => {
    await client.query('update accounts set name = $2, updated_at = now() where id = $1', [account, name])
    const { rows } = await client.query<{ id: string }>(
      `update seats set name = $2 where account = $1 and state in ('waiting', 'playing') returning table_id as id`,
      [account, name],
    )
    return rows
  })
  for (const { id } of tables) bus.publish(`table.${id}`, 'name')
}
