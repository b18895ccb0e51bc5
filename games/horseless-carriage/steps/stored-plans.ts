import { legal, open, refuse, type Seat, type Secret, seatsOf, type Verdict } from '@carriage/kernel'
import { accessOf } from '../factories.ts'
import { checkPlan, type Plan, refusalOf } from '../factory/index.ts'
import { type FactoryStage, playerOf, type State, type StoredPlan } from '../state.ts'

/** HC-5.65, HC-5.67 A seat that has not committed may submit, replace or withdraw a plan at any time. */
export function seatsBuilding({ plans }: FactoryStage): Seat[] {
  return seatsOf(plans.length).filter((seat) => plans[seat]?.state !== 'committed')
}

/** HC-5.66 A seat that has submitted a plan waits for the others, or for the engineering order. */
export function seatsPlanned({ plans }: FactoryStage): Seat[] {
  return seatsOf(plans.length).filter((seat) => plans[seat]?.state === 'submitted')
}

export function planOf({ plans }: FactoryStage, seat: Seat): StoredPlan {
  const stored = plans[seat]
  if (!stored) throw new RangeError(`There is no seat ${seat}.`)
  return stored
}

/**
 * V-01 to V-24 on the own factory and the current supply, without anything that is secret to others. HC-5.73 A refused
 * plan changes nothing.
 */
export function judgePlan(state: State, stage: FactoryStage, seat: Seat, plan: Secret<Plan>): Verdict {
  if (planOf(stage, seat).state === 'committed') return refuse('HC-5.64', { cause: 'planBuilt', check: 'V-01' })
  const { factory } = playerOf(state, seat)
  const verdict = checkPlan(factory, state.supply, accessOf(state, seat), open(plan), state.options)
  return verdict.ok ? legal : refusalOf(verdict)
}
