import type { Effects } from '@carriage/kernel'
import { workersLeftSupply } from './achievements.ts'
import type { Event, EventOf } from './events.ts'
import { actorOf, type State } from './state.ts'

/** Hires this many workers, or as many as the supply has. */
export function hireWorkers(
  state: State,
  workers: number,
  because: EventOf<'workersHired'>['because'],
  fx: Effects<Event>,
): void {
  const company = actorOf(state)
  const come = workers < company.supply ? workers : company.supply
  if (come === 0) return
  company.supply -= come
  company.canteen += come
  fx.emit({ kind: 'workersHired', seat: state.actor, workers: come, because })
  workersLeftSupply(state, state.actor, fx)
}
