/** Early frames that are kept; what is beyond is fetched when its turn comes. */
const keptEarly = 256

/**
 * Puts the frames of one audience in order: each number once, none before the one before it.
 * Frames that come before it has begun are kept, so that nothing falls between the first look and the first frame.
 */
export class Sequence {
  #last: number | undefined
  /** The highest number that anybody has told of. */
  #known = 0
  readonly #early = new Map<number, string>()

  /** The last number that was passed on; nothing before it has begun. */
  get last(): number | undefined {
    return this.#last
  }

  /** Whether something is known to exist that has not come. */
  get behind(): boolean {
    return this.#last !== undefined && this.#known > this.#last
  }

  /** Starts after an entry. Gives the frames that may be passed on at once. */
  begin(last: number): readonly NumberedFrame[] {
    if (this.#last !== undefined) return []
    this.#last = last
    for (const n of this.#early.keys()) if (n <= last) this.#early.delete(n)
    return this.#ready()
  }

  /** Takes a frame in. Gives those that may be passed on now, in order. */
  offer(n: number, json: string): readonly NumberedFrame[] {
    this.hearOf(n)
    if (this.#last === undefined || n > this.#last + 1) {
      if (this.#early.size < keptEarly) this.#early.set(n, json)
      return []
    }
    if (n <= this.#last) return []
    this.#last = n
    return this.#early.size === 0 ? [{ n, json }] : [{ n, json }, ...this.#ready()]
  }

  /** Learns that an entry exists, whose frame may still be on its way. */
  hearOf(n: number): void {
    if (n > this.#known) this.#known = n
  }

  #ready(): NumberedFrame[] {
    const ready: NumberedFrame[] = []
    while (this.#last !== undefined) {
      const n: number = this.#last + 1
      const json = this.#early.get(n)
      if (json === undefined) break
      this.#early.delete(n)
      this.#last = n
      ready.push({ n, json })
    }
    return ready
  }
}

export interface NumberedFrame {
  readonly n: number
  readonly json: string
}
