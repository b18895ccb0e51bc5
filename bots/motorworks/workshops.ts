import type { Workshop } from '@carriage/motorworks'

/** What stands in the workshops of a company, in numbers. The next call overwrites it. */
export const partsInStore = { bestBody: 0, bestEngine: 0, pairs: 0, parts: 0 }

export function lookInto(workshops: readonly Workshop[]): typeof partsInStore {
  let bodies = 0
  let engines = 0
  partsInStore.bestBody = 0
  partsInStore.bestEngine = 0
  for (const part of workshops) {
    if (!part) continue
    if (part.kind === 'body') {
      bodies++
      if (part.value > partsInStore.bestBody) partsInStore.bestBody = part.value
    } else {
      engines++
      if (part.value > partsInStore.bestEngine) partsInStore.bestEngine = part.value
    }
  }
  partsInStore.pairs = Math.min(bodies, engines)
  partsInStore.parts = bodies + engines
  return partsInStore
}
