import type { MatchRecord } from '@carriage/kernel'
import { writeRecord } from '@carriage/kernel'
import type { DraftGuide, Guidance, GuidedAct } from '../../board/interaction/draft-guide.ts'
import type { EntryUpdate, MoveAnswer, TableLink, Update } from '../../table/model/link.ts'
import { type AnyLessonStep, isDrafted } from './lesson.ts'
import type { LessonMatch } from './lesson-match.ts'
import type { LessonCommand } from './saved-commands.ts'

/** A link to a lesson that runs in the page. */
export interface LessonLink extends TableLink {
  /** The drafts that are asked for now; the board uses it in lessons with drafts. */
  readonly asking: DraftGuide
  stepAt(n: number): number
  /** The draft of this turn. */
  draft(): object | undefined
  /** Every draft that completes the current step. */
  draftsLeft(): object[]
  /** Marks the current step as read. */
  read(): void
  toRecord(): MatchRecord
}

export interface LessonNotes {
  /** Records a command of the learner. */
  readonly note: (command: LessonCommand) => void
  /** The reply of a step to moves that it does not ask for. */
  readonly later: (step: AnyLessonStep) => string
  /** The instruction of a step that is only read. */
  readonly reads: string
  /** What the current step asks for in the draft. */
  readonly acts: () => readonly GuidedAct[]
}

export function lessonLink(match: LessonMatch, { note, later, reads, acts }: LessonNotes): LessonLink {
  const listeners = new Set<(update: Update) => void>()
  const watching = new Set<() => void>()
  let guidance = guidanceNow()
  const emitAll = (update: Update) => {
    for (const listener of listeners) listener(update)
  }

  function answer(command: LessonCommand, made: ReturnType<LessonMatch['play']>): Promise<MoveAnswer> {
    if ('legal' in made) return Promise.resolve({ ok: false, refusal: made })
    note(command)
    emitAll(made)
    letRivalsMove()
    look()
    return Promise.resolve({ ok: true })
  }

  function letRivalsMove(): void {
    for (let update: EntryUpdate | undefined = match.letRivalMove(); update; update = match.letRivalMove())
      emitAll(update)
  }

  function guidanceNow(): Guidance {
    const step = match.step()
    return {
      asks: step !== undefined && !step.meanwhile,
      reads: step?.meanwhile && reads,
      piece: step?.lays?.piece,
      submits: step?.allows !== undefined && !isDrafted(step),
      given: match.given(),
      leaves: (view, draft, laid) => step?.lays !== undefined && (step.lays.at?.(view, draft, laid) ?? true),
      offers: (view, moves) => {
        const [first] = moves
        const shown = match.stepIn(view)
        return !shown || (shown.offers?.(view, moves) ?? (first !== undefined && shown.allows?.(view, first) === true))
      },
      later: step ? later(step) : '',
    }
  }

  /** Recomputes what is asked for. */
  function look(): void {
    guidance = guidanceNow()
    for (const listener of watching) listener()
  }

  const asking: DraftGuide = {
    listen: (listener) => {
      watching.add(listener)
      return () => watching.delete(listener)
    },
    asked: () => guidance,
    drafted: (draft) => {
      if (!match.drafted(draft)) return
      note({ draft })
      look()
    },
    acts,
  }

  return {
    asking,
    ...(match.given() ? { guide: asking } : {}),
    draft: () => match.draft(),
    draftsLeft: () => match.draftsLeft(),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (move) => answer({ move }, match.play(move)),
    undo: (scope) => answer({ undo: scope }, match.undo(scope)),
    read: () => {
      match.read()
      note('read')
      emitAll(match.opened())
      letRivalsMove()
      look()
    },
    stepAt: (n) => match.stepAt(n),
    toRecord: () => match.toRecord(),
    record: () => Promise.resolve(writeRecord(match.toRecord())),
    close: () => listeners.clear(),
  }
}
