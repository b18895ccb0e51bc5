import type { Workshop } from '@carriage/kraftwagen-family'

/** What stands in the workshops of a company, in numbers. The next call overwrites it. */
export const partsInStore = { bestBody: 0, bestEngine: 0, secondBody: 0, secondEngine: 0, pairs: 0, parts: 0 }

export function lookInto(workshops: readonly Workshop[]): typeof partsInStore {
  let bodies = 0
  let engines = 0
  partsInStore.bestBody = 0
  partsInStore.bestEngine = 0
  partsInStore.secondBody = 0
  partsInStore.secondEngine = 0
  for (const part of workshops) {
    if (!part) continue
    const { value } = part
    if (part.kind === 'body') {
      bodies++
      partsInStore.secondBody = Math.max(partsInStore.secondBody, Math.min(value, partsInStore.bestBody))
      partsInStore.bestBody = Math.max(partsInStore.bestBody, value)
    } else {
      engines++
      partsInStore.secondEngine = Math.max(partsInStore.secondEngine, Math.min(value, partsInStore.bestEngine))
      partsInStore.bestEngine = Math.max(partsInStore.bestEngine, value)
    }
  }
  partsInStore.pairs = Math.min(bodies, engines)
  partsInStore.parts = bodies + engines
  return partsInStore
}
