import type { Seat } from '@carriage/kernel'
import { type AfterTurn, type ChainForecastOf, forecastChain } from '@carriage/kraftwagen-family'
import type { State, TileId } from '../state.ts'
import { returnTile } from '../steps/actions.ts'
import { sweepChain } from '../steps/placing.ts'
import { takeFromChain } from '../steps/take-tile.ts'
import { shownAs, tryingTable } from './what-if.ts'

export type ChainForecast = ChainForecastOf<ChainEnd, TileId>

/** The chain after the turn. AE-4.8 A company that is still rearmost moves again; AE-4.2 names the next one. */
export type ChainAfter = ChainEnd & AfterTurn

interface ChainEnd {
  /** Rear first. */
  readonly chain: readonly (Seat | TileId)[]
  /** Tiles left at the rear, in the order in which they move to the front: AE-4.7. */
  readonly wraps: readonly TileId[]
}

/** What taking a tile costs in time. The chain is public. */
export function chainForecast(view: State, seat: Seat): ChainForecast {
  return forecastChain(view, seat, (tile) => endOfTurn(view, tile))
}

function endOfTurn(view: State, tile?: TileId): { chain: State['chain']; description: ChainEnd } {
  const fx = tryingTable()
  // Copies what the end of a turn changes; the rest is shared with the view and only read.
  const state = { ...view, steps: view.steps.slice(), turn: { ...view.turn }, chain: view.chain.slice() }
  if (tile !== undefined) takeFromChain(state, tile, fx)
  if (state.turn.tile !== null) returnTile(state, fx)
  sweepChain(state, fx)
  const wraps = shownAs(fx, 'tileToFront').flatMap(({ tile, from }) => (from === 'rear' ? [tile] : []))
  return { chain: state.chain, description: { chain: state.chain, wraps } }
}
