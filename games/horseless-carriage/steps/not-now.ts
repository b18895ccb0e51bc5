import { type Facts, type Refusal, refuse } from '@carriage/kernel'
import type { RuleId } from '../rulebook/index.ts'
import type { State, Step } from '../state.ts'

/** A move whose moment it is not. Every such refusal names the phase that the game is in. */
export function notNow({ stage }: State, rule: RuleId, facts?: Facts): Refusal {
  return refuse(rule, { phase: stage.name, ...facts })
}

/** HC-1.1 Each phase has moves of its own, HC-2.20 and none of them come before the departments are placed. */
export function inItsPhase(state: State, _step: Step, must: RuleId | undefined): Refusal {
  return notNow(state, must ?? 'HC-1.1')
}
