interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches calls: items that arrive within `window` milliseconds of the first, or while a batch is running, are passed to `work`
 * together. `work` returns one result for each item, in order; if it throws, all of them fail.
 */
export function inBatches<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { window, most }: { readonly window: number; readonly most: number },
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let busy = false
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!busy) void go()
    })

  async function go(): Promise<void> {
    busy = true
    while (waiting.length > 0) {
      if (waiting.length < most) await new Promise((resolve) => setTimeout(resolve, window))
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await work(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R) // one for each item
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    busy = false
  }
}
