import type { Seat } from '@carriage/kernel'
import {
  distanceToRoundEnd,
  type RoundDistance,
  type SeatAtRoundEnd,
  seatsAtRoundEnd,
  type TileLeft,
  tilesToTake,
} from '@carriage/kraftwagen-family'
import type { MarkerSpace } from '../components/index.ts'
import { marketSpaces } from '../round.ts'
import type { State, TileId } from '../state.ts'
import { carIsPossible } from '../steps/car.ts'
import { boardFor, componentTablesOf, tileOf } from '../tables.ts'
import { canPlaceCar } from './reach.ts'
import { readAs } from './what-if.ts'

/** How far the round is from its end (KW-3.11, KW-3.12), and who could end it. */
export interface RoundEndForecast extends RoundDistance {
  /** The row fills, and then the marker moves: KW-5.21, KW-5.24. */
  readonly buyers: RoundDistance['buyers'] & {
    readonly marker: MarkerSpace
    /** The tiles with Buyer actions, from the tail on, the one in hand last. */
    readonly tiles: readonly { readonly tile: TileId; readonly buyerActions: number }[]
  }
  /** Every seat. Whether it could place a car is KW-7.3. */
  readonly seats: readonly SeatAtRoundEnd<RoundEnd>[]
}

export type RoundEnd =
  /** The tile has enough Buyer actions: KW-5.26. */
  | { readonly cause: 'marker'; readonly tile: TileId; readonly buyerActions: number; readonly rule: 'KW-5.26' }
  /** The last car can be placed after the tile: KW-7.11. Not certain if that depends on a card still to be drawn. */
  | { readonly cause: 'market'; readonly tile: TileId | null; readonly certain: boolean; readonly rule: 'KW-7.11' }

export function roundEndForecast(view: State): RoundEndForecast {
  const tables = componentTablesOf(view)
  const { activeBuyerSpaces } = boardFor(tables, view.players.length)
  const track = tables.components.buyerTrack.spaces
  const distance = distanceToRoundEnd(view.phase, {
    cars: { offered: view.market.length, spaces: marketSpaces(view) },
    buyers: { active: view.activeBuyers.length, spaces: activeBuyerSpaces },
    markerSteps: track.length - 1 - track.indexOf(view.marker),
  })
  const tiles = tilesOf(view)
  return {
    ...distance,
    buyers: { ...distance.buyers, marker: view.marker, tiles: buyerTiles(tiles) },
    seats: seatsAtRoundEnd(view, view.players.length, distance, tiles, {
      couldPlaceCar: (seat) => carIsPossible(readAs(view, seat)),
      endsWith: (seat, tile, inTurn) => endsWith(view, distance, seat, tile, inTurn),
    }), // KW-3.13
  }
}

function endsWith(
  view: State,
  { cars, buyers: { actionsMissing } }: RoundDistance,
  seat: Seat,
  { tile, left }: TileLeft,
  inTurn: boolean,
): RoundEnd[] {
  const ends: RoundEnd[] = []
  const buyerActions = countBuyers(left)
  if (tile !== null && actionsMissing > 0 && buyerActions >= actionsMissing)
    ends.push({ cause: 'marker', tile, buyerActions, rule: 'KW-5.26' })
  const reach = cars.missing === 1 ? canPlaceCar(view, seat, inTurn ? null : tile) : 'no'
  if (reach !== 'no') ends.push({ cause: 'market', tile, certain: reach === 'yes', rule: 'KW-7.11' })
  return ends
}

function countBuyers(actions: readonly string[]): number {
  return actions.filter((action) => action === 'buyer').length
}

function buyerTiles(tiles: readonly { tile: TileId; left: readonly string[] }[]) {
  return tiles
    .map(({ tile, left }) => ({ tile, buyerActions: countBuyers(left) }))
    .filter(({ buyerActions }) => buyerActions > 0)
}

/** Every tile, also the one in hand: it goes to the front before another seat moves, unless it is a specialty tile. */
function tilesOf(view: State) {
  const tables = componentTablesOf(view)
  const { tile } = view.turn
  const toFront = tile !== null && tileOf(tables, tile).set === null ? tile : null // KW-4.7, KW-13.8
  return tilesToTake(view.chain, toFront).map((each) => ({ tile: each, left: tileOf(tables, each).actions }))
}
