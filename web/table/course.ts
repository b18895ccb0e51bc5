import type { ShownEntry } from './link.ts'

/** What happened and still stands, oldest first: an undo takes back its entry and all that followed. */
export function standing(entries: readonly ShownEntry[]): ShownEntry[] {
  const kept: ShownEntry[] = []
  for (const entry of entries) {
    const { undone } = entry
    if (undone === undefined) kept.push(entry)
    else while ((kept.at(-1)?.n ?? -1) >= undone) kept.pop()
  }
  return kept
}
