import type { RuleId } from '../rulebook/index.ts'
import { scoreRound } from '../scoring/scoring.ts'
import type { Automatic } from './step.ts'

/** Who buys which car, and for how much. */
export const salesRules: readonly RuleId[] = [
  'KW-9.11',
  'KW-9.13',
  'KW-9.14',
  'KW-9.15',
  'KW-9.16',
  'KW-9.18',
  'KW-9.22',
  'KW-9.23',
]

/** KW-9.2 The race, the buyers and the clean-up of a round. */
export const scoring: Automatic<'scoring'> = {
  rules: ['KW-9.2', 'KW-9.4', 'KW-9.6', ...salesRules],
  run(state, _step, fx) {
    scoreRound(state, fx)
    return false
  },
}
