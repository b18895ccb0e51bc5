import { legal, refuse } from '@carriage/kernel'
import { buyerKinds, preferencesOnOffer, replaceStep } from '@carriage/kraftwagen-family'
import { declineBenz, ownerOfBenz, useBenz } from '../engineers/benz.ts'
import { newBuyer } from '../messages/doings.ts'
import type { MoveOf } from '../moves.ts'
import type { Decision } from './step.ts'

/** KW-6.42 At the start of a scoring, before the race, the owner of the marker decides. */
export const benz: Decision<'benz', 'useBenz' | 'declineBenz'> = {
  decision: 'useBenz',
  rules: ['KW-6.42', 'KW-6.43', 'KW-6.44', 'KW-6.46'],
  isPending(state) {
    const owner = ownerOfBenz(state)
    if (owner !== undefined && preferencesOnOffer(state.stacks, buyerKinds).length > 0) {
      state.actor = owner
      return true
    }
    replaceStep(state, { name: 'scoring' })
    return false
  },
  list(state) {
    const moves: MoveOf<'useBenz' | 'declineBenz'>[] = preferencesOnOffer(state.stacks, buyerKinds).map(
      (preference) => ({ kind: 'useBenz', preference }),
    )
    moves.push({ kind: 'declineBenz' })
    return moves
  },
  moves: {
    useBenz: {
      refusalElsewhere: 'KW-6.42',
      judge: (state, { preference }) => (state.stacks[preference] > 0 ? legal : refuse('KW-6.46', { preference })),
      play: (state, { preference }, _step, fx) => useBenz(state, preference, fx),
      label(view, _seat, { preference }) {
        return newBuyer(view, preference, view.options.benzCollectsMoney ? view.stackMoney[preference] : 0)
      },
    },
    declineBenz: {
      refusalElsewhere: 'KW-6.42',
      play: (state, _move, _step, fx) => declineBenz(state, fx),
    },
  },
}
