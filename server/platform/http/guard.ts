import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../../accounts/caller.ts'
import {
  callerAt,
  type Denial,
  refusal,
  type SitePermission,
  type TablePermission,
} from '../../accounts/permissions/index.ts'
import type { Person } from '../../tables/index.ts'
import { type CallerTableFacts, ProblemError, problemError, type TableService } from '../../tables/index.ts'
import { Allowances } from '../token-bucket.ts'
import { type AddressOf, networkOf } from './caller-address.ts'
import { type RequestLimits, weightOf } from './limits.ts'

export type CallerOf = (headers: FastifyRequest['headers']) => Promise<Caller>
type Account = Caller & { readonly kind: 'account' }

/** Where every request is authorised, before anything is done. */
export interface Guard {
  /** Authorises a request that concerns no table. */
  authorize(request: FastifyRequest, permission: SitePermission): Promise<Caller>
  /** Authorises a request at a table. */
  authorizeTable(request: FastifyRequest, permission: TablePermission, id: MatchId): Promise<AtTable>
}

export interface AtTable {
  readonly caller: Caller
  readonly facts: CallerTableFacts
  readonly seat: Seat | null
  readonly resigned: boolean
}

interface GuardOptions {
  readonly tables: TableService
  readonly callerOf: CallerOf
  readonly limits: RequestLimits
  readonly addressOf: AddressOf
}

const making: ReadonlySet<string> = new Set<SitePermission | TablePermission>([
  'createTable',
  'joinLearners',
  'importRecord',
  'rematch',
  'invite',
  'reportFault',
])

export function guardOf(app: FastifyInstance, { tables, callerOf, limits, addressOf }: GuardOptions): Guard {
  const callers = new WeakMap<FastifyRequest, string>()
  const limiterOf = (kind: 'asking' | 'changing' | 'making') =>
    app.createRateLimit({
      max: limits[kind],
      timeWindow: 60_000,
      keyGenerator: (request) => `${kind} ${callers.get(request) ?? networkOf(addressOf(request.raw))}`,
    })
  const heavy = new Allowances(limits.heavy)
  const heavyOfNetwork = new Allowances(limits.heavyOfNetwork)
  const limiters = { asking: limiterOf('asking'), changing: limiterOf('changing'), making: limiterOf('making') }

  return {
    async authorize(request, permission) {
      const caller = await identify(request, permission)
      const refused = refusal(caller, permission)
      if (refused === 'forbidden' && isForLasting(caller, permission))
        throw new ProblemError({ code: 'forbidden', detail: notForGuests, facts: { needs: 'lastingAccount' } })
      if (refused === 'forbidden' && isForRaised(caller, permission))
        throw new ProblemError({ code: 'forbidden', detail: notRaised, facts: { reason: 'secondFactor' } })
      if (refused) throw denied(caller, refused)
      return caller
    },
    async authorizeTable(request, permission, id) {
      const caller = callerAt(await identify(request, permission), id)
      const account = caller.kind === 'account' ? caller.id : undefined
      const facts = await tables.facts(id, { account, key: keyIn(request) })
      // Do not reveal that a table exists to callers who may not see it.
      const refused = facts
        ? refusal(caller, permission, facts)
        : account === undefined
          ? 'unauthenticated'
          : 'notFound'
      if (refused || !facts) {
        // A visitor with the address learns whom to ask, so that a friend with an incomplete link is not lost.
        const host = facts && permission === 'readTable' ? await tables.host(id, account) : undefined
        throw denied(caller, refused ?? 'notFound', host)
      }
      const own = facts.seats.find((seat) => account !== undefined && seat.account === account)
      return { caller, facts, seat: own?.seat ?? null, resigned: own?.resigned ?? false }
    },
  }

  async function identify(request: FastifyRequest, permission: SitePermission | TablePermission): Promise<Caller> {
    const caller = await callerOf(request.headers)
    if (caller.kind === 'account') callers.set(request, caller.id)
    const kind = request.method === 'GET' ? 'asking' : making.has(permission) ? 'making' : 'changing'
    const limit = await limiters[kind](request)
    if (!limit.isAllowed && limit.isExceeded)
      throw problemError('tooMany', `At most ${limit.max} such requests a minute. Wait ${limit.ttlInSeconds} seconds.`)
    needAllowance(request, caller)
    return caller
  }

  function needAllowance(request: FastifyRequest, caller: Caller): void {
    const weight = weightOf(request.method, request.routeOptions.url)
    if (weight === 0) return
    const network = networkOf(addressOf(request.raw))
    const who = caller.kind === 'account' ? caller.id : network
    const now = performance.now()
    if (heavy.take(who, now, weight) && heavyOfNetwork.take(network, now, weight)) return
    throw problemError('tooMany', 'Too many expensive requests; wait some seconds.')
  }
}

/** For permissions that are never granted to anonymous callers. */
export function accountOf(caller: Caller): Account {
  if (caller.kind !== 'account') throw problemError('unauthenticated', reasons.unauthenticated)
  return caller
}

export function personOf(caller: Caller): Person {
  const { id, name, via } = accountOf(caller)
  return { id, name, program: via === 'token' }
}

/** Whether the caller would have the permission with a lasting account. */
function isForLasting(caller: Caller, permission: SitePermission): boolean {
  return caller.kind === 'account' && caller.guest && refusal({ ...caller, guest: false }, permission) === undefined
}

/** Whether the caller is an operator who has yet to give a code of the second factor. */
function isForRaised(caller: Caller, permission: SitePermission): boolean {
  if (caller.kind !== 'account' || !caller.operator) return false
  return refusal({ ...caller, operator: { raised: true } }, permission) === undefined
}

function denied(caller: Caller, why: Denial, facts?: object): ProblemError {
  if (why !== 'suspended' || caller.kind !== 'account')
    return new ProblemError({ code: why, detail: reasons[why], ...(facts && { facts: { ...facts } }) })
  return new ProblemError({ code: why, detail: reasons[why], facts: { until: caller.suspendedUntil?.toISOString() } })
}

const notRaised = 'This requires a code of your second factor, which is valid for half an hour.'
const notForGuests = 'Guests cannot do this. Make your account lasting first: add a passkey or confirm a mail address.'

const reasons = {
  unauthenticated: 'Sign in first; a guest account is usually enough.',
  forbidden: 'You do not have permission to do this.',
  suspended:
    'Your account is suspended: you can finish your games, but start no new ones. Your account page has the reason.',
  notFound: 'Table not found, or you do not have access.',
} as const

function keyIn({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-table-key']
  return typeof key === 'string' ? key : undefined
}
