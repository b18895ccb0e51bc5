import { type Effects, legal, type Seat, seatsOf, type Verdict } from '@carriage/kernel'
import { replace } from '@carriage/motorworks'
import { addBuyer, buyersOnOffer } from '../buyer.ts'
import type { Preference } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusal.ts'
import { actorOf, companyOf, type State } from '../state.ts'

/** AE-6.36 At the very beginning of a scoring, before the race, the owner of the marker decides. */
export function askBuickOrGoOn(state: State): boolean {
  const owner = ownerOfBuick(state)
  if (owner !== undefined && buyersOnOffer(state).length > 0) {
    state.actor = owner
    return true
  }
  replace(state, { name: 'scoring' })
  return false
}

/** Who has Buick's marker and has not used it yet. */
export function ownerOfBuick(state: State): Seat | undefined {
  return seatsOf(state.companies.length).find((seat) => companyOf(state, seat).engineeringMarkers.includes('buick5'))
}

export function buickMoves(state: State): Move[] {
  const moves = buyersOnOffer(state).map((preference): Move => ({ kind: 'useBuick', preference }))
  moves.push({ kind: 'declineBuick' })
  return moves
}

export function judgeBuick(state: State, preference: Preference): Verdict {
  return state.stacks[preference] > 0 ? legal : refuse('AE-6.36', { preference })
}

/** AE-6.38 The buyer comes after all others, however many there are; AE-6.41 the market marker stays. */
export function useBuick(state: State, preference: Preference, fx: Effects<Event>): void {
  const { engineeringMarkers } = actorOf(state)
  engineeringMarkers.splice(engineeringMarkers.indexOf('buick5'), 1) // AE-6.37; AE-6.42 outside every turn
  addBuyer(state, preference, true, fx) // AE-6.39, AE-6.40
  replace(state, { name: 'scoring' })
}

/** AE-6.5 The marker stays for a later round. */
export function declineBuick(state: State, fx: Effects<Event>): void {
  fx.tell({ kind: 'buickDeclined', seat: state.actor })
  replace(state, { name: 'scoring' })
}
