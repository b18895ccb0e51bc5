import { type Allowance, TokenBucket } from './token-bucket.ts'

/** Limits the sockets of each caller. */
export interface Admission {
  /** Counts one socket and gives what releases it; undefined if the caller is at the limit. */
  enter(who: string): (() => void) | undefined
}

export function createAdmission(most: number): Admission {
  const taken = new Map<string, number>()
  return {
    enter(who) {
      const count = taken.get(who) ?? 0
      if (count >= most) return undefined
      taken.set(who, count + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const others = (taken.get(who) ?? 1) - 1
        if (others === 0) taken.delete(who)
        else taken.set(who, others)
      }
    },
  }
}

/** The largest number of networks in memory; the least recent one is dropped first. */
const mostNetworks = 10_000

/** Limits how fast sockets are opened from one network: each try costs a query, whether it succeeds or not. */
export class Arrivals {
  readonly #allowance: Allowance
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  /** Whether one more may be opened now, in milliseconds of a clock that never goes back. */
  take(network: string, now: number): boolean {
    const bucket = this.#buckets.get(network) ?? new TokenBucket(this.#allowance, now)
    this.#buckets.delete(network)
    this.#buckets.set(network, bucket)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > mostNetworks && oldest !== undefined) this.#buckets.delete(oldest)
    return bucket.take(now)
  }
}
