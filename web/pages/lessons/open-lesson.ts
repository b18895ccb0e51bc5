import type { GuidedAct } from '../../board/interaction/draft-guide.ts'
import { boardOf } from '../../games/boards.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { motionNow, useSettings } from '../../platform/app/settings.ts'
import { translateNow } from '../../platform/i18n/language.ts'
import { createMessageFormatter, type Language } from '../../platform/i18n/translate.ts'
import { openWords } from '../../platform/i18n/translations.ts'
import { tableModel } from '../../table/model/model.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import type { AnyLesson, AnyLessonStep } from './lesson.ts'
import { type LessonLink, lessonLink } from './lesson-link.ts'
import { type LessonMatch, lessonMatch } from './lesson-match.ts'
import { type LaterAnswers, narrowed } from './narrowed.ts'
import { type LessonCommand, repeatCommands, saveCommands, savedCommands } from './saved-commands.ts'
import { lessonWords } from './use-messages.ts'

/** A lesson at its table. */
export interface OpenLesson {
  readonly lesson: AnyLesson
  readonly link: LessonLink
  readonly model: TableModel
}

export async function openLesson(lesson: AnyLesson): Promise<OpenLesson | undefined> {
  const [title, board] = await Promise.all([playedTitleOf(lesson.game), boardOf(lesson.game)])
  if (!title) return undefined
  const games = await title.games()
  const { name, language } = useSettings.getState()
  const { match, commands } = takeUp(lesson, () =>
    lessonMatch(lesson, games, name.trim() || translateNow('player.guest')),
  )
  // Drafts of an earlier learner on this device are discarded.
  if (commands.length === 0) board?.drafts?.clear(lesson.id, lesson.me)
  const t = lessonWords(language)
  const byStep = answersOf(lesson, language)
  const inLesson = narrowed(title, match.stepIn, {
    later: {
      section: t('lesson.later.section'),
      title: t('lesson.later.title'),
      text: t('lesson.later.text'),
    },
    byStep,
  })
  await openWords(inLesson)
  const link = lessonLink(match, {
    note: (command) => {
      commands.push(command)
      saveCommands(lesson.id, commands)
    },
    later: (step) => byStep.find((answer) => answer.step === step)?.text ?? t('lesson.later.place'),
    reads: t('lesson.read'),
    acts: () => draftActs(open),
  })
  const model = tableModel(link, match.opened(), { title: inLesson, board, motion: motionNow })
  const open: OpenLesson = { lesson, link, model }
  return open
}

/** The replies of steps to moves that they do not ask for. */
function answersOf({ id, steps, words }: AnyLesson, language: Language): LaterAnswers['byStep'] {
  const translate = createMessageFormatter(words, language)
  return steps.flatMap((step) => {
    const message = `${id}.${step.id}.else`
    return words.en?.[message] === undefined ? [] : [{ step, text: translate(message) }]
  })
}

/** Resumes the lesson of this tab, or begins it. */
function takeUp(lesson: AnyLesson, begin: () => LessonMatch): { match: LessonMatch; commands: LessonCommand[] } {
  const commands = savedCommands(lesson.id)
  const match = begin()
  const goesOn = repeatCommands(match, commands) && lesson.steps[match.stepAt(match.opened().n)] !== undefined
  return goesOn ? { match, commands: [...commands] } : { match: begin(), commands: [] }
}

/** The step that the table shows; undefined once the lesson is over. */
function stepOf({ lesson, link }: OpenLesson, n: number): AnyLessonStep | undefined {
  return lesson.steps[link.stepAt(n)]
}

export function readOn({ link, model }: OpenLesson): void {
  link.read()
  // Moves that were played meanwhile were explained by the lesson.
  model.catchUp()
}

/** Does what a step asks for. */
export async function skipStep(open: OpenLesson): Promise<void> {
  const { model } = open
  const { n } = model.store.getState()
  const step = stepOf(open, n)
  const acts = step?.meanwhile ? [] : draftActs(open)
  // A choice in the middle is rarely wrong.
  const act = acts[acts.length >> 1]
  if (step?.meanwhile) readOn(open)
  else if (act) act.act()
  else if (!step?.allows) model.hurry()
  else
    for (let state = model.store.getState(); stepOf(open, state.n) === step; state = model.store.getState()) {
      const move = state.moves[state.moves.length >> 1]
      if (!move) return
      model.commit(move)
      await new Promise((played) => setTimeout(played))
    }
}

/** What the current step asks for in the draft: each place for its piece, or to submit it. */
function draftActs(open: OpenLesson): GuidedAct[] {
  const { lesson, link, model } = open
  const { n, view, board } = model.store.getState()
  const before = link.draft()
  const drafts = before ? link.draftsLeft() : []
  if (before && drafts.length > 0)
    return drafts.map((after) => ({
      before,
      after,
      act: () => {
        board?.drafts?.draw(lesson.id, lesson.me, view, { before, after })
        link.asking.drafted(after)
      },
    }))
  const move = submittedIn(open)
  return move && stepOf(open, n)?.allows?.(view, move) ? [{ move, act: () => model.commit(move) }] : []
}

/** The draft of this turn as a move. */
function submittedIn({ lesson, link }: OpenLesson): object | undefined {
  const draft = link.draft()
  return draft && lesson.drafting?.submit(draft)
}
