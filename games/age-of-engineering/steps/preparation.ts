import type { Effects } from '@carriage/kernel'
import { addStackMoney } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import type { Automatic } from '../formats.ts'
import { revealRecruits } from '../recruitment.ts'
import type { State } from '../state.ts'
import { boardFor, componentTablesOf } from '../tables.ts'
import { beginTurn } from './take-tile.ts'

/**
 * AE-3.2 Sets up prices, white markers, the market marker and recruitment tiles of a round; then starts its first turn.
 */
export const preparation: Automatic<'preparation'> = {
  rules: ['AE-3.2', 'AE-3.3', 'AE-3.5', 'AE-3.7'],
  run(state, _step, fx) {
    prepareRound(state, fx)
    beginTurn(state, fx)
    return false
  },
}

function prepareRound(state: State, fx: Effects<Event>): void {
  const tables = componentTablesOf(state)
  state.phase = 'action' // AE-3.2
  state.priceChart = tables.prices[state.round].slice() // AE-3.3, AE-3.4
  addStackMoney(state.whiteMarkers, tables.components.whiteMarkers.rows) // AE-3.5, AE-3.6
  state.marketMarker = boardFor(tables, state.companies.length).marketMarkerStart // AE-3.10, AE-13.1
  fx.emit({
    kind: 'roundPrepared',
    round: state.round,
    prices: state.priceChart.slice(),
    whiteMarkers: { ...state.whiteMarkers },
  })
  revealRecruits(state, fx)
}
