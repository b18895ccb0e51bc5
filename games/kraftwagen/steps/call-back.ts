import type { Effects } from '@carriage/kernel'
import { differ, popStep } from '@carriage/kraftwagen-family'
import { employ } from '../actions/developments.ts'
import type { Event } from '../events.ts'
import { actorOf, carAt, type DevelopmentId, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { choosingInactive, inactiveMoves } from './hire.ts'
import type { Decision } from './step.ts'

/** KW-6.82 Diesel calls workers back from a car. */
export const callBack: Decision<'callBack', 'chooseInactive'> = {
  decision: 'chooseInactive',
  rules: ['KW-6.82', 'KW-6.10'],
  /** One worker at a time, each with everything he sets off; or waits for the choice of a development. */
  isPending(state, step, fx) {
    const { inactive } = actorOf(state)
    if (carAt(state, step.car)?.workers === step.to) popStep(state)
    else if (differ(inactive))
      return true // KW-6.10
    else callBackOne(state, step, inactive[0], fx)
    return false
  },
  list: inactiveMoves,
  moves: {
    chooseInactive: {
      ...choosingInactive,
      play: (state, { card }, step, fx) => callBackOne(state, step, card, fx),
    },
  },
  prompt: () => ({ id: 'decision.hire' }),
}

function callBackOne(
  state: State,
  step: StepOf<'callBack'>,
  inactive: DevelopmentId | undefined,
  fx: Effects<Event>,
): void {
  const car = carAt(state, step.car)
  if (!car) throw new RangeError(`There is no car at ${step.car}.`)
  car.workers--
  const to = inactive === undefined ? 'canteen' : 'development' // KW-6.9
  fx.emit({ kind: 'workerHired', seat: state.actor, from: 'car', to })
  employ(state, inactive, fx)
}
