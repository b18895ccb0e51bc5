import { type Effects, seatsOf } from '@carriage/kernel'
import { mayHelp } from '../engineering-markers.ts'
import type { Event } from '../events.ts'
import { actorOf, type Company, companyOf, type State } from '../state.ts'

/** AE-6.26 The own salesperson comes into the canteen; AE-6.27 all others leave the game. */
export function takeRiker(state: State, fx: Effects<Event>): void {
  actorOf(state).salesperson = 'canteen'
  fx.emit({ kind: 'salespersonHired', seat: state.actor, because: 'riker' })
  const others = seatsOf(state.companies.length).filter((seat) => seat !== state.actor)
  for (const seat of others) companyOf(state, seat).salesperson = 'box'
  fx.emit({ kind: 'salespeopleLeft', seats: others })
}

/** AE-2.14, AE-5.30 Only for Riker's owner, and only from the own supply. */
export function salespersonIsHireable(state: State, { engineers, salesperson }: Company): boolean {
  return salesperson === 'supply' && engineers.includes('riker') && mayHelp(state, 'riker')
}
