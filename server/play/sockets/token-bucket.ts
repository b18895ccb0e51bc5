/** How much a caller may do at once, and per second after that. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** An allowance that fills with time and empties with use. Times are milliseconds of one clock that never goes back. */
export class TokenBucket {
  readonly #allowance: Allowance
  #left: number
  #at: number

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance
    this.#left = allowance.burst
    this.#at = now
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#allowance
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
