import type { Database } from '../platform/storage/database.ts'
import { ProblemError } from '../tables/problem-error.ts'
import type { SignedInCaller } from './caller.ts'

/**
 * Lets only those pass who signed in within the last half hour, for requests by which a stolen cookie would become the whole
 * account. A guest has nothing to sign in with.
 */
export async function needFreshSignIn({ pool }: Database, { guest, proof }: SignedInCaller): Promise<void> {
  if (guest) return
  const { rowCount } = await pool.query(
    `select from sessions where id = $1 and created_at > now() - interval '30 minutes'`,
    [proof?.id],
  )
  if (rowCount === 1) return
  const detail = 'You signed in a while ago. Sign in again, with a code or a passkey, and then repeat this.'
  throw new ProblemError({ code: 'forbidden', facts: { reason: 'signInAgain' }, detail })
}
