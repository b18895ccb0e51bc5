/** Visits every item of a changing collection once per `ticks` ticks, a part at each, so that ticks stay short. */
export class Rounds<T> {
  readonly #all: ReadonlyMap<unknown, T>
  readonly #ticks: number
  #tick = 0
  #visited = 0
  /** The number of items of one tick in this round. */
  #share = 0
  #next: Iterator<T> | undefined

  constructor(all: ReadonlyMap<unknown, T>, ticks: number) {
    this.#all = all
    this.#ticks = ticks
  }

  /** The part of this tick. */
  tick(): readonly T[] {
    if (!this.#next) {
      this.#next = this.#all.values()
      this.#share = this.#all.size / this.#ticks
      this.#visited = 0
      this.#tick = 0
    }
    this.#tick += 1
    const last = this.#tick === this.#ticks
    const part: T[] = []
    // Items added during the round are visited in its last tick.
    while (last || this.#visited < this.#share * this.#tick) {
      const next = this.#next.next()
      if (next.done) break
      part.push(next.value)
      this.#visited += 1
    }
    if (last) this.#next = undefined
    return part
  }
}
