import { type Allowance, TokenBucket } from './token-bucket.ts'

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
