import { type PlanProblem, problemPhrase } from '@carriage/horseless-carriage'
import type { Props } from '../props.ts'

/** The problem with a piece or a draft, in one sentence. */
export function problemWords({ translator }: Pick<Props, 'translator'>, problem: PlanProblem): string {
  return translator.phrase(problemPhrase(problem))
}
