import type { Table } from '@carriage/kernel'
import { begin, finish } from '@carriage/motorworks'
import { workersLeftSupply } from './achievements.ts'
import { workersPerHire } from './engineers/king.ts'
import { salespersonIsHireable } from './engineers/riker.ts'
import type { Event, EventOf } from './events.ts'
import type { Move, MoveOf } from './moves.ts'
import { actorOf, type State } from './state.ts'

/** The Hire Workers action. False if there is nobody to hire. */
export function hireAction(state: State, table: Table<Event>): boolean {
  const company = actorOf(state)
  const salesperson = salespersonIsHireable(company)
  if (company.supply === 0 && !salesperson) return false // AE-5.31
  if (company.supply > 0 && salesperson) begin(state, { name: 'hire' })
  else hireWhom(state, salesperson ? 'salesperson' : 'worker', table)
  return true
}

/** AE-5.30 Only Riker's owner has a choice, and only while there is a worker and the salesperson to hire. */
export const hireMoves: readonly Move[] = Object.freeze([
  { kind: 'hire', whom: 'worker' },
  { kind: 'hire', whom: 'salesperson' },
])

export function hire(state: State, whom: MoveOf<'hire'>['whom'], table: Table<Event>): void {
  finish(state)
  hireWhom(state, whom, table)
}

function hireWhom(state: State, whom: MoveOf<'hire'>['whom'], table: Table<Event>): void {
  const company = actorOf(state)
  if (whom === 'salesperson') {
    company.salesperson = 'canteen' // AE-6.31
    table.tell({ kind: 'salespersonHired', seat: state.actor, because: 'hire' })
  } else hireWorkers(state, 1, 'hire', table) // AE-5.29
  const more = workersPerHire(company) - 1
  if (more > 0) hireWorkers(state, more, 'king', table) // AE-6.32, AE-6.33
}

/** As many of these workers come as the own supply has. */
export function hireWorkers(
  state: State,
  workers: number,
  because: EventOf<'workersHired'>['because'],
  table: Table<Event>,
): void {
  const company = actorOf(state)
  const come = workers < company.supply ? workers : company.supply
  if (come === 0) return
  company.supply -= come
  company.canteen += come
  table.tell({ kind: 'workersHired', seat: state.actor, workers: come, because })
  workersLeftSupply(state, state.actor, table)
}
