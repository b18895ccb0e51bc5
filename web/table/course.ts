import type { Happening } from './link.ts'

/** What happened and still stands, oldest first: an undo takes back its entry and all that followed. */
export function standing(happenings: readonly Happening[]): Happening[] {
  const kept: Happening[] = []
  for (const happening of happenings) {
    const { undone } = happening
    if (undone === undefined) kept.push(happening)
    else while ((kept.at(-1)?.n ?? -1) >= undone) kept.pop()
  }
  return kept
}
