/** How much a caller may do at once, and per second after that. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** An allowance that fills with time and empties with use. Times are milliseconds of a monotonic clock. */
export class TokenBucket {
  readonly #allowance: Allowance
  #left: number
  #at: number

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance
    this.#left = allowance.burst
    this.#at = now
  }

  /** Takes this amount, if it is available. */
  take(now: number, count = 1): boolean {
    const { burst, perSecond } = this.#allowance
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left < count) return false
    this.#left -= count
    return true
  }
}

/** The limit of callers in memory. */
const mostCallers = 10_000

/** The same allowance for each of many callers: networks, accounts. */
export class Allowances {
  readonly #allowance: Allowance
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  /** Takes this amount for the caller, if it is available, at a time in milliseconds of a monotonic clock. */
  take(caller: string, now: number, count = 1): boolean {
    const bucket = this.#buckets.get(caller) ?? new TokenBucket(this.#allowance, now)
    this.#buckets.delete(caller)
    this.#buckets.set(caller, bucket)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > mostCallers && oldest !== undefined) this.#buckets.delete(oldest)
    return bucket.take(now, count)
  }
}
