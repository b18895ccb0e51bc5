import type { Workshop } from '@carriage/motorworks'

/** What stands in the workshops of a company, in numbers. The next call overwrites it. */
export const store = { bestBody: 0, bestEngine: 0, pairs: 0, parts: 0 }

export function lookInto(workshops: readonly Workshop[]): typeof store {
  let bodies = 0
  let engines = 0
  store.bestBody = 0
  store.bestEngine = 0
  for (const part of workshops) {
    if (!part) continue
    if (part.kind === 'body') {
      bodies++
      if (part.value > store.bestBody) store.bestBody = part.value
    } else {
      engines++
      if (part.value > store.bestEngine) store.bestEngine = part.value
    }
  }
  store.pairs = Math.min(bodies, engines)
  store.parts = bodies + engines
  return store
}
