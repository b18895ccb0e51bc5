import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../platform/storage/database.ts'
import { ProblemError, problemError } from '../tables/problem-error.ts'
import { type AuthAnswer, type AuthRequest, ask } from './ask-auth.ts'
import type { Auth, SendMail } from './auth.ts'
import { anonymous, type Caller } from './caller.ts'
import { guestName } from './mail-messages.ts'

/** Who wants to sign in, and from where. */
export interface Comer extends AuthRequest {
  readonly caller: Caller
}

/*
 * A guest who proves an address without an account keeps the guest's account and makes it lasting. A guest who proves
 * an address that has an account signs in there, and everything that the guest had moves over. Every other caller just
 * signs in.
 */

export async function sendCode(database: Database, auth: Auth, comer: Comer, email: string): Promise<void> {
  const person = withoutLink(comer)
  if (await makesLasting(database, person.caller, email)) await sendAddressCode(auth, person, email)
  else await mailing(() => ask(auth, person, '/email-otp/send-verification-otp', { email, type: 'sign-in' }))
}

export async function signInByCode(
  database: Database,
  auth: Auth,
  comer: Comer,
  { email, code }: { email: string; code: string },
): Promise<AuthAnswer> {
  const person = withoutLink(comer)
  return (await makesLasting(database, person.caller, email))
    ? proveAddress(auth, person, { email, code })
    : ask(auth, person, '/sign-in/email-otp', { email, otp: code, name: guestName() })
}

/** Sends a code to an address that the caller wants to have for the own account. */
export async function sendAddressCode(auth: Auth, asking: AuthRequest, email: string): Promise<void> {
  await mailing(() => ask(auth, asking, '/email-otp/request-email-change', { newEmail: email }))
}

export function proveAddress(
  auth: Auth,
  asking: AuthRequest,
  { email, code }: { email: string; code: string },
): Promise<AuthAnswer> {
  return ask(auth, asking, '/email-otp/change-email', { newEmail: email, otp: code })
}

export function passkeyChallenge(auth: Auth, comer: Comer): Promise<AuthAnswer> {
  // Any passkey of the device may answer, whichever account is signed in.
  return ask(auth, withoutCookies(comer), '/passkey/generate-authenticate-options')
}

export function signInByPasskey(auth: Auth, comer: Comer, response: object): Promise<AuthAnswer> {
  return ask(auth, withoutLink(comer), '/passkey/verify-authentication', { response })
}

async function makesLasting({ pool }: Database, caller: Caller, email: string): Promise<boolean> {
  if (caller.kind === 'anonymous' || !caller.guest) return false
  const { rowCount } = await pool.query('select from accounts where email = $1', [email])
  return rowCount === 0
}

/** A link lets its holder play for a guest, but not take the guest's seats to another account. */
function withoutLink(comer: Comer): Comer {
  if (comer.caller.kind === 'anonymous' || comer.caller.via !== 'link') return comer
  const { headers, caller: _, ...rest } = comer
  const kept = headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.includes('session_token='))
    .join('; ')
  const { cookie: __, ...others } = headers
  return { ...rest, caller: anonymous, headers: kept ? { ...others, cookie: kept } : others }
}

function withoutCookies(comer: Comer): Comer {
  const { cookie: _, ...headers } = comer.headers
  return { ...comer, headers }
}

const mailFailures = new AsyncLocalStorage<unknown[]>()

/** The library sends mail without checking whether it was sent; a caller who waits for a code should be told. */
async function mailing(send: () => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  await mailFailures.run(failures, send)
  const [failure] = failures
  if (failure instanceof ProblemError) throw failure
  if (failure) throw problemError('unavailable', 'The mail with the code could not be sent. Try again later.')
}

/** Sends mail, and remembers for `mailing` if it fails. */
export function watchedMail(sendMail: SendMail): SendMail {
  return async (mail) => {
    try {
      await sendMail(mail)
    } catch (error) {
      mailFailures.getStore()?.push(error)
      throw error
    }
  }
}
