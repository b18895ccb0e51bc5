/** Serialises work with the same key, and runs work with different keys in parallel. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
}

export function keyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(key, work) {
      const before = tails.get(key)
      const done = before ? before.then(work, work) : work()
      const tail = done.catch(() => undefined)
      tails.set(key, tail)
      void tail.then(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
      return done
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
