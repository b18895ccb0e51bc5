import type { Move, State } from '@carriage/horseless-carriage'
import type { Plan } from '@carriage/horseless-carriage/factory'
import { isSecret, open } from '@carriage/kernel'
import type { Marking } from '../../../exam-question.ts'
import { earnedBy, surelyOpenAfter } from './built-on.ts'

/** What a plan must come to. */
export interface PlanPass {
  /** Dealerships that are open this year and in the two after it, if the factory is built on alone. */
  readonly open?: readonly number[]
  /** Dollars of this year, if no rival sells anything. */
  readonly earned?: number
}

/** Two plans are hardly ever the same: a plan is right if it comes to what the question asks for. */
export const marking: Marking<State, Move> = (state, seat, move, { pass }) => {
  if (move.kind !== 'submitPlan') return false
  const plan: Plan = isSecret(move.plan) ? open(move.plan) : move.plan
  const { open: wanted, earned } = pass as PlanPass // the tests read every question
  if (earned !== undefined && earnedBy(state, seat, plan) < earned) return false
  const reached = wanted ? surelyOpenAfter(state, seat, plan) : []
  return wanted?.every((count, year) => (reached[year] ?? 0) >= count) ?? true
}
