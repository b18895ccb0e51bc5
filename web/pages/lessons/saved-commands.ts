import type { UndoReach } from '../../table/model/link.ts'
import type { LessonMatch } from './lesson-match.ts'

/** What a learner did in a lesson. All else follows from it: draws are fixed, and rivals answer the same in the same way. */
export type LessonCommand =
  | { readonly move: object }
  | { readonly draft: object }
  | { readonly undo: UndoReach }
  | 'read'

/** Keeps what was done in a lesson as long as this tab is open, so that a reload goes on where it was. */
export function saveCommands(lesson: string, commands: readonly LessonCommand[]): void {
  try {
    if (commands.length === 0) sessionStorage.removeItem(keyOf(lesson))
    else sessionStorage.setItem(keyOf(lesson), JSON.stringify(commands))
  } catch {
    // A browser that keeps nothing starts the lesson over.
  }
}

export function savedCommands(lesson: string): readonly LessonCommand[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(lesson)) ?? '[]')
    return Array.isArray(kept) ? (kept as LessonCommand[]) : [] // only saveCommands writes there
  } catch {
    return []
  }
}

/** Does it all again. False if the lesson is not what it was. */
export function repeatCommands(match: LessonMatch, commands: readonly LessonCommand[]): boolean {
  for (const command of commands) {
    if (command === 'read') match.read()
    else if ('draft' in command) match.drafted(command.draft)
    else {
      const made = 'move' in command ? match.play(command.move) : match.undo(command.undo)
      if ('legal' in made) return false
    }
    while (match.letRivalMove());
  }
  return true
}

function keyOf(lesson: string): string {
  return `carriage-house.lesson.${lesson}`
}
