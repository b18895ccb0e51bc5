import { drawFrom, type Effects } from '@carriage/kernel'
import type { Event } from './events.ts'
import { lotsPerGame } from './lots.ts'
import type { State } from './state.ts'

/** AU-3 The next lot is drawn, until four have come under the hammer. */
export function nextLot(state: State, fx: Effects<Event>): void {
  if (state.drawn === lotsPerGame) {
    state.step = { name: 'over' }
    return
  }
  const lot = drawFrom(state.lots, fx)
  state.drawn += 1
  state.step = { name: 'bidding', lot }
  fx.emit({ kind: 'lotOffered', lot })
}
