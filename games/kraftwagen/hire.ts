import type { Effects } from '@carriage/kernel'
import { differ, pop, push, replace } from '@carriage/motorworks'
import { workerLeftSupply } from './awards.ts'
import { employ } from './developments.ts'
import type { Event } from './events.ts'
import { actorOf, type DevelopmentId, type State } from './state.ts'
import type { StepOf } from './steps.ts'

/** As many of these workers come as the supply has: KW-6.16. False if there is none. */
export function hire(state: State, workers: number): boolean {
  const { supply } = actorOf(state)
  if (supply === 0) return false
  push(state, { name: 'hire', workers: workers < supply ? workers : supply })
  return true
}

/** KW-6.17 One worker at a time, with everything he sets off; or waits for the choice of a development. */
export function hireOrWait(state: State, step: StepOf<'hire'>, fx: Effects<Event>): boolean {
  const { inactive } = actorOf(state)
  if (step.workers === 0) pop(state)
  else if (differ(inactive))
    return true // KW-6.10
  else hireOne(state, step, inactive[0], fx)
  return false
}

export function hireOne(
  state: State,
  { workers }: StepOf<'hire'>,
  inactive: DevelopmentId | undefined,
  fx: Effects<Event>,
): void {
  replace(state, { name: 'hire', workers: workers - 1 })
  actorOf(state).supply-- // KW-5.1
  const to = inactive === undefined ? 'canteen' : 'development' // KW-5.3
  fx.tell({ kind: 'workerHired', seat: state.actor, from: 'supply', to })
  workerLeftSupply(state, state.actor, fx)
  employ(state, inactive, fx)
}
