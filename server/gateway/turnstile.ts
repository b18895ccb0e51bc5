/** Lets so many through at once; the others wait in line. After an outage everybody wants something at the same time. */
export class Turnstile {
  #free: number
  readonly #line: (() => void)[] = []

  constructor(width: number) {
    this.#free = width
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#line.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
