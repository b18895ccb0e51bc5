import { inTransaction } from '../platform/storage/transaction.ts'
import { ProblemError } from '../tables/problem-error.ts'
import { type AuthAnswer, headersOf } from './ask-auth.ts'
import type { SignedInCaller } from './caller.ts'
import { carrySuspension, holdSuspension } from './held-suspensions.ts'
import { type AccountRouteOptions, callerAfter } from './routes/deps.ts'
import { replaceSession } from './session-guest.ts'
import { type Requester, takeCode, withoutLink } from './sign-in.ts'

/*
 * A guest who proves an address without an account, or adds a passkey, keeps the account and makes it lasting; its
 * session is replaced, since somebody else may know the old one. A guest who proves an address with an account signs in
 * there: the games remain with the guest until the person claims them. Every other caller just signs in.
 */

/** A caller who has just signed in, and the cookies of the session. */
export interface Entered {
  readonly caller: SignedInCaller
  readonly answer: AuthAnswer
}

export async function enterByCode(
  options: AccountRouteOptions,
  requester: Requester,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<Entered> {
  const person = withoutLink(requester)
  const { known, proven, answer } = await prove(options, person, email, code)
  if (known === undefined && person.caller.kind === 'account' && person.caller.guest) {
    await moveAddress(options, person.caller, proven, email)
    return startNewSession(options, requester, person.caller.id)
  }
  return enterBy(options, requester, answer)
}

/** Signs in with an answer of the library. */
export async function enterBy(
  options: AccountRouteOptions,
  requester: Requester,
  answer: AuthAnswer,
): Promise<Entered> {
  const caller = await callerAfter(options, requester, answer)
  await replaceSession(options, requester.caller, caller)
  return carried(options, requester, { caller, answer })
}

/** Gives the caller's account an address that the code proves. */
export async function addAddress(
  options: AccountRouteOptions,
  requester: Requester & { readonly caller: SignedInCaller },
  { email, code }: { readonly email: string; readonly code: string },
): Promise<Entered> {
  const { caller } = requester
  const { known, proven, answer } = await prove(options, requester, email, code)
  if (known !== undefined) {
    await options.database.pool.query('delete from sessions where id = $1', [proven.proof?.id])
    if (known === caller.id) return { caller, answer: { ...answer, cookies: [] } }
    // A person with the code reads the mail, and may learn of the account.
    const detail = 'This address belongs to another account. Sign in there.'
    throw new ProblemError({ code: 'conflict', facts: { reason: 'addressTaken' }, detail })
  }
  await moveAddress(options, caller, proven, email)
  return caller.guest
    ? startNewSession(options, requester, caller.id)
    : carried(options, requester, { caller, answer: { ...answer, cookies: [] } })
}

/** The caller, with the rest of a suspension that the person had on another account. */
export async function carried(options: AccountRouteOptions, requester: Requester, entered: Entered): Promise<Entered> {
  if (!(await carrySuspension(options.database, options.secret, entered.caller.id))) return entered
  return { ...entered, caller: await callerAfter(options, requester, entered.answer) }
}

/** Starts a new session for a guest who has just become lasting; the earlier ones have ended. */
export async function startNewSession(
  options: AccountRouteOptions,
  requester: Requester,
  account: string,
): Promise<Entered> {
  const answer = { body: undefined, cookies: await options.auth.begin(account, headersOf(requester)) }
  const caller = await callerAfter(options, requester, answer)
  options.bus.publish(`signedOut.${account}`, 'lasting')
  return carried(options, requester, { caller, answer })
}

interface Proven {
  /** The account that had the address before. */
  readonly known: string | undefined
  readonly proven: SignedInCaller
  readonly answer: AuthAnswer
}

async function prove(options: AccountRouteOptions, requester: Requester, email: string, code: string): Promise<Proven> {
  const { rows } = await options.database.pool.query<{ id: string }>('select id from accounts where email = $1', [
    email,
  ])
  const answer = await takeCode(options.auth, requester, email, code)
  return { known: rows[0]?.id, answer, proven: await callerAfter(options, requester, answer) }
}

/** Moves an address from the account that the library has just created for it to the target account. */
async function moveAddress(
  { database, secret }: AccountRouteOptions,
  { id, guest }: SignedInCaller,
  made: SignedInCaller,
  email: string,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('delete from accounts where id = $1', [made.id])
    await holdSuspension(client, secret, id)
    if (guest) await client.query<{ end_guest: boolean }>('select end_guest($1)', [id])
    await client.query('update accounts set email = $2, email_verified = true, updated_at = now() where id = $1', [
      id,
      email,
    ])
  })
}
