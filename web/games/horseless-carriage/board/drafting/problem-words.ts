import { type PlanProblem, problemPhrase } from '@carriage/horseless-carriage'
import type { Props } from '../props.ts'

/** What is wrong with a piece or a draft, in one sentence. */
export function problemWords({ tell }: Pick<Props, 'tell'>, problem: PlanProblem): string {
  return tell.phrase(problemPhrase(problem))
}
