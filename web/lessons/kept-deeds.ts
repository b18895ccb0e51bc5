import type { UndoReach } from '../table/model/link.ts'
import type { LessonMatch } from './lesson-match.ts'

/** What a learner did in a lesson. All else follows from it: draws are fixed, and rivals answer the same in the same way. */
export type KeptDeed = { readonly move: object } | { readonly undo: UndoReach } | 'read'

/** Keeps what was done in a lesson as long as this tab is open, so that a reload goes on where it was. */
export function keepDeeds(lesson: string, deeds: readonly KeptDeed[]): void {
  try {
    if (deeds.length === 0) sessionStorage.removeItem(keyOf(lesson))
    else sessionStorage.setItem(keyOf(lesson), JSON.stringify(deeds))
  } catch {
    // A browser that keeps nothing starts the lesson over.
  }
}

export function keptDeeds(lesson: string): readonly KeptDeed[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(lesson)) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptDeed[]) : [] // only keepDeeds writes there
  } catch {
    return []
  }
}

/** Does it all again. False if the lesson is not what it was. */
export function redoDeeds(match: LessonMatch, deeds: readonly KeptDeed[]): boolean {
  for (const deed of deeds) {
    if (deed === 'read') match.read()
    else {
      const made = 'move' in deed ? match.play(deed.move) : match.undo(deed.undo)
      if ('legal' in made) return false
    }
    while (match.letRivalMove());
  }
  return true
}

function keyOf(lesson: string): string {
  return `carriage-house.lesson.${lesson}`
}
