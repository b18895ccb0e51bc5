import type { Effects } from '@carriage/kernel'
import { addStackMoney, replaceStep } from '@carriage/kraftwagen-family'
import { markerIsAtTheEnd } from './actions/buyer.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { boardFor, componentTablesOf } from './tables.ts'

export function prepareRound(state: State, fx: Effects<Event>): void {
  const tables = componentTablesOf(state)
  state.phase = 'action'
  state.availablePrices = tables.prices[state.round].slice() // KW-3.3, KW-3.4, KW-3.5, KW-12.12
  addStackMoney(state.stackMoney, tables.components.stackMoney.rows) // KW-3.6, KW-3.7
  if (state.specialty) delete state.specialty.closedSpaces // KW-13.31 all are open again
  state.marker = boardFor(tables, state.players.length).markerStart // KW-3.8
  fx.emit({
    kind: 'roundPrepared',
    round: state.round,
    prices: state.availablePrices.slice(),
    stackMoney: { ...state.stackMoney },
  })
}

/** KW-1.26, KW-12.4 The spaces of the market in this round; KW-13.31 withdrawn cars may have closed some. */
export function marketSpaces(state: State): number {
  const { marketSpaces: printed } = boardFor(componentTablesOf(state), state.players.length)
  return printed - (state.specialty?.closedSpaces ?? 0)
}

export function marketIsFull(state: State): boolean {
  return state.market.length >= marketSpaces(state)
}

/** KW-3.11, KW-5.26, KW-7.11 Whether the action phase is over. It is asked only after a complete turn: KW-3.12. */
export function endsActionPhase(state: State): boolean {
  return marketIsFull(state) || markerIsAtTheEnd(state)
}

export function endActionPhase(state: State, fx: Effects<Event>): void {
  const full = marketIsFull(state)
  const cause = full && markerIsAtTheEnd(state) ? 'both' : full ? 'market' : 'marker'
  fx.emit({ kind: 'roundEnded', round: state.round, cause })
  state.phase = 'scoring' // KW-3.13
  replaceStep(state, { name: 'benz' }) // KW-9.1
}
