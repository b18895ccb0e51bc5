import { type Seat, seatsOf } from '@carriage/kernel'
import type { Chain } from './chain.ts'

/** What ends a round: the last space of the market, or the marker at the end of its track. */
export type RoundEndCause = 'market' | 'marker'

/** How far a round is from its end. */
export interface RoundDistance {
  readonly cars: { readonly offered: number; readonly spaces: number; readonly missing: number }
  readonly buyers: {
    readonly active: number
    readonly spaces: number
    /** How many spaces the marker is from the end of its track. */
    readonly markerSteps: number
    /** Buyer actions until it is there: first the row fills, then the marker moves. */
    readonly actionsMissing: number
  }
  /** Whether the round is already sure to end after the current turn. */
  readonly sealed: readonly RoundEndCause[]
}

/** A seat and how it could end the round. */
export interface SeatAtRoundEnd<End> {
  readonly seat: Seat
  /** Whether it could place a car with what it has now. */
  readonly couldPlaceCar: boolean
  /**
   * How the seat could end the round: in the rest of its turn if it is on turn, else in its next turn if nothing
   * changes before it. Empty outside the action phase.
   */
  readonly ends: readonly End[]
}

/** A tile and the actions that a seat carries out with it; no tile once all are carried out. */
export interface TileLeft {
  readonly tile: string | null
  readonly left: readonly string[]
}

/** The part of a state from which it is read. */
interface Turns {
  readonly phase: string
  readonly actor: Seat
  readonly steps: readonly { readonly name: string; readonly left?: readonly string[] }[]
  readonly turn: { readonly tile: string | null }
}

interface Progress {
  readonly cars: { readonly offered: number; readonly spaces: number }
  readonly buyers: { readonly active: number; readonly spaces: number }
  readonly markerSteps: number
}

export function distanceToRoundEnd(phase: string, { cars, buyers, markerSteps }: Progress): RoundDistance {
  const missing = cars.spaces - cars.offered
  const sealed: RoundEndCause[] = []
  if (missing <= 0) sealed.push('market')
  if (markerSteps === 0) sealed.push('marker')
  return {
    cars: { ...cars, missing },
    buyers: {
      ...buyers,
      markerSteps,
      actionsMissing: markerSteps === 0 ? 0 : Math.max(0, buyers.spaces - buyers.active) + markerSteps,
    },
    sealed: phase === 'action' ? sealed : [],
  }
}

/** The edition's rules for a seat. */
interface SeatRules<End> {
  readonly couldPlaceCar: (seat: Seat) => boolean
  /** How a tile, or the rest of the turn, can end the round. */
  readonly endsWith: (seat: Seat, tile: TileLeft, inTurn: boolean) => readonly End[]
}

/** Every seat at the end of the round. */
export function seatsAtRoundEnd<End>(
  view: Turns,
  seats: number,
  { sealed }: RoundDistance,
  tiles: readonly TileLeft[],
  { couldPlaceCar, endsWith }: SeatRules<End>,
): SeatAtRoundEnd<End>[] {
  return seatsOf(seats).map((seat) => ({ seat, couldPlaceCar: couldPlaceCar(seat), ends: endsOf(seat) }))

  function endsOf(seat: Seat): End[] {
    if (view.phase !== 'action') return []
    const inTurn = view.actor === seat && view.steps[0]?.name !== 'takeTile'
    // Once the end is certain, no other seat has a turn before the scoring.
    if (!inTurn && sealed.length > 0) return []
    return (inTurn ? [restOfTurn(view)] : tiles).flatMap((tile) => endsWith(seat, tile, inTurn))
  }
}

/** The tile in hand with the actions that are not done yet; none if all are done. */
function restOfTurn({ steps, turn }: Turns): TileLeft {
  const left = steps.flatMap(({ name, left = [] }) => (name === 'actions' ? left : name === 'buyer' ? [name] : []))
  return { tile: turn.tile, left }
}

/** The tiles of the chain from the tail on, and then the one in hand if it goes to the front before another seat moves. */
export function tilesToTake<Tile extends string>(chain: Chain<Tile>, toFront: Tile | null): Tile[] {
  const tiles = chain.filter((element) => typeof element === 'string')
  return toFront === null ? tiles : [...tiles, toFront]
}
