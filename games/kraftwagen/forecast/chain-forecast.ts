import { type Seat, seatsOf } from '@carriage/kernel'
import { putToFront, seatAtTail, sweepTail, takeTile as takeOutOfChain, turnsBefore } from '@carriage/motorworks'
import { cloneSpecialty } from '../clone.ts'
import type { State, TileId } from '../state.ts'
import { returnTile, sweep, takeTile } from '../turn.ts'
import { told, tryingTable } from './what-if.ts'

export type ChainForecast =
  /** The seat is about to take a tile: what each tile leads to, from the tail on. */
  | { readonly kind: 'choosing'; readonly tiles: readonly (ChainAfter & { readonly tile: TileId })[] }
  /** The seat is in its turn and has taken its tile: what the end of the turn leads to. */
  | ({ readonly kind: 'underWay' } & ChainAfter)
  /** The seat waits: who moves before it, the turn that is under way not counted. */
  | ({ readonly kind: 'waiting' } & Waiting)

/** The chain when the turn has ended. */
export interface ChainAfter extends Waiting {
  /** Tail first. */
  readonly chain: readonly (Seat | TileId | TurnedUp)[]
  /** Tiles that were left at the tail and move to the front, in this order: KW-4.9. */
  readonly wraps: readonly TileId[]
  /** A specialty tile that leaves the game: it was taken (KW-13.11), or everybody has passed it (KW-13.12). */
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

/**
 * The turns of the rivals before the seat moves again. A rival ahead of the seat has none. One behind it must get past
 * it, for which one turn is enough, since the tile at the front is always ahead of it; every tile between him and the
 * seat that he takes on the way is a turn more. Tiles never come back behind the seat, so these are exactly the bounds:
 * each can be reached if the rivals want it. A new round changes nothing (KW-3.14); only the end of the game can leave
 * them fewer turns.
 */
export interface Waiting {
  /** Every rival, in the order of their seats. */
  readonly rivals: readonly RivalTurns[]
  /** The bounds for all rivals together. Two of them cannot both take the same tile, so it is no sum of theirs. */
  readonly inAll: { readonly atLeast: number; readonly atMost: number }
}

export interface RivalTurns {
  readonly seat: Seat
  readonly atLeast: number
  /** How many he has if every rival always takes the tile that is nearest to him. */
  readonly ifNearest: number
  readonly atMost: number
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
  const table = tryingTable({
    below(_, __, pile) {
      for (const candidate of pile ?? []) among.push(String(candidate))
      return 0
    },
  })
  const state = withOwnChain(view)
  if (tile !== undefined) takeTile(state, tile, table)
  if (state.turn.tile !== null) returnTile(state, table)
  sweep(state, table)
  return {
    chain: state.chain,
    wraps: told(table, 'tileToFront').flatMap(({ tile, from }) => (from === 'tail' ? [tile] : [])),
    boxed: told(table, 'specialtyTileLeft').find(({ to }) => to === 'box')?.tile ?? null,
    turnedUp: told(table, 'specialtyTileTurnedUp')[0]?.tile,
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

function waitingFor(chain: State['chain'], seat: Seat): Waiting {
  const before = turnsBefore(chain, seat)
  const nearest = turnsIfNearest(chain, seat)
  const workers = chain.filter((element) => typeof element === 'number')
  const rivals = seatsOf(workers.length)
    .filter((rival) => rival !== seat)
    .map((rival) => {
      const atMost = before.find((each) => each.seat === rival)?.atMost ?? 0
      return { seat: rival, atLeast: atMost > 0 ? 1 : 0, ifNearest: nearest[rival] ?? 0, atMost }
    })
  // Every tile behind the seat can give somebody one turn, and every rival there has one to get past it.
  return { rivals, inAll: { atLeast: before.length, atMost: chain.indexOf(seat) } }
}

/** The turns of each rival until the seat is at the tail, if everybody takes the nearest tile. */
function turnsIfNearest(chain: State['chain'], seat: Seat): number[] {
  const line = chain.slice()
  const turns: number[] = []
  for (let rival = seatAtTail(line); rival !== seat; rival = seatAtTail(line)) {
    turns[rival] = (turns[rival] ?? 0) + 1
    const nearest = line.find((element) => typeof element === 'string')
    if (nearest === undefined) throw new RangeError('There are tiles in the chain.')
    takeOutOfChain(line, nearest)
    putToFront(line, nearest)
    sweepTail(line)
  }
  return turns
}
