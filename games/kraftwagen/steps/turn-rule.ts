import type { RuleId } from '../rulebook/index.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'

/** The rule that keeps the actor from going on with a turn now. */
export function turnRule(state: State, step: Step): RuleId | undefined {
  if (state.phase === 'setup') return 'KW-2.32'
  if (state.phase === 'scoring') return 'KW-3.13'
  switch (step.name) {
    case 'takeTile':
    case 'actions':
    case 'car':
      return undefined
    case 'crewCar':
    case 'priceCar':
    case 'markCar':
      return 'KW-7.3' // a started car must be completed
    default:
      return 'KW-4.15'
  }
}
