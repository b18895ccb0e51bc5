import { type Effects, legal, refuse } from '@carriage/kernel'
import { differ, popStep, replaceStep } from '@carriage/kraftwagen-family'
import { employ } from '../actions/developments.ts'
import type { Event } from '../events.ts'
import { card as cardWords } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { workerLeftSupply } from '../scoring/awards.ts'
import { actorOf, type DevelopmentId, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { cardOf, componentTablesOf } from '../tables.ts'
import type { Decision, MoveAt } from './step.ts'

/** KW-6.10 Which inactive development gets the worker, here and when Diesel calls workers back. */
export const choosingInactive: Pick<MoveAt<'chooseInactive'>, 'refusalElsewhere' | 'judge' | 'label'> = {
  refusalElsewhere: 'KW-6.10',
  judge(state, { card }) {
    const { inactive } = actorOf(state)
    return inactive.includes(card) ? legal : refuse('KW-6.10', { card, inactive })
  },
  label: (view, _seat, { card }) => cardWords(cardOf(componentTablesOf(view), card)),
}

export function inactiveMoves(state: State): MoveOf<'chooseInactive'>[] {
  const { inactive } = actorOf(state)
  return inactive.filter((card, i) => inactive.indexOf(card) === i).map((card) => ({ kind: 'chooseInactive', card }))
}

/** KW-5.1 Workers come from the supply. */
export const hire: Decision<'hire', 'chooseInactive'> = {
  decision: 'chooseInactive',
  rules: ['KW-5.1', 'KW-5.2', 'KW-6.8', 'KW-6.10'],
  /** KW-6.17 One worker at a time, with everything he sets off; or waits for the choice of a development. */
  isPending(state, step, fx) {
    const { inactive } = actorOf(state)
    if (step.workers === 0) popStep(state)
    else if (differ(inactive))
      return true // KW-6.10
    else hireOne(state, step, inactive[0], fx)
    return false
  },
  list: inactiveMoves,
  moves: {
    chooseInactive: {
      ...choosingInactive,
      play: (state, { card }, step, fx) => hireOne(state, step, card, fx),
    },
  },
}

function hireOne(
  state: State,
  { workers }: StepOf<'hire'>,
  inactive: DevelopmentId | undefined,
  fx: Effects<Event>,
): void {
  replaceStep(state, { name: 'hire', workers: workers - 1 })
  actorOf(state).supply-- // KW-5.1
  const to = inactive === undefined ? 'canteen' : 'development' // KW-5.3
  fx.emit({ kind: 'workerHired', seat: state.actor, from: 'supply', to })
  workerLeftSupply(state, state.actor, fx)
  employ(state, inactive, fx)
}
