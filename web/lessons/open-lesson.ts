import { boardOf } from '../games/boards.ts'
import { playedTitleOf } from '../games/titles.ts'
import { motionNow, useSettings } from '../shell/settings.ts'
import { tableModel } from '../table/model/model.ts'
import type { TableModel } from '../table/model/table-state.ts'
import { sayNow } from '../words/house.ts'
import { openWords } from '../words/translations.ts'
import { keepCommands, keptCommands, type LessonCommand, repeatCommands } from './kept-commands.ts'
import type { AnyLesson, LessonStep } from './lesson.ts'
import { type LessonLink, lessonLink } from './lesson-link.ts'
import { type LessonMatch, lessonMatch } from './lesson-match.ts'
import { narrowed } from './narrowed.ts'
import { lessonWords } from './words.ts'

/** A lesson at its table. */
export interface OpenLesson {
  readonly lesson: AnyLesson
  readonly link: LessonLink
  readonly model: TableModel
}

export async function openLesson(lesson: AnyLesson): Promise<OpenLesson | undefined> {
  const [title, board] = await Promise.all([playedTitleOf(lesson.game), boardOf(lesson.game)])
  if (!title) return undefined
  const { name, language } = useSettings.getState()
  const { match, commands } = takeUp(lesson, () =>
    lessonMatch(lesson, title.versions, name.trim() || sayNow('player.guest')),
  )
  const say = lessonWords(language)
  const inLesson = narrowed(title, match.stepIn, {
    section: say('lesson.later.section'),
    title: say('lesson.later.title'),
    text: say('lesson.later.text'),
  })
  await openWords(inLesson)
  const link = lessonLink(match, (command) => {
    commands.push(command)
    keepCommands(lesson.id, commands)
  })
  return { lesson, link, model: tableModel(link, match.opened(), { title: inLesson, board, motion: motionNow }) }
}

/** The lesson where this tab left it, or from its beginning. */
function takeUp(lesson: AnyLesson, begin: () => LessonMatch): { match: LessonMatch; commands: LessonCommand[] } {
  const commands = keptCommands(lesson.id)
  const match = begin()
  const goesOn = repeatCommands(match, commands) && lesson.steps[match.stepAt(match.opened().n)] !== undefined
  return goesOn ? { match, commands: [...commands] } : { match: begin(), commands: [] }
}

/** The step that the table shows; nothing once the lesson is over. */
function stepOf({ lesson, link }: OpenLesson, n: number): LessonStep<object, object> | undefined {
  return lesson.steps[link.stepAt(n)]
}

export function readOn({ link, model }: OpenLesson): void {
  link.read()
  // What was played meanwhile was told by the lesson.
  model.catchUp()
}

/** Does for the learner what a step asks for. */
export async function skipStep(open: OpenLesson): Promise<void> {
  const { model } = open
  const { n } = model.store.getState()
  const step = stepOf(open, n)
  if (step?.meanwhile) readOn(open)
  else if (!step?.allows) model.hurry()
  else
    for (let state = model.store.getState(); stepOf(open, state.n) === step; state = model.store.getState()) {
      // Something in the middle is rarely wrong.
      const move = state.moves[state.moves.length >> 1]
      if (!move) return
      model.commit(move)
      await new Promise((played) => setTimeout(played))
    }
}
