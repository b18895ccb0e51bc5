import type { Seat } from '@carriage/kernel'
import { seatAtTail, type Waiting, waitingFor } from '@carriage/motorworks'
import type { State, TileId } from '../state.ts'
import { returnTile } from '../steps/actions.ts'
import { sweep } from '../steps/placing.ts'
import { takeFromChain } from '../steps/take-tile.ts'
import { told, tryingTable } from './what-if.ts'

export type ChainForecast =
  /** The seat is about to take a tile: what each tile leads to, from the rear on. */
  | { readonly kind: 'choosing'; readonly tiles: readonly (ChainAfter & { readonly tile: TileId })[] }
  /** The seat is in its turn and has taken its tile: what the end of the turn leads to. */
  | ({ readonly kind: 'underWay' } & ChainAfter)
  /** The seat waits: who moves before it, the turn that is under way not counted. */
  | ({ readonly kind: 'waiting' } & Waiting)

/** The chain when the turn has ended. */
export interface ChainAfter extends Waiting {
  /** Rear first. */
  readonly chain: readonly (Seat | TileId)[]
  /** Tiles that were left at the rear and move to the front, in this order: AE-4.7. */
  readonly wraps: readonly TileId[]
  /** Whether the seat is still rearmost and moves again at once: AE-4.8. */
  readonly again: boolean
  /** Who has the next turn: AE-4.2. */
  readonly next: Seat
}

/** What taking a tile costs in time. Everything about the chain lies open. */
export function chainForecast(view: State, seat: Seat): ChainForecast {
  const onTurn = view.phase === 'action'
  const underWay = onTurn && view.steps[0]?.name !== 'takeTile'
  if (!onTurn || view.actor !== seat) {
    const chain = underWay ? endOfTurn(view).chain : view.chain
    return { kind: 'waiting', ...waitingFor(chain, seat) }
  }
  if (underWay) return { kind: 'underWay', ...chainAfter(view, seat) }
  const tiles = view.chain.filter((element) => typeof element === 'string')
  return { kind: 'choosing', tiles: tiles.map((tile) => ({ tile, ...chainAfter(view, seat, tile) })) }
}

function chainAfter(view: State, seat: Seat, tile?: TileId): ChainAfter {
  const { chain, wraps } = endOfTurn(view, tile)
  const next = seatAtTail(chain)
  return { chain, wraps, again: next === seat, next, ...waitingFor(chain, seat) }
}

function endOfTurn(view: State, tile?: TileId) {
  const fx = tryingTable()
  // A copy of all that the end of a turn changes; the rest is shared with the view and only read.
  const state = { ...view, steps: view.steps.slice(), turn: { ...view.turn }, chain: view.chain.slice() }
  if (tile !== undefined) takeFromChain(state, tile, fx)
  if (state.turn.tile !== null) returnTile(state, fx)
  sweep(state, fx)
  const wraps = told(fx, 'tileToFront').flatMap(({ tile, from }) => (from === 'rear' ? [tile] : []))
  return { chain: state.chain, wraps }
}
