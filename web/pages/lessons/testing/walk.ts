import { fastChance } from '@carriage/kernel'
import { expect } from 'vitest'
import { games } from '../../../games/index.ts'
import { fetchLesson, lessonIds } from '../../../games/lessons.ts'
import type { EntryUpdate } from '../../../table/model/link.ts'
import type { Versions } from '../../local-play/local-match.ts'
import { type AnyLesson, type AnyLessonStep, movesLeft } from '../lesson.ts'
import { type LessonMatch, lessonMatch } from '../lesson-match.ts'

const versionsByGame = new Map<string, Versions>()
for (const { id, title } of games) versionsByGame.set(id, await (await title()).games())

/** Every lesson of every game. */
export const lessons = (await Promise.all(lessonIds.map((id) => fetchLesson(id)))).filter(
  (lesson) => lesson !== undefined,
)

export interface Stand {
  readonly match: LessonMatch
  readonly n: number
  readonly view: object
  readonly step: AnyLessonStep | undefined
}

export function versionsOf({ game }: AnyLesson): Versions {
  const versions = versionsByGame.get(game)
  if (!versions) throw new Error(`Unknown game: ${game}`)
  return versions
}

export function begin(lesson: AnyLesson): Stand {
  return standOf(lesson, lessonMatch(lesson, versionsOf(lesson), 'Guest'))
}

export function standOf(lesson: AnyLesson, match: LessonMatch, update?: EntryUpdate): Stand {
  const { n, view } = update ?? match.opened()
  return { match, n, view, step: lesson.steps[match.stepAt(n)] }
}

/** Does what a step asks for, and lets rivals answer. */
export function act(lesson: AnyLesson, { match, view, step }: Stand, choose: (moves: object[]) => object): Stand {
  if (step?.meanwhile) {
    match.read()
    while (match.letRivalMove());
    return standOf(lesson, match)
  }
  const drafts = match.draftsLeft()
  if (drafts.length > 0) {
    match.drafted(choose(drafts))
    return standOf(lesson, match)
  }
  const made =
    step?.id === 'undo'
      ? match.undo('step')
      : match.play(submittedIn(lesson, match) ?? choose(movesLeft(step, view, movesIn(lesson, view))))
  if ('legal' in made) throw new Error(`The lesson was refused by ${made.rule}.`)
  let last: EntryUpdate = made
  for (let frame = match.letRivalMove(); frame; frame = match.letRivalMove()) last = frame
  return standOf(lesson, match, last)
}

/** The draft as a move, where the step asks for it. */
export function submittedIn({ drafting }: AnyLesson, match: LessonMatch): object | undefined {
  const draft = match.draft()
  const move = draft && drafting?.submit(draft)
  return move && match.step()?.allows?.(match.opened().view, move) ? move : undefined
}

export function movesIn(lesson: AnyLesson, view: object): object[] {
  return [...versionsOf(lesson)[0].moves(view, lesson.me)]
}

/** Plays a lesson to its end, passing every position to `look`. */
export function walk(
  lesson: AnyLesson,
  choose: (moves: object[]) => object,
  look: (stand: Stand) => void = () => {},
): Stand {
  let stand = begin(lesson)
  for (let acts = 0; stand.step; acts++) {
    expect(acts, `stuck at ${stand.step.id}`).toBeLessThan(150)
    look(stand)
    stand = act(lesson, stand, choose)
  }
  return stand
}

export function anyOf(seed: number): (moves: object[]) => object {
  const luck = fastChance(seed)
  return (moves) => {
    const move = moves[moves.length === 0 ? 0 : luck.below(moves.length)]
    if (!move) throw new Error('A step leaves no move.')
    return move
  }
}

export function lessonCalled(id: string): AnyLesson {
  const lesson = lessons.find((each) => each.id === id)
  if (!lesson) throw new Error(`Unknown lesson: ${id}`)
  return lesson
}

export function wordsIn(text: string): number {
  return text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
