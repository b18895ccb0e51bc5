import type { Database } from '../platform/storage/database.ts'
import { ProblemError } from '../tables/problem-error.ts'
import type { SignedInCaller } from './caller.ts'

/**
 * Requires a sign-in within the last half hour, for requests with which a stolen cookie would take over the account. A
 * guest has nothing to sign in with.
 */
export async function needFreshSignIn(database: Database, caller: SignedInCaller): Promise<void> {
  if (await hasFreshSignIn(database, caller)) return
  const detail = 'You signed in a while ago. Sign in again with a code or a passkey, then repeat this.'
  throw new ProblemError({ code: 'forbidden', facts: { reason: 'signInAgain' }, detail })
}

/** Whether `needFreshSignIn` would pass. */
export async function hasFreshSignIn({ pool }: Database, { guest, proof }: SignedInCaller): Promise<boolean> {
  if (guest) return true
  const { rowCount } = await pool.query(
    `select from sessions where id = $1 and created_at > now() - interval '30 minutes'`,
    [proof?.id],
  )
  return rowCount === 1
}
