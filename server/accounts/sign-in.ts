import { AsyncLocalStorage } from 'node:async_hooks'
import type { SendMail } from '../notifications/account-mail.ts'
import { ProblemError, problemError } from '../tables/problem-error.ts'
import { type AuthAnswer, type AuthRequest, ask } from './ask-auth.ts'
import type { Auth } from './auth.ts'
import { anonymous, type Caller } from './caller.ts'
import { codePath, provePath } from './code-paths.ts'
import { guestName } from './guest-name.ts'

/** A caller who wants to sign in. */
export interface Requester extends AuthRequest {
  readonly caller: Caller
}

/** Sends a code to an address, to sign in or to add it to an account, whether or not it has one. */
export async function sendCode(auth: Auth, requester: Requester, email: string): Promise<void> {
  await mailing(() => ask(auth, withoutLink(requester), codePath, { email, type: 'sign-in' }))
}

/** Checks a code and signs in to the account of the address, which is created if there is none. */
export function takeCode(auth: Auth, requester: Requester, email: string, code: string): Promise<AuthAnswer> {
  return ask(auth, withoutLink(requester), provePath, { email, otp: code, name: guestName() })
}

export function passkeyChallenge(auth: Auth, requester: Requester): Promise<AuthAnswer> {
  // Any passkey of the device may answer, whichever account is signed in.
  return ask(auth, withoutCookies(requester), '/passkey/generate-authenticate-options')
}

export function signInByPasskey(auth: Auth, requester: Requester, response: object): Promise<AuthAnswer> {
  return ask(auth, withoutLink(requester), '/passkey/verify-authentication', { response })
}

/** A link lets its bearer play for a guest, but not move the guest's seats to another account. */
export function withoutLink(requester: Requester): Requester {
  if (requester.caller.kind === 'anonymous' || requester.caller.via !== 'link') return requester
  const { headers, caller: _, ...rest } = requester
  const cookies = headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.includes('session_token='))
    .join('; ')
  const { cookie: __, ...others } = headers
  return { ...rest, caller: anonymous, headers: cookies ? { ...others, cookie: cookies } : others }
}

function withoutCookies(requester: Requester): Requester {
  const { cookie: _, ...headers } = requester.headers
  return { ...requester, headers }
}

const mailFailures = new AsyncLocalStorage<unknown[]>()

/** The library does not check whether a mail was sent; a caller who waits for a code needs to know. */
async function mailing(send: () => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  await mailFailures.run(failures, send)
  const [failure] = failures
  if (failure instanceof ProblemError) throw failure
  if (failure) throw problemError('unavailable', 'The email with the code could not be sent. Try again later.')
}

/** Sends mail, and records a failure for `mailing`. */
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
