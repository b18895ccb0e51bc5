import { deviceStorage } from '../../platform/app/device-storage.ts'
import type { Sight } from './absence.ts'

const prefix = 'carriage-house.seen.'

/** Tables that this device remembers; the oldest are dropped. */
const most = 24

interface StoredSight extends Sight {
  readonly at: number
}

/** What this device last saw of a match. */
export function seenOf(match: string, storage = deviceStorage('localStorage')): Sight | undefined {
  const saved = storage && readSight(storage, prefix + match)
  return saved && { n: saved.n, view: saved.view }
}

/** Stores what was seen last; a finished match is removed. */
export function saveSeen(match: string, sight: Sight, over: boolean, storage = deviceStorage('localStorage')): void {
  if (!storage) return
  const key = prefix + match
  try {
    if (over) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ ...sight, at: Date.now() } satisfies StoredSight))
    for (const old of sightsOf(storage).slice(most)) storage.removeItem(old)
  } catch {
    // Without storage, or with a full one, the next digest only covers less.
  }
}

/** The latest first. */
function sightsOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: readSight(storage, key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .map(({ key }) => key)
}

function readSight(storage: Storage, key: string): StoredSight | undefined {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isSight(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

function isSight(saved: unknown): saved is StoredSight {
  if (typeof saved !== 'object' || saved === null) return false
  const { n, at, view } = saved as Record<string, unknown>
  return Number.isInteger(n) && typeof at === 'number' && typeof view === 'object' && view !== null
}
