import type { Seat } from '@carriage/kernel'
import { seatAtTail, type Waiting, waitingFor } from '@carriage/motorworks'
import { cloneSpecialty } from '../clone.ts'
import type { State, TileId } from '../state.ts'
import { returnTile } from '../steps/actions.ts'
import { sweep } from '../steps/car.ts'
import { take } from '../steps/take-tile.ts'
import { told, tryingTable } from './what-if.ts'

export type ChainForecast =
  /** The seat is about to take a tile: what each tile leads to, from the tail on. */
  | { readonly kind: 'choosing'; readonly tiles: readonly (ChainAfter & { readonly tile: TileId })[] }
  /** The seat is in its turn and has taken its tile: what the end of the turn leads to. */
  | ({ readonly kind: 'underWay' } & ChainAfter)
  /** The seat waits: the seats that move before it, the turn that is under way not counted. */
  | ({ readonly kind: 'waiting' } & Waiting)

/** The chain when the turn has ended. */
export interface ChainAfter extends Waiting {
  /** Tail first. */
  readonly chain: readonly (Seat | TileId | TurnedUp)[]
  /** Tiles that were left at the tail and move to the front, in this order: KW-4.9. */
  readonly wraps: readonly TileId[]
  /** A specialty tile that leaves the game: it was taken (KW-13.11), or all players have passed it (KW-13.12). */
  readonly boxed: TileId | null
  /** Whether the seat is still at the tail and moves again at once: KW-4.11. */
  readonly again: boolean
  /** Who has the next turn: KW-4.2. */
  readonly next: Seat
}

/** A specialty tile that will be turned up (KW-13.8): one of these. */
export interface TurnedUp {
  readonly among: readonly TileId[]
}

/** What taking a tile costs in time. Everything about the chain lies open, but for the next specialty tile. */
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
  const { chain, wraps, boxed, turnedUp, among } = endOfTurn(view, tile)
  const next = seatAtTail(chain)
  return {
    chain: chain.map((element) => (element === turnedUp && among.length > 1 ? { among } : element)),
    wraps,
    boxed,
    again: next === seat,
    next,
    ...waitingFor(chain, seat),
  }
}

/** The chain after the turn, with any tile in the place of one that will be turned up. */
function endOfTurn(view: State, tile?: TileId) {
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
  sweep(state, fx)
  return {
    chain: state.chain,
    wraps: told(fx, 'tileToFront').flatMap(({ tile, from }) => (from === 'tail' ? [tile] : [])),
    boxed: told(fx, 'specialtyTileLeft').find(({ to }) => to === 'box')?.tile ?? null,
    turnedUp: told(fx, 'specialtyTileTurnedUp')[0]?.tile,
    among,
  }
}

/** A copy of all that the end of a turn changes; the rest is shared with the view and only read. */
function withOwnChain(view: State): State {
  return {
    ...view,
    steps: view.steps.slice(),
    turn: { ...view.turn },
    chain: view.chain.slice(),
    specialty: view.specialty && cloneSpecialty(view.specialty),
  }
}
