import type { MatchRecord } from '@carriage/kernel'
import { writeRecord } from '@carriage/kernel'
import type { EntryUpdate, MoveAnswer, TableLink, Update } from '../table/model/link.ts'
import type { LessonCommand } from './kept-commands.ts'
import type { LessonMatch } from './lesson-match.ts'

/** A link to a lesson beside the page. */
export interface LessonLink extends TableLink {
  stepAt(n: number): number
  /** The current step has been read. */
  read(): void
  keep(): MatchRecord
}

/** Every command of the learner is noted. */
export function lessonLink(match: LessonMatch, note: (command: LessonCommand) => void): LessonLink {
  const listeners = new Set<(update: Update) => void>()
  const tellAll = (update: Update) => {
    for (const hear of listeners) hear(update)
  }

  function answer(command: LessonCommand, made: ReturnType<LessonMatch['play']>): Promise<MoveAnswer> {
    if ('legal' in made) return Promise.resolve({ ok: false, refusal: made })
    note(command)
    tellAll(made)
    letRivalsMove()
    return Promise.resolve({ ok: true })
  }

  function letRivalsMove(): void {
    for (let update: EntryUpdate | undefined = match.letRivalMove(); update; update = match.letRivalMove())
      tellAll(update)
  }

  return {
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    send: (move) => answer({ move }, match.play(move)),
    undo: (reach) => answer({ undo: reach }, match.undo(reach)),
    read: () => {
      match.read()
      note('read')
      tellAll(match.opened())
      letRivalsMove()
    },
    stepAt: (n) => match.stepAt(n),
    keep: () => match.keep(),
    record: () => Promise.resolve(writeRecord(match.keep())),
    close: () => listeners.clear(),
  }
}
