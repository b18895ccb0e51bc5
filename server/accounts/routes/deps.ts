import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SendMail } from '../../notifications/account-mail.ts'
import type { Bus } from '../../platform/bus/index.ts'
import type { AddressOf } from '../../platform/http/caller-address.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../../tables/problem-error.ts'
import type { AuthAnswer } from '../ask-auth.ts'
import type { Auth } from '../auth.ts'
import type { Caller, CallerHeaders, SignedInCaller } from '../caller.ts'
import { refusal, type SitePermission } from '../permissions/index.ts'
import type { Requester } from '../sign-in.ts'

export interface AccountRouteOptions {
  readonly database: Database
  readonly bus: Bus
  readonly auth: Auth
  readonly secret: string
  callerOf(headers: CallerHeaders): Promise<Caller>
  readonly addressOf: AddressOf
  readonly sendMail: SendMail
  /** The public name of the site. */
  readonly site: string
  /** Multiplies the limits. */
  readonly limitFactor: number
}

export async function identifyRequester(
  options: AccountRouteOptions,
  { headers, raw }: FastifyRequest,
): Promise<Requester> {
  return { headers, address: options.addressOf(raw), caller: await options.callerOf(headers) }
}

/** Requires an account with this permission. */
export async function entitled(
  options: AccountRouteOptions,
  request: FastifyRequest,
  permission: SitePermission,
): Promise<Requester & { caller: SignedInCaller }> {
  const { caller, ...asking } = await identifyRequester(options, request)
  const refused = refusal(caller, permission)
  if (refused !== undefined || caller.kind === 'anonymous')
    throw problemError(
      refused ?? 'unauthenticated',
      `You do not have the permission ${permission}: see "Who may do what" in the docs.`,
    )
  return { ...asking, caller }
}

/** The caller once the cookies of an answer are set. */
export async function callerAfter(
  options: AccountRouteOptions,
  requester: Requester,
  { cookies }: AuthAnswer,
): Promise<SignedInCaller> {
  const set = cookies.map((cookie) => cookie.split(';', 1)[0] ?? '')
  const cookie = set.length > 0 ? set.join('; ') : requester.headers.cookie
  const caller = await options.callerOf({ cookie })
  if (caller.kind === 'anonymous') throw new Error('Signed in, but the session was not found.')
  return caller
}

export function giveCookies(reply: FastifyReply, { cookies }: AuthAnswer): void {
  // One header each, since some parsers split at commas.
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
