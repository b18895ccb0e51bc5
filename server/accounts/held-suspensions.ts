import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { applySuspension } from '../moderation/sanctions.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'

/*
 * A suspension applies to a person, and an account is easily abandoned: deleted, or given another address. So hashes of
 * what the person has proven are stored until the suspension ends, and an account that proves the same gets the rest of
 * it.
 */

/** Holds the suspension of an account by its address and passkeys, before it loses them. */
export async function holdSuspension(client: pg.ClientBase, secret: string, account: string): Promise<void> {
  const proofs = await proofsOf(client, secret, account)
  await client.query(
    `insert into held_suspensions (proof, until, reason, point, operator, account)
     select proof, s.until, s.reason, s.point, s.operator, $1 from unnest($2::text[]) proof, (
       select until, reason, point, operator from sanctions
       where account = $1 and kind = 'suspension' and lifted_at is null and until > now() order by until desc limit 1
     ) s
     on conflict (proof) do update set until = excluded.until, reason = excluded.reason, point = excluded.point,
       operator = excluded.operator, account = excluded.account where excluded.until > held_suspensions.until`,
    [account, proofs],
  )
}

interface Held {
  readonly until: Date
  readonly reason: string
  readonly point: number | null
  readonly operator: string
}

/** Applies the rest of a suspension that the person had on another account. Returns whether there was one. */
export async function carrySuspension(database: Database, secret: string, account: string): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<Held>(
      `delete from held_suspensions where proof = any ($1) and account is distinct from $2
       returning until, reason, point, operator`,
      [await proofsOf(client, secret, account), account],
    )
    const [longest] = rows.toSorted((a, b) => b.until.getTime() - a.until.getTime())
    if (!longest) return false
    const { until, reason, point, operator } = longest
    const { rowCount } = await client.query(
      `insert into sanctions (account, kind, until, reason, point, operator)
       select a.id, 'suspension', $2, $3, $4, $5 from accounts a
       where a.id = $1 and $2 > now() and a.role is null and coalesce(a.suspended_until < $2, true)`,
      [account, until, reason, point, operator],
    )
    if (rowCount === 0) return false
    await applySuspension(client, account)
    return true
  })
}

/** Hashes of what an account has proven. */
async function proofsOf(client: pg.ClientBase, secret: string, account: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ proof: string }>(
    `select 'address ' || plain_address(email) as proof from accounts where id = $1 and email_verified
     union all select 'passkey ' || credential_id from passkeys where account = $1`,
    [account],
  )
  return rows.map(({ proof }) => createHmac('sha256', secret).update(`suspension ${proof}`).digest('base64url'))
}
