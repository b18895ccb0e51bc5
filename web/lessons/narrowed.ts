import { type AnyGame, type Rule, refuse } from '@carriage/kernel'
import type { PlayedTitle } from '../words/played-title.ts'
import { type LessonStep, movesLeft } from './lesson.ts'

/** What a legal move is answered with that the lesson does not come to yet. */
const laterRule = 'CH-L'

/**
 * A game in which only the moves of a step are offered; all else is answered kindly. Everything at the table follows from
 * it: what lights up on the board, the list, the keys, the text view.
 */
export function narrowed(
  title: PlayedTitle,
  stepIn: (view: object) => LessonStep<object, object> | undefined,
  later: Omit<Rule, 'id'>,
): PlayedTitle {
  const [game] = title.versions
  const inLesson: AnyGame = {
    ...game,
    rulebook: [...game.rulebook, { id: laterRule, ...later }],
    moves: (view, seat) => movesLeft(stepIn(view), view, game.moves(view, seat)),
    judge: (view, seat, move) => {
      const verdict = game.judge(view, seat, move)
      const step = stepIn(view)
      return verdict.legal && step && !step.allows?.(view, move) ? refuse(laterRule) : verdict
    },
  }
  return { ...title, versions: [inLesson] }
}
