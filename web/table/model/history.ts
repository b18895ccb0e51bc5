import type { ShownEntry } from './link.ts'

/** The entries that were not undone, oldest first: an undo removes its entry and all that followed. */
export function standing(entries: readonly ShownEntry[]): ShownEntry[] {
  const saved: ShownEntry[] = []
  for (const entry of entries) {
    if (entry.undone === undefined) saved.push(entry)
    else takeBack(saved, entry.undone)
  }
  return saved
}

/** The events of these entries, updated entry by entry. */
export interface History {
  /** Oldest first; a new array after each change. */
  readonly events: () => readonly object[]
  readonly add: (entry: ShownEntry) => readonly object[]
}

export function historyOf(past: readonly ShownEntry[]): History {
  const saved = standing(past)
  let events: readonly object[] = saved.flatMap((each) => each.events)
  return {
    events: () => events,
    add: (entry) => {
      if (entry.undone === undefined) {
        saved.push(entry)
        events = events.concat(entry.events)
      } else {
        const gone = takeBack(saved, entry.undone)
        events = events.slice(0, events.length - gone.reduce((sum, each) => sum + each.events.length, 0))
      }
      return events
    },
  }
}

/** Removes an entry and all that followed from the end of a list; returns what was removed. */
function takeBack(saved: ShownEntry[], undone: number): ShownEntry[] {
  const from = saved.findLastIndex(({ n }) => n < undone) + 1
  return saved.splice(from)
}
