import type { Refusal } from '@carriage/kernel'
import type { RuleId } from '../rulebook/index.ts'
import type { SalesStage, State, Step } from '../state.ts'
import { inItsPhase, notNow } from './not-now.ts'

// What the three steps of a sale share.

/** Whether a decision of a seller that has one answer, or whose answers cannot matter, is made without asking: HC-7.31. */
export type ForcedSales = 'played' | 'asked'

export const saleRules: readonly RuleId[] = ['HC-7.4', 'HC-7.7', 'HC-7.11', 'HC-7.12', 'HC-7.17', 'HC-7.22', 'HC-7.27']

/** HC-7.2 A sale goes step by step. */
export function inItsStep(state: State, step: Step, must: RuleId | undefined): Refusal {
  return state.stage.name === 'sales' ? notNow(state, 'HC-7.2', { step: step.name }) : inItsPhase(state, step, must)
}

/** HC-7.1 The next in sales order, round after round. */
export function endSellersTurn(stage: SalesStage): void {
  const [seller, ...others] = stage.selling
  stage.selling = seller === undefined ? others : [...others, seller]
  stage.step = { name: 'dealership' }
}
