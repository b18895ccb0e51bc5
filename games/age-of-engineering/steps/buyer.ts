import { type Effects, legal } from '@carriage/kernel'
import { popStep, pushStep } from '@carriage/kraftwagen-family'
import { addBuyer, buyersOnOffer, markerIsAtTheEnd, rowIsFull } from '../buyer.ts'
import type { Preference } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { addedBuyer } from '../messages/doings.ts'
import { refuseByRule } from '../refusal.ts'
import type { State } from '../state.ts'

/** AE-5.41 A buyer of the company's choice is added to the row. */
export const buyer: Decision<'buyer', 'chooseBuyer'> = {
  decision: 'chooseBuyer',
  rules: ['AE-5.41', 'AE-5.42', 'AE-5.43', 'AE-11.8'],
  must: 'AE-4.13',
  /** Waits for the choice of a preference, unless only one is available. */
  isPending(state, _step, fx) {
    const [only, ...others] = buyersOnOffer(state)
    if (only === undefined || others.length > 0) return true
    placeBuyer(state, only, fx)
    return false
  },
  list: (state) => buyersOnOffer(state).map((preference) => ({ kind: 'chooseBuyer', preference })),
  moves: {
    chooseBuyer: {
      refusalElsewhere: 'AE-5.41',
      judge: (state, { preference }) =>
        state.stacks[preference] > 0 ? legal : refuseByRule('AE-5.41', { preference }),
      play: (state, { preference }, _step, fx) => placeBuyer(state, preference, fx),
      label: (view, _seat, { preference }) => addedBuyer(view, preference),
    },
  },
}

/** The Attract Buyer action: adds a buyer, or moves the market marker. False if neither is possible. */
export function attractBuyer(state: State, fx: Effects<Event>): boolean {
  if (!rowIsFull(state)) {
    pushStep(state, { name: 'buyer' }) // AE-5.41
    return true
  }
  if (markerIsAtTheEnd(state)) return false // AE-5.45; AE-5.47, AE-13.3 the round ends before
  const from = state.marketMarker
  state.marketMarker++ // AE-5.43, AE-5.44
  fx.emit({ kind: 'marketMarkerMoved', seat: state.actor, from, to: state.marketMarker })
  return true
}

function placeBuyer(state: State, preference: Preference, fx: Effects<Event>): void {
  popStep(state)
  addBuyer(state, preference, false, fx)
}
