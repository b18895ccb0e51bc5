import { legal, refuse } from '@carriage/kernel'
import { buyerKinds, preferencesOnOffer } from '@carriage/kraftwagen-family'
import { placeBuyer } from '../actions/buyer.ts'
import { newBuyer } from '../messages/doings.ts'
import type { Decision } from './step.ts'

/** KW-5.21 A buyer comes into play. */
export const buyer: Decision<'buyer', 'chooseBuyer'> = {
  decision: 'chooseBuyer',
  rules: ['KW-5.21', 'KW-5.22', 'KW-5.23', 'KW-5.24', 'KW-10.7'],
  must: 'KW-5.25',
  /** A single preference left is no choice. */
  isPending(state, _step, fx) {
    const [only, ...others] = preferencesOnOffer(state.stacks, buyerKinds)
    if (only === undefined || others.length > 0) return true
    placeBuyer(state, only, fx)
    return false
  },
  list: (state) =>
    preferencesOnOffer(state.stacks, buyerKinds).map((preference) => ({ kind: 'chooseBuyer', preference })),
  moves: {
    chooseBuyer: {
      refusalElsewhere: 'KW-5.21',
      judge: (state, { preference }) => (state.stacks[preference] > 0 ? legal : refuse('KW-5.22', { preference })),
      play: (state, { preference }, _step, fx) => placeBuyer(state, preference, fx),
      label: (view, _seat, { preference }) => newBuyer(view, preference, view.stackMoney[preference]),
    },
  },
}
