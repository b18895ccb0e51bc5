import type { Effects } from '@carriage/kernel'
import { printBrochures } from './brochures.ts'
import { beginBuilding, commitOrWait } from './building.ts'
import type { Phase } from './components/index.ts'
import type { ForcedSales } from './delivery.ts'
import { beginDemand, cardOrWait, growDemand } from './demand.ts'
import { endGame, endsNow } from './end.ts'
import type { Event } from './events.ts'
import { renewExpectations } from './expectations.ts'
import { beginFocus, setOrder } from './focus.ts'
import { beginResearch, researchOrWait } from './research.ts'
import { beginSales, sellerOrWait } from './sales.ts'
import { bringFirstBuyers, seatsToPlace } from './setup.ts'
import type { State } from './state.ts'

/** Goes on until somebody must decide, or the game is over. */
export function goOn(state: State, fx: Effects<Event>, forcedSales: ForcedSales): void {
  while (!proceed(state, fx, forcedSales));
}

/** HC-1.1 One phase after the other, those in which nobody decides in passing; true if somebody must decide now. */
function proceed(state: State, fx: Effects<Event>, forcedSales: ForcedSales): boolean {
  const { stage } = state
  switch (stage.name) {
    case 'setUp':
      if (seatsToPlace(state).length > 0) return true // HC-2.20
      bringFirstBuyers(state, fx)
      beginYear(state, fx)
      return false
    case 'research':
      if (researchOrWait(state, stage, fx)) return true
      announce('focus')
      state.stage = beginFocus(state)
      return false
    case 'focus':
      if (stage.waiting.length > 0) return true
      setOrder(state, stage, fx)
      announce('factory')
      state.stage = beginBuilding(state)
      return false
    case 'factory': {
      if (commitOrWait(state, stage, fx)) return true
      announce('brochures')
      const offers = printBrochures(state, fx)
      announce('sales')
      state.stage = beginSales(state, offers)
      return false
    }
    case 'sales':
      if (sellerOrWait(state, stage, fx, forcedSales)) return true
      fx.tell({ kind: 'salesEnded' }) // HC-7.28
      announce('endCheck')
      if (endsNow(state)) {
        endGame(state, fx)
        return true
      }
      announce('expectations') // HC-8.3
      renewExpectations(state, fx)
      announce('demand')
      state.stage = beginDemand(state)
      return false
    case 'demand':
      if (cardOrWait(state, stage)) return true
      growDemand(state, stage, fx)
      state.year += 1 // HC-10.21
      beginYear(state, fx)
      return false
    case 'over':
      return true
  }

  function announce(phase: Phase): void {
    fx.tell({ kind: 'phaseBegan', year: state.year, phase })
  }
}

function beginYear(state: State, fx: Effects<Event>): void {
  fx.tell({ kind: 'yearBegan', year: state.year })
  fx.tell({ kind: 'phaseBegan', year: state.year, phase: 'research' })
  state.stage = beginResearch(state)
}
