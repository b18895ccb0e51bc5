/** The largest number of early frames kept; others are fetched when they are due. */
const savedEarly = 256

/**
 * Orders the frames of one viewer group: each number once, none before its predecessor. Frames that arrive before
 * `begin` are kept, so that none is lost between reading the version and the first frame.
 */
export class Sequence {
  #last: number | undefined
  /** The highest number known to exist. */
  #known = 0
  readonly #early = new Map<number, string>()

  /** The last number that was passed on; undefined before `begin`. */
  get last(): number | undefined {
    return this.#last
  }

  /** Whether a known frame has not arrived. */
  get behind(): boolean {
    return this.#last !== undefined && this.#known > this.#last
  }

  /** Starts after an entry. Returns the frames that may be passed on at once. */
  begin(last: number): readonly NumberedFrame[] {
    if (this.#last !== undefined) return []
    this.#last = last
    for (const n of this.#early.keys()) if (n <= last) this.#early.delete(n)
    return this.#ready()
  }

  /** Takes a frame. Returns those that may be passed on now, in order. */
  offer(n: number, json: string): readonly NumberedFrame[] {
    this.noteVersion(n)
    if (this.#last === undefined || n > this.#last + 1) {
      if (this.#early.size < savedEarly) this.#early.set(n, json)
      return []
    }
    if (n <= this.#last) return []
    this.#last = n
    return this.#early.size === 0 ? [{ n, json }] : [{ n, json }, ...this.#ready()]
  }

  /** Learns that an entry exists, whose frame may still be under way. */
  noteVersion(n: number): void {
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
