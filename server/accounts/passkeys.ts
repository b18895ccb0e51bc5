import type { StoredPasskey } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import { type AuthAnswer, type AuthRequest, ask } from './ask-auth.ts'
import type { Auth } from './auth.ts'
import { holdSuspension } from './held-suspensions.ts'

export function newPasskeyChallenge(auth: Auth, asking: AuthRequest, name: string): Promise<AuthAnswer> {
  return ask(auth, asking, `/passkey/generate-register-options?${new URLSearchParams({ name }).toString()}`)
}

/** Saves a passkey. A guest with one becomes a lasting account; a database trigger sees to that. */
export function savePasskey(
  auth: Auth,
  asking: AuthRequest,
  response: object,
  name: string | undefined,
): Promise<AuthAnswer> {
  return ask(auth, asking, '/passkey/verify-registration', { response, ...(name && { name }) })
}

interface PasskeyRow {
  readonly id: string
  readonly name: string | null
  readonly created_at: Date
}

export async function listPasskeys({ pool }: Database, account: string): Promise<StoredPasskey[]> {
  const { rows } = await pool.query<PasskeyRow>(
    'select id, name, created_at from passkeys where account = $1 order by created_at, id',
    [account],
  )
  return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at.toISOString() }))
}

/** Deletes a passkey, unless it is the last credential of the account. */
export async function forgetPasskey(database: Database, secret: string, account: string, id: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ email_verified: boolean }>(
      'select email_verified from accounts where id = $1 for update',
      [account],
    )
    const saved = await client.query<{ id: string }>('select id from passkeys where account = $1', [account])
    if (!saved.rows.some((row) => row.id === id)) throw problemError('notFound', 'Passkey not found.')
    if (saved.rows.length === 1 && !rows[0]?.email_verified)
      throw problemError(
        'conflict',
        'This passkey is your only way to sign in. Add an email address or another passkey first.',
      )
    await holdSuspension(client, secret, account)
    await client.query('delete from passkeys where id = $1', [id])
  })
}
