import { type AnyGameRules, type Rule, refuse } from '@carriage/kernel'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { type AnyLessonStep, isDrafted, movesLeft } from './lesson.ts'

/** What a legal move is answered with that the lesson does not come to yet. */
const laterRule = 'CH-L'

/** The same in a step that has an answer of its own. */
function laterRuleOf({ id }: AnyLessonStep): string {
  return `${laterRule}-${id}`
}

/** What is said to moves that a step does not ask for. */
export interface LaterAnswers {
  readonly later: Omit<Rule, 'id'>
  readonly byStep: readonly { readonly step: AnyLessonStep; readonly text: string }[]
}

/**
 * A game in which only the moves of a step are offered; all else is answered kindly. Everything at the table follows from
 * it: what lights up on the board, the list, the keys, the text view.
 */
export function narrowed(
  title: PlayedTitle,
  stepIn: (view: object) => AnyLessonStep | undefined,
  answers: LaterAnswers,
): PlayedTitle {
  const [game] = title.versions
  const { later, byStep } = answers
  const own = byStep.map(({ step, text }) => ({ ...later, id: laterRuleOf(step), text }))
  const inLesson: AnyGameRules = {
    ...game,
    moves: (view, seat) => {
      const step = stepIn(view)
      // To list whole plans takes long.
      return step && isDrafted(step) ? [] : movesLeft(step, view, game.moves(view, seat))
    },
    judge: (view, seat, move) => {
      const verdict = game.judge(view, seat, move)
      const step = stepIn(view)
      if (!verdict.legal || !step || step.allows?.(view, move)) return verdict
      return refuse(byStep.some((answer) => answer.step === step) ? laterRuleOf(step) : laterRule)
    },
  }
  const rulebook = async () => [...(await title.rulebook()), { id: laterRule, ...later }, ...own]
  return { ...title, versions: [inLesson], rulebook }
}
