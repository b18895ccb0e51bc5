import type { Seat } from '@carriage/kernel'
import { type Chain, seatAtTail } from './chain.ts'
import { type TurnWait, waitingFor } from './waiting.ts'

/** Who moves after a turn. */
export interface AfterTurn extends TurnWait {
  /** Whether the seat is still at the tail and moves again immediately. */
  readonly again: boolean
  /** Who has the next turn. */
  readonly next: Seat
}

/** What taking a tile costs a seat in time. `End` is the edition's description of the chain after the turn. */
export type ChainForecastOf<End, Tile extends string> =
  /** The seat is about to take a tile: the result of each tile, from the tail on. */
  | { readonly kind: 'choosing'; readonly tiles: readonly (End & AfterTurn & { readonly tile: Tile })[] }
  /** The seat has taken its tile: the result of the end of the turn. */
  | ({ readonly kind: 'underWay' } & End & AfterTurn)
  /** The seat waits: the seats that move before it, without the current turn. */
  | ({ readonly kind: 'waiting' } & TurnWait)

interface TurnView<Tile extends string> {
  readonly phase: string
  readonly actor: Seat
  readonly steps: readonly { readonly name: string }[]
  readonly chain: Chain<Tile>
}

/**
 * The forecast of the chain for a seat. `endOfTurn` returns the chain after the turn, in which the given tile is taken
 * first, and the edition's description of it.
 */
export function forecastChain<Tile extends string, End>(
  view: TurnView<Tile>,
  seat: Seat,
  endOfTurn: (tile?: Tile) => { readonly chain: Chain<Tile>; readonly description: End },
): ChainForecastOf<End, Tile> {
  const onTurn = view.phase === 'action'
  const hasTaken = onTurn && view.steps[0]?.name !== 'takeTile'
  if (!onTurn || view.actor !== seat) {
    const chain = hasTaken ? endOfTurn().chain : view.chain
    return { kind: 'waiting', ...waitingFor(chain, seat) }
  }
  if (hasTaken) return { kind: 'underWay', ...after() }
  const tiles = view.chain.filter((element) => typeof element === 'string')
  return { kind: 'choosing', tiles: tiles.map((tile) => ({ tile, ...after(tile) })) }

  function after(tile?: Tile): End & AfterTurn {
    const { chain, description } = endOfTurn(tile)
    const next = seatAtTail(chain)
    return { ...description, again: next === seat, next, ...waitingFor(chain, seat) }
  }
}
