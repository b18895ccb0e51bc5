import { create } from 'zustand'

/** The number of pieces of each factory that the viewer has seen, by match and seat. Stored on the device. */
type Looked = Readonly<Record<string, number>>

const key = 'carriage-house.looked'

/** The most factories stored; the one seen longest ago is dropped first. */
const saved = 100

export const useLooked = create<Looked>()(() => read())

export function keyOf(match: string, seat: number): string {
  return `${match}/${seat}`
}

/** From now on, only pieces after this number are new. */
export function look(match: string, seat: number, pieces: number): void {
  const at = keyOf(match, seat)
  if (useLooked.getState()[at] === pieces) return
  // Latest last, so that the oldest are dropped first.
  const others = Object.entries(useLooked.getState()).filter(([known]) => known !== at)
  useLooked.setState(Object.fromEntries([...others.slice(1 - saved), [at, pieces]]), true)
  try {
    localStorage.setItem(key, JSON.stringify(useLooked.getState()))
  } catch {
    // Without storage, it is forgotten with the page.
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
