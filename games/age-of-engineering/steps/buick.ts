import { type Effects, legal, type Seat, seatsOf } from '@carriage/kernel'
import { replaceStep } from '@carriage/kraftwagen-family'
import { addBuyer, buyersOnOffer } from '../buyer.ts'
import type { Preference } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Decision } from '../formats.ts'
import { addedBuyer } from '../messages/doings.ts'
import type { MoveOf } from '../moves.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, companyOf, type State } from '../state.ts'

/** AE-6.36 At the start of a scoring, before the race, the owner of Buick's marker decides. */
export const buick: Decision<'buick', 'useBuick' | 'declineBuick'> = {
  decision: 'useBuick',
  rules: ['AE-6.36', 'AE-6.37', 'AE-6.38', 'AE-6.39'],
  must: 'AE-10.2', // scoring is nobody's turn
  isPending(state) {
    const owner = ownerOfBuick(state)
    if (owner !== undefined && buyersOnOffer(state).length > 0) {
      state.actor = owner
      return true
    }
    replaceStep(state, { name: 'scoring' })
    return false
  },
  list(state) {
    const moves: MoveOf<'useBuick' | 'declineBuick'>[] = []
    for (const preference of buyersOnOffer(state)) moves.push({ kind: 'useBuick', preference })
    moves.push({ kind: 'declineBuick' })
    return moves
  },
  moves: {
    useBuick: {
      refusalElsewhere: 'AE-6.36',
      judge: (state, { preference }) =>
        state.stacks[preference] > 0 ? legal : refuseByRule('AE-6.36', { preference }),
      play: (state, { preference }, _step, fx) => useBuick(state, preference, fx),
      label: (view, _seat, { preference }) => addedBuyer(view, preference),
    },
    declineBuick: {
      refusalElsewhere: 'AE-6.36',
      /** AE-6.5 The marker stays for a later round. */
      play(state, _move, _step, fx) {
        fx.emit({ kind: 'buickDeclined', seat: state.actor })
        replaceStep(state, { name: 'scoring' })
      },
    },
  },
}

/** The seat with Buick's unused marker. */
export function ownerOfBuick(state: State): Seat | undefined {
  return seatsOf(state.companies.length).find((seat) => companyOf(state, seat).engineeringMarkers.includes('buick5'))
}

/**
 * AE-6.38, AE-13.4 The buyer comes after all others, regardless of their number; AE-6.41 the market marker does not
 * move.
 */
export function useBuick(state: State, preference: Preference, fx: Effects<Event>): void {
  const { engineeringMarkers } = actorOf(state)
  engineeringMarkers.splice(engineeringMarkers.indexOf('buick5'), 1) // AE-6.37; AE-6.42 outside every turn
  addBuyer(state, preference, true, fx) // AE-6.39, AE-6.40
  replaceStep(state, { name: 'scoring' })
}
