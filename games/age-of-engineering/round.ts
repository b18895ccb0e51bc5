import type { Effects } from '@carriage/kernel'
import { addStackMoney, replace } from '@carriage/motorworks'
import { markerIsAtTheEnd } from './buyer.ts'
import type { Event } from './events.ts'
import { marketIsFull } from './placing-a-car.ts'
import { revealRecruits } from './recruitment.ts'
import type { State } from './state.ts'
import { boardFor, tablesOf } from './tables.ts'

export function prepareRound(state: State, fx: Effects<Event>): void {
  const tables = tablesOf(state)
  state.phase = 'action' // AE-3.2
  state.priceChart = tables.prices[state.round].slice() // AE-3.3, AE-3.4
  addStackMoney(state.whiteMarkers, tables.components.whiteMarkers.rows) // AE-3.5, AE-3.6
  state.marketMarker = boardFor(tables, state.companies.length).marketMarkerStart // AE-3.10, AE-13.1
  fx.tell({
    kind: 'roundPrepared',
    round: state.round,
    prices: state.priceChart.slice(),
    whiteMarkers: { ...state.whiteMarkers },
  })
  revealRecruits(state, fx)
}

/** AE-3.12, AE-3.13 Whether the action phase is over. It is asked only after a complete turn: AE-3.14. */
export function endsActionPhase(state: State): boolean {
  return marketIsFull(state) || markerIsAtTheEnd(state)
}

export function endActionPhase(state: State, fx: Effects<Event>): void {
  const full = marketIsFull(state)
  const cause = full && markerIsAtTheEnd(state) ? 'both' : full ? 'market' : 'marker' // AE-3.15
  fx.tell({ kind: 'roundEnded', round: state.round, cause })
  state.phase = 'scoring'
  replace(state, { name: 'buick' }) // AE-10.1
}
