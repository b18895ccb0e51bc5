import { type AnyGameRules, type Rule, refuse } from '@carriage/kernel'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { type AnyLessonStep, isDrafted, movesLeft } from './lesson.ts'

/** The rule id of legal moves that the lesson has not come to yet. */
const laterRule = 'CH-L'

/** The same for a step with a reply of its own. */
function laterRuleOf({ id }: AnyLessonStep): string {
  return `${laterRule}-${id}`
}

/** The replies to moves that a step does not ask for. */
export interface LaterAnswers {
  readonly later: Omit<Rule, 'id'>
  readonly byStep: readonly { readonly step: AnyLessonStep; readonly text: string }[]
}

/**
 * A game that offers only the moves of a step and answers others kindly. Everything at the table follows from it:
 * highlights on the board, the list, the keys, the text view.
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
      // Listing whole plans is slow.
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
