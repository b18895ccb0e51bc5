export interface CacheLimits<T> {
  /**
   * Milliseconds after its last use in which a value is dropped; without it values remain until others need the room.
   */
  readonly idle?: number
  /**
   * Values that nobody will need for long: they are dropped after a tenth of the time, and before others where room is
   * needed.
   */
  readonly isSpent?: (value: T) => boolean
  /** Called with the key of each value that is dropped. */
  readonly onLeave?: (key: string) => void
  readonly now?: () => number
}

interface Cached<T> {
  readonly value: T
  usedAt: number
}

/** How many of the least recently used values are checked for a spent one. */
const looked = 100

/** Holds the values used last, at most `capacity` of them. */
export class LruCache<T> {
  /** In the order of their last use. */
  readonly #kept = new Map<string, Cached<T>>()
  readonly #capacity: number
  readonly #idle: number | undefined
  readonly #isSpent: (value: T) => boolean
  readonly #onLeave: (key: string) => void
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined

  constructor(
    capacity: number,
    { idle, isSpent = () => false, onLeave = () => undefined, now = () => performance.now() }: CacheLimits<T> = {},
  ) {
    this.#capacity = capacity
    this.#idle = idle
    this.#isSpent = isSpent
    this.#onLeave = onLeave
    this.#now = now
  }

  get(key: string): T | undefined {
    const saved = this.#kept.get(key)
    if (saved === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, saved)
    saved.usedAt = this.#now()
    return saved.value
  }

  /** The value, without counting as a use. */
  peek(key: string): T | undefined {
    return this.#kept.get(key)?.value
  }

  set(key: string, value: T): void {
    this.#kept.delete(key)
    this.#kept.set(key, { value, usedAt: this.#now() })
    if (this.#kept.size > this.#capacity) this.#makeRoom()
    this.#sweepLater()
  }

  delete(key: string): void {
    if (this.#kept.delete(key)) this.#onLeave(key)
  }

  get size(): number {
    return this.#kept.size
  }

  /** Drops values that were not used for long. */
  sweep(): void {
    const idle = this.#idle
    if (idle === undefined) return
    for (const [key, { value, usedAt }] of this.#kept) {
      const age = this.#now() - usedAt
      if (age < idle / 10) break
      if (age >= idle || this.#isSpent(value)) this.delete(key)
    }
  }

  #makeRoom(): void {
    let at = 0
    let leaving: string | undefined
    for (const [key, { value }] of this.#kept) {
      leaving ??= key
      if (++at > looked) break
      if (!this.#isSpent(value)) continue
      leaving = key
      break
    }
    if (leaving !== undefined) this.delete(leaving)
  }

  /** As long as there is something to drop, and without keeping the process alive. */
  #sweepLater(): void {
    if (this.#idle === undefined || this.#timer || this.#kept.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.sweep()
      this.#sweepLater()
    }, this.#idle / 10).unref()
  }
}
