import type { ShownEntry } from './link.ts'

/** What happened and still stands, oldest first: an undo takes back its entry and all that followed. */
export function standing(entries: readonly ShownEntry[]): ShownEntry[] {
  const kept: ShownEntry[] = []
  for (const entry of entries) {
    if (entry.undone === undefined) kept.push(entry)
    else takeBack(kept, entry.undone)
  }
  return kept
}

/** The events that still stand, kept up to date entry by entry. */
export interface History {
  /** Oldest first; another array after each change. */
  readonly events: () => readonly object[]
  readonly add: (entry: ShownEntry) => readonly object[]
}

export function historyOf(past: readonly ShownEntry[]): History {
  const kept = standing(past)
  let events: readonly object[] = kept.flatMap((each) => each.events)
  return {
    events: () => events,
    add: (entry) => {
      if (entry.undone === undefined) {
        kept.push(entry)
        events = events.concat(entry.events)
      } else {
        const gone = takeBack(kept, entry.undone)
        events = events.slice(0, events.length - gone.reduce((sum, each) => sum + each.events.length, 0))
      }
      return events
    },
  }
}

/** Takes an entry and all that followed from the end of a list; answers with what is gone. */
function takeBack(kept: ShownEntry[], undone: number): ShownEntry[] {
  const from = kept.findLastIndex(({ n }) => n < undone) + 1
  return kept.splice(from)
}
