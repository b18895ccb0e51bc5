import { isSecret } from '@carriage/kernel'
import { result } from '../result.ts'
import type { Automatic } from './step.ts'

/** AU-12 After the last lot all taste cards are revealed. */
export const over: Automatic<'over'> = {
  rules: ['AU-12', 'AU-13'],
  run(state, _step, fx) {
    const tastes = state.bidders.map((bidder) => {
      bidder.taste = isSecret(bidder.taste) ? fx.reveal(bidder.taste) : bidder.taste
      return bidder.taste
    })
    fx.emit({ kind: 'ended', tastes, scores: result(state).scores })
    return true
  },
}
