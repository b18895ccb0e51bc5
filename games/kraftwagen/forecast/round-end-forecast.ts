import { type Seat, seatsOf } from '@carriage/kernel'
import { markerIsAtTheEnd } from '../actions/buyer.ts'
import type { MarkerSpace } from '../components/index.ts'
import { marketIsFull } from '../round.ts'
import type { State, TileId } from '../state.ts'
import { carIsPossible } from '../steps/car.ts'
import { boardFor, tablesOf, tileOf } from '../tables.ts'
import { canPlaceCar } from './reach.ts'
import { readAs } from './what-if.ts'

/** How far the round is from its end (KW-3.11), and who could end it. */
export interface RoundEndForecast {
  readonly cars: { readonly offered: number; readonly spaces: number; readonly missing: number }
  readonly buyers: {
    readonly active: number
    readonly spaces: number
    readonly marker: MarkerSpace
    /** How many spaces the marker is from 0. */
    readonly markerSteps: number
    /** Buyer actions until the marker is on 0: first the row fills, then the marker moves (KW-5.21, KW-5.24). */
    readonly actionsMissing: number
    /** The tiles with Buyer actions, from the tail on, the one in hand last. */
    readonly tiles: readonly { readonly tile: TileId; readonly buyerActions: number }[]
  }
  /** What has already happened and ends the round after the turn that is under way: KW-3.12. */
  readonly sealed: readonly ('market' | 'marker')[]
  /** Every seat; outside the action phase none of them can end a round. */
  readonly seats: readonly SeatAtRoundEnd[]
}

export interface SeatAtRoundEnd {
  readonly seat: Seat
  /** Whether it could place a car with what it has now: KW-7.3. */
  readonly couldPlaceCar: boolean
  /**
   * How the seat could end the round: in the rest of its turn if it is on turn, else in its next turn if nothing
   * changes before it.
   */
  readonly ways: readonly RoundEnd[]
}

export type RoundEnd =
  /** The tile has enough Buyer actions: KW-5.26. */
  | { readonly cause: 'marker'; readonly tile: TileId; readonly buyerActions: number; readonly rule: 'KW-5.26' }
  /** The last car can be placed after the tile: KW-7.11. Not certain if that depends on a card still to be drawn. */
  | { readonly cause: 'market'; readonly tile: TileId | null; readonly certain: boolean; readonly rule: 'KW-7.11' }

export function roundEndForecast(view: State): RoundEndForecast {
  const tables = tablesOf(view)
  const { marketSpaces, activeBuyerSpaces } = boardFor(tables, view.players.length)
  const { spaces } = tables.components.buyerTrack
  const offered = view.market.length
  const active = view.activeBuyers.length
  const markerSteps = spaces.length - 1 - spaces.indexOf(view.marker)
  const actionsMissing = markerSteps === 0 ? 0 : Math.max(0, activeBuyerSpaces - active) + markerSteps
  return {
    cars: { offered, spaces: marketSpaces, missing: marketSpaces - offered },
    buyers: {
      active,
      spaces: activeBuyerSpaces,
      marker: view.marker,
      markerSteps,
      actionsMissing,
      tiles: buyerTiles(view),
    },
    sealed: view.phase === 'action' ? sealed(view) : [],
    seats: seatsOf(view.players.length).map((seat) => ({
      seat,
      couldPlaceCar: couldPlaceCar(view, seat),
      ways: view.phase === 'action' ? waysOf(view, seat, actionsMissing, marketSpaces - offered) : [],
    })),
  }
}

function sealed(view: State): ('market' | 'marker')[] {
  const causes: ('market' | 'marker')[] = []
  if (marketIsFull(view)) causes.push('market')
  if (markerIsAtTheEnd(view)) causes.push('marker')
  return causes
}

function couldPlaceCar(view: State, seat: Seat): boolean {
  return carIsPossible(readAs(view, seat))
}

function waysOf(view: State, seat: Seat, actionsMissing: number, carsMissing: number): RoundEnd[] {
  const [turn] = view.steps
  const inTurn = view.actor === seat && turn?.name !== 'takeTile'
  // No other seat has a turn before the scoring: KW-3.13.
  if (!inTurn && (actionsMissing === 0 || carsMissing === 0)) return []
  const ways: RoundEnd[] = []
  for (const { tile, left } of inTurn ? [restOfTurn(view)] : tilesOf(view)) {
    const buyerActions = countBuyers(left)
    if (tile !== null && actionsMissing > 0 && buyerActions >= actionsMissing) {
      ways.push({ cause: 'marker', tile, buyerActions, rule: 'KW-5.26' })
    }
    const reach = carsMissing === 1 ? canPlaceCar(view, seat, inTurn ? null : tile) : 'no'
    if (reach !== 'no') ways.push({ cause: 'market', tile, certain: reach === 'yes', rule: 'KW-7.11' })
  }
  return ways
}

/** A tile and the actions that the seat carries out with it; no tile once all are carried out. */
interface Choice {
  readonly tile: TileId | null
  readonly left: readonly string[]
}

function countBuyers(actions: readonly string[]): number {
  return actions.filter((action) => action === 'buyer').length
}

function buyerTiles(view: State): { tile: TileId; buyerActions: number }[] {
  return tilesOf(view)
    .map(({ tile, left }) => ({ tile, buyerActions: countBuyers(left) }))
    .filter(({ buyerActions }) => buyerActions > 0)
}

/** Every tile, also the one in hand: it goes to the front before another seat moves, unless it is a specialty tile. */
function tilesOf(view: State): (Choice & { readonly tile: TileId })[] {
  const tiles = view.chain.filter((element) => typeof element === 'string')
  const tables = tablesOf(view)
  const { tile: inHand } = view.turn
  if (inHand !== null && tileOf(tables, inHand).set === null) tiles.push(inHand) // KW-4.7, KW-13.8
  return tiles.map((tile) => ({ tile, left: tileOf(tables, tile).actions }))
}

/** The tile in hand with the actions that are not done yet; none if all are done. */
function restOfTurn({ steps, turn }: State): Choice {
  const left = steps.flatMap((step) => (step.name === 'actions' ? step.left : step.name === 'buyer' ? [step.name] : []))
  return { tile: turn.tile, left }
}
