import { type Effects, type Seat, seatsOf } from '@carriage/kernel'
import { type BuyerKind, collectStackMoney, replaceStep } from '@carriage/kraftwagen-family'
import { bringBuyer } from '../actions/buyer.ts'
import type { Event } from '../events.ts'
import { earn } from '../scoring/money.ts'
import { playerOf, type State } from '../state.ts'
import { spendMarker } from './markers.ts'

/** Who has Benz's marker and has not used it yet. */
export function ownerOfBenz(state: State): Seat | undefined {
  return seatsOf(state.players.length).find((seat) => playerOf(state, seat).engineerMarkers.includes('benz5'))
}

/** KW-6.44 His buyer comes after all others, KW-6.45, KW-12.11 however many there are. */
export function useBenz(state: State, preference: BuyerKind, fx: Effects<Event>): void {
  spendMarker(state, 'benz5') // KW-8.9
  bringBuyer(state, preference, true, fx) // KW-6.47
  if (state.options.benzCollectsMoney) {
    earn(state, state.actor, collectStackMoney(state.stackMoney, preference), 'stack', fx) // KW-6.48
  }
  replaceStep(state, { name: 'scoring' })
}

/** KW-6.43 He keeps the marker for a later round. */
export function declineBenz(state: State, fx: Effects<Event>): void {
  fx.emit({ kind: 'benzDeclined', seat: state.actor })
  replaceStep(state, { name: 'scoring' })
}
