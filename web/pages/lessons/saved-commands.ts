import type { UndoReach } from '../../table/model/link.ts'
import type { LessonMatch } from './lesson-match.ts'

/**
 * A learner's action in a lesson. Everything else follows from these: draws are fixed, and rivals are deterministic.
 */
export type LessonCommand =
  | { readonly move: object }
  | { readonly draft: object }
  | { readonly undo: UndoReach }
  | 'read'

/** Stores the commands of a lesson for this tab, so that it survives a reload. */
export function saveCommands(lesson: string, commands: readonly LessonCommand[]): void {
  try {
    if (commands.length === 0) sessionStorage.removeItem(keyOf(lesson))
    else sessionStorage.setItem(keyOf(lesson), JSON.stringify(commands))
  } catch {
    // Without storage, a reload starts the lesson over.
  }
}

export function savedCommands(lesson: string): readonly LessonCommand[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(lesson)) ?? '[]')
    return Array.isArray(saved) ? (saved as LessonCommand[]) : [] // only saveCommands writes there
  } catch {
    return []
  }
}

/** Repeats all commands. False if the lesson has changed. */
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
