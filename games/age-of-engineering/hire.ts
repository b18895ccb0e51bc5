import type { Effects } from '@carriage/kernel'
import { pop, push } from '@carriage/motorworks'
import { workersLeftSupply } from './achievements.ts'
import { workersPerHire } from './engineers/king.ts'
import { salespersonIsHireable } from './engineers/riker.ts'
import type { Event, EventOf } from './events.ts'
import type { Move, MoveOf } from './moves.ts'
import { actorOf, type State } from './state.ts'

/** The Hire Workers action. False if there is nobody to hire. */
export function hireAction(state: State, fx: Effects<Event>): boolean {
  const company = actorOf(state)
  const salesperson = salespersonIsHireable(company)
  if (company.supply === 0 && !salesperson) return false // AE-5.31
  if (company.supply > 0 && salesperson) push(state, { name: 'hire' })
  else hireWhom(state, salesperson ? 'salesperson' : 'worker', fx)
  return true
}

/** AE-5.30 Only Riker's owner has a choice, and only while there is a worker and the salesperson to hire. */
export const hireMoves: readonly Move[] = Object.freeze([
  { kind: 'hire', whom: 'worker' },
  { kind: 'hire', whom: 'salesperson' },
])

export function hire(state: State, whom: MoveOf<'hire'>['whom'], fx: Effects<Event>): void {
  pop(state)
  hireWhom(state, whom, fx)
}

function hireWhom(state: State, whom: MoveOf<'hire'>['whom'], fx: Effects<Event>): void {
  const company = actorOf(state)
  if (whom === 'salesperson') {
    company.salesperson = 'canteen' // AE-6.31
    fx.tell({ kind: 'salespersonHired', seat: state.actor, because: 'hire' })
  } else hireWorkers(state, 1, 'hire', fx) // AE-5.29
  const more = workersPerHire(company) - 1
  if (more > 0) hireWorkers(state, more, 'king', fx) // AE-6.32, AE-6.33
}

/** As many of these workers come as the own supply has. */
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
  fx.tell({ kind: 'workersHired', seat: state.actor, workers: come, because })
  workersLeftSupply(state, state.actor, fx)
}
