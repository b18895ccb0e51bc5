import { copySecret, isSecret } from '@carriage/kernel'
import type { State } from './state.ts'

/** A deep copy. */
export function clone(state: State): State {
  return {
    step: { ...state.step },
    drawn: state.drawn,
    lots: state.lots.slice(),
    tastes: copySecret(state.tastes, (pile) => pile.slice()),
    bidders: state.bidders.map(({ coins, bid, taste, bought }) => ({
      coins,
      bid: bid && copySecret(bid),
      taste: isSecret(taste) ? copySecret(taste) : taste,
      bought: bought.map(({ lot, polish }) => ({ lot, polish })),
    })),
  }
}
