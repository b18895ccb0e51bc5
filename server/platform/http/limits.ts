import type { RouteName } from '@carriage/protocol'
import type { Allowance } from '../token-bucket.ts'

/**
 * Requests a minute. Each process counts for itself: behind a balancer a site of four processes allows up to four times
 * as many.
 */
export interface RequestLimits {
  /** From one address, with any number of callers. */
  readonly address: number
  /** From one caller: reading, changing, and creating. */
  readonly asking: number
  readonly changing: number
  readonly making: number
  /** The limit of expensive answers, by weight, for one caller and for one network. */
  readonly heavy: Allowance
  readonly heavyOfNetwork: Allowance
}

export const usualRequestLimits: RequestLimits = {
  address: 3_000,
  asking: 600,
  changing: 240,
  making: 30,
  // Opening a long game weighs about 20.
  heavy: { burst: 120, perSecond: 5 },
  heavyOfNetwork: { burst: 360, perSecond: 15 },
}

/** Weights of expensive routes, in units of about four milliseconds, as measured by `pnpm bench address`. */
const weights = {
  'GET /api/matches/:id/frames': 5,
  'GET /api/tables/open': 2,
  'GET /api/tables/watch': 2,
  'GET /api/tables/mine': 2,
  'GET /api/calendar/:key': 2,
  'GET /api/tables/strongest': 1,
  'GET /api/matches/:id/view': 1,
  'GET /api/matches/:id/moves': 1,
  'GET /api/matches/:id/record': 1,
  'GET /api/people': 1,
  'GET /api/people/:account': 1,
  'GET /api/people/:account/games': 1,
  'GET /api/me/people': 1,
  'GET /api/me/people/tables': 1,
  'GET /api/me/history': 1,
  'GET /api/me/history/people': 1,
  'GET /api/clubs/:club': 1,
  'GET /api/clubs/:club/tables': 1,
  'GET /api/seasons/:season': 1,
  'GET /api/tournaments/:tournament': 1,
} as const satisfies Partial<Record<RouteName, number>>

const weightByRoute: ReadonlyMap<string, number> = new Map(Object.entries(weights))

/** The weight of the answer to a request; undefined for most. */
export function weightOf(method: string, url: string | undefined): number {
  return method === 'GET' || method === 'HEAD' ? (weightByRoute.get(`GET ${url}`) ?? 0) : 0
}
