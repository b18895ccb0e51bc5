import type { IncomingHttpHeaders } from 'node:http'
import type { ProblemCode } from '@carriage/protocol'
import { ProblemError, problemError } from '../tables/problem-error.ts'
import { type Auth, addressHeader, authPath } from './auth.ts'

/** The parts of a request that the library reads. */
export interface AuthRequest {
  readonly headers: IncomingHttpHeaders
  readonly address: string
}

export interface AuthAnswer {
  readonly body: unknown
  /** Cookies that the answer sets. */
  readonly cookies: readonly string[]
}

const passedOn = ['cookie', 'origin', 'referer', 'user-agent', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']

/**
 * Calls the library through its own HTTP handler, so that its rate limits and origin checks apply. Throws a
 * `ProblemError` with the library's reason.
 */
export async function ask(auth: Auth, asking: AuthRequest, path: string, body?: object): Promise<AuthAnswer> {
  const headers = headersOf(asking)
  if (body) headers.set('content-type', 'application/json')
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { method: 'GET', headers }
  const response = await auth.handle(new Request(`${auth.origin}${authPath}${path}`, sent))
  const text = await response.text()
  if (!response.ok) throw complaint(response, text)
  return { body: text === '' ? undefined : (JSON.parse(text) as unknown), cookies: response.headers.getSetCookie() }
}

/** The headers of a request that are passed on to the library. */
export function headersOf(asking: AuthRequest): Headers {
  const headers = new Headers({ [addressHeader]: asking.address })
  for (const name of passedOn) {
    const value = asking.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/** The error codes of the library, and ours. */
const reasons: Readonly<Record<string, string>> = {
  INVALID_OTP: 'wrongCode',
  OTP_EXPIRED: 'expiredCode',
  TOO_MANY_ATTEMPTS: 'tooManyTries',
  CHALLENGE_NOT_FOUND: 'expiredPasskeyRequest',
  PASSKEY_NOT_FOUND: 'unknownPasskey',
  AUTHENTICATION_FAILED: 'wrongPasskey',
  FAILED_TO_VERIFY_REGISTRATION: 'wrongPasskey',
  INVALID_ORIGIN: 'wrongOrigin',
  MISSING_OR_NULL_ORIGIN: 'wrongOrigin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'wrongOrigin',
}

const codes: Readonly<Record<number, ProblemCode>> = { 400: 'malformed', 401: 'unauthenticated', 403: 'forbidden' }

function complaint(response: Response, text: string): ProblemError {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('x-retry-after') ?? 60)
    return new ProblemError({ code: 'tooMany', facts: { seconds }, detail: `Try again in ${seconds} seconds.` })
  }
  const code = codeIn(text)
  const reason = reasons[code]
  // An invalid proof is refused, whatever the status of the library.
  if (reason) return new ProblemError({ code: 'forbidden', facts: { reason }, detail: `Sign-in failed: ${reason}.` })
  const known = codes[response.status]
  if (known) return problemError(known, `Sign-in refused: ${code || response.status}.`)
  throw new Error(`The sign-in library answered ${response.status}: ${text.slice(0, 500)}`)
}

function codeIn(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown }
    return typeof code === 'string' ? code : ''
  } catch {
    return ''
  }
}
