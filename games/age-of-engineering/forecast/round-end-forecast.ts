import type { Seat } from '@carriage/kernel'
import {
  distanceToRoundEnd,
  type RoundDistance,
  type SeatAtRoundEnd,
  seatsAtRoundEnd,
  type TileLeft,
  tilesToTake,
} from '@carriage/kraftwagen-family'
import type { State, TileId } from '../state.ts'
import { carIsPossible } from '../steps/place-car.ts'
import { actionsOf, boardFor, componentTablesOf, marketSpaces } from '../tables.ts'
import { canFillMarket } from './reach.ts'
import { readAs } from './what-if.ts'

/** How close the round is to its end (AE-3.12, AE-3.13, AE-3.14), and who could end it. */
export interface RoundEndForecast extends RoundDistance {
  /** When the row is full the market marker moves: AE-5.41, AE-5.43. */
  readonly buyers: RoundDistance['buyers'] & {
    readonly marketMarker: number
    /** Tiles with Attract Buyer actions, rear first, the tile in hand last. */
    readonly tiles: readonly TileId[]
  }
  /** By seat. AE-9.4 to AE-9.6 decide whether it could place a car. */
  readonly seats: readonly SeatAtRoundEnd<RoundEnd>[]
}

export type RoundEnd =
  | { readonly cause: 'marker'; readonly tile: TileId; readonly rule: 'AE-3.13' }
  /** Without a tile if the seat has done all its actions. */
  | { readonly cause: 'market'; readonly tile: TileId | null; readonly rule: 'AE-3.12' }

export function roundEndForecast(view: State): RoundEndForecast {
  const tables = componentTablesOf(view)
  const { marketMarker, companies } = view
  const distance = distanceToRoundEnd(view.phase, {
    cars: { offered: view.market.length, spaces: marketSpaces(view) },
    buyers: { active: view.activeBuyers.length, spaces: boardFor(tables, companies.length).activeBuyerSpaces },
    markerSteps: tables.components.marketTrack.spaces - marketMarker,
  })
  // AE-4.6 The tile in hand goes to the front before another seat moves.
  const tiles = tilesToTake(view.chain, view.turn.tile).map((tile) => ({ tile, left: actionsOf(tables, tile) }))
  const withBuyer = tiles.filter(({ left }) => left.includes('buyer'))
  return {
    ...distance,
    buyers: { ...distance.buyers, marketMarker, tiles: withBuyer.map(({ tile }) => tile) },
    seats: seatsAtRoundEnd(view, companies.length, distance, tiles, {
      couldPlaceCar: (seat) => carIsPossible(readAs(view, seat)),
      endsWith: (seat, tile, inTurn) => endsWith(view, distance, seat, tile, inTurn),
    }),
  }
}

function endsWith(
  view: State,
  { cars: { missing, spaces }, buyers: { actionsMissing } }: RoundDistance,
  seat: Seat,
  { tile, left }: TileLeft,
  inTurn: boolean,
): RoundEnd[] {
  const ends: RoundEnd[] = []
  // A tile has at most one Attract Buyer action.
  if (tile !== null && actionsMissing === 1 && left.includes('buyer'))
    ends.push({ cause: 'marker', tile, rule: 'AE-3.13' })
  // AE-8.10 With a sale tile two cars can be placed in one turn.
  const most = view.options.instantSale === 'placeExtraCar' ? 2 : 1
  if (missing > 0 && missing <= most && canFillMarket(view, seat, inTurn ? null : tile, spaces))
    ends.push({ cause: 'market', tile, rule: 'AE-3.12' })
  return ends
}
