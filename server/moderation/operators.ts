import { operatorRole } from '../accounts/auth.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { logAction } from './moderation-log.ts'

/** The operator in log entries of the command line. */
export const commandLineOperator = 'command line'

export interface Operator {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly factor: boolean
}

export async function listOperators({ pool }: Database): Promise<readonly Operator[]> {
  const { rows } = await pool.query<Operator>(
    `select a.id, a.name, case when a.email_verified then a.email end as email,
       exists (select from second_factors f where f.account = a.id and f.confirmed_at is not null) as factor
     from accounts a where a.role = $1 order by a.name, a.id`,
    [operatorRole],
  )
  return rows
}

/** The account with this mail address or id; not a guest, since nobody can sign in as one again. */
export async function lastingAccount(
  { pool }: Database,
  who: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, name from accounts where not guest and (id = $1 or (email = lower($1) and email_verified))',
    [who],
  )
  return rows[0]
}

export async function grantRole(database: Database, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('update accounts set role = $2 where id = $1', [account, operatorRole])
    await logAction(client, commandLineOperator, 'grantRole', account)
  })
}

/** Revokes the role, and deletes the second factor. */
export async function revokeRole(database: Database, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('update accounts set role = null where id = $1', [account])
    await client.query('update sessions set raised_until = null where account = $1', [account])
    await client.query('delete from second_factors where account = $1', [account])
    await client.query('delete from recovery_codes where account = $1', [account])
    await logAction(client, commandLineOperator, 'revokeRole', account)
  })
}

/** For an operator who has lost the device and the recovery codes: the next sign-in sets up a new factor. */
export async function resetSecondFactor(database: Database, account: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('update sessions set raised_until = null where account = $1', [account])
    await client.query('delete from second_factors where account = $1', [account])
    await client.query('delete from recovery_codes where account = $1', [account])
    await logAction(client, commandLineOperator, 'resetFactor', account)
  })
}
