import { create } from 'zustand'

/** How many pieces of each factory the viewer has looked at, by match and seat. A device keeps it. */
type Looked = Readonly<Record<string, number>>

const key = 'carriage-house.looked'

/** The limit of factories that are remembered; the one looked at longest ago is forgotten first. */
const kept = 100

export const useLooked = create<Looked>()(() => read())

export function keyOf(match: string, seat: number): string {
  return `${match}/${seat}`
}

/** From now on, only what comes after this number of pieces is new. */
export function look(match: string, seat: number, pieces: number): void {
  const at = keyOf(match, seat)
  if (useLooked.getState()[at] === pieces) return
  // The latest comes last, so that the oldest are the first to go.
  const others = Object.entries(useLooked.getState()).filter(([known]) => known !== at)
  useLooked.setState(Object.fromEntries([...others.slice(1 - kept), [at, pieces]]), true)
  try {
    localStorage.setItem(key, JSON.stringify(useLooked.getState()))
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function read(): Looked {
  try {
    const text = localStorage.getItem(key)
    const found: unknown = text === null ? {} : JSON.parse(text)
    return isLooked(found) ? found : {}
  } catch {
    return {}
  }
}

function isLooked(found: unknown): found is Looked {
  return typeof found === 'object' && found !== null && Object.values(found).every((each) => typeof each === 'number')
}
