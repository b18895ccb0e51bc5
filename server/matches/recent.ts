/** Remembers the things used last, a bounded number of them. */
export class Recent<T> {
  readonly #things = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): T | undefined {
    const thing = this.#things.get(key)
    if (thing === undefined) return undefined
    this.#things.delete(key)
    this.#things.set(key, thing)
    return thing
  }

  set(key: string, thing: T): void {
    this.#things.delete(key)
    this.#things.set(key, thing)
    if (this.#things.size <= this.#most) return
    const [oldest] = this.#things.keys()
    if (oldest !== undefined) this.#things.delete(oldest)
  }

  delete(key: string): void {
    this.#things.delete(key)
  }

  get size(): number {
    return this.#things.size
  }
}
