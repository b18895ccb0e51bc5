import type { Seat } from '@carriage/kernel'
import { type AfterTurn, type ChainForecastOf, forecastChain } from '@carriage/kraftwagen-family'
import { cloneSpecialty } from '../clone.ts'
import type { State, TileId } from '../state.ts'
import { returnTile } from '../steps/actions.ts'
import { sweepChain } from '../steps/car.ts'
import { take } from '../steps/take-tile.ts'
import { shownAs, tryingTable } from './what-if.ts'

export type ChainForecast = ChainForecastOf<ChainEnd, TileId>

/** The chain when the turn has ended. KW-4.11 Who is still at the tail moves again at once; KW-4.2 the next is there. */
export type ChainAfter = ChainEnd & AfterTurn

interface ChainEnd {
  /** Tail first. */
  readonly chain: readonly (Seat | TileId | TurnedUp)[]
  /** Tiles that were left at the tail and move to the front, in this order: KW-4.9. */
  readonly wraps: readonly TileId[]
  /** A specialty tile that leaves the game: it was taken (KW-13.11), or all players have passed it (KW-13.12). */
  readonly boxed: TileId | null
}

/** A specialty tile that will be turned up (KW-13.8): one of these. */
export interface TurnedUp {
  readonly among: readonly TileId[]
}

/** What taking a tile costs in time. Everything about the chain lies open, but for the next specialty tile. */
export function chainForecast(view: State, seat: Seat): ChainForecast {
  return forecastChain(view, seat, (tile) => endOfTurn(view, tile))
}

/** The chain after the turn, with any tile in the place of one that will be turned up. */
function endOfTurn(view: State, tile?: TileId): { chain: State['chain']; description: ChainEnd } {
  const among: TileId[] = []
  const fx = tryingTable({
    below(_, __, pile) {
      for (const candidate of pile ?? []) among.push(String(candidate))
      return 0
    },
  })
  const state = withOwnChain(view)
  if (tile !== undefined) take(state, tile, fx)
  if (state.turn.tile !== null) returnTile(state, fx)
  sweepChain(state, fx)
  const turnedUp = shownAs(fx, 'specialtyTileTurnedUp')[0]?.tile
  return {
    chain: state.chain,
    description: {
      chain: state.chain.map((element) => (element === turnedUp && among.length > 1 ? { among } : element)),
      wraps: shownAs(fx, 'tileToFront').flatMap(({ tile, from }) => (from === 'tail' ? [tile] : [])),
      boxed: shownAs(fx, 'specialtyTileLeft').find(({ to }) => to === 'box')?.tile ?? null,
    },
  }
}

/** Copies what the end of a turn changes; the rest is shared with the view and only read. */
function withOwnChain(view: State): State {
  return {
    ...view,
    steps: view.steps.slice(),
    turn: { ...view.turn },
    chain: view.chain.slice(),
    specialty: view.specialty && cloneSpecialty(view.specialty),
  }
}
