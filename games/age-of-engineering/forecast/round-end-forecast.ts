import { type Seat, seatsOf } from '@carriage/kernel'
import { markerIsAtTheEnd } from '../buyer.ts'
import type { Action } from '../components/index.ts'
import type { State, TileId } from '../state.ts'
import { carIsPossible } from '../steps/place-car.ts'
import { actionsOf, boardFor, marketIsFull, marketSpaces, tablesOf } from '../tables.ts'
import { canFillMarket } from './reach.ts'
import { readAs } from './what-if.ts'

/** How far the round is from its end (AE-3.12, AE-3.13), and who could end it. */
export interface RoundEndForecast {
  readonly cars: { readonly offered: number; readonly spaces: number; readonly missing: number }
  readonly buyers: {
    readonly active: number
    readonly spaces: number
    readonly marketMarker: number
    /** How many spaces the market marker is from its end. */
    readonly markerSteps: number
    /** Attract Buyer actions until it is there: first the row fills, then the marker moves (AE-5.41, AE-5.43). */
    readonly actionsMissing: number
    /** The tiles with Attract Buyer actions, from the rear on, the one in hand last. */
    readonly tiles: readonly TileId[]
  }
  /** What has already happened and ends the round after the turn that is under way: AE-3.14. */
  readonly sealed: readonly ('market' | 'marker')[]
  /** Every seat; outside the action phase none of them can end a round. */
  readonly seats: readonly SeatAtRoundEnd[]
}

export interface SeatAtRoundEnd {
  readonly seat: Seat
  /** Whether it could place a car with what it has now: AE-9.4 to AE-9.6. */
  readonly couldPlaceCar: boolean
  /**
   * How it could end the round: the seat on turn in the rest of its turn, the others in their next turn if nothing
   * changes before it.
   */
  readonly ways: readonly RoundEnd[]
}

export type RoundEnd =
  | { readonly cause: 'marker'; readonly tile: TileId; readonly rule: 'AE-3.13' }
  /** No tile for a seat that has done all actions already. */
  | { readonly cause: 'market'; readonly tile: TileId | null; readonly rule: 'AE-3.12' }

export function roundEndForecast(view: State): RoundEndForecast {
  const tables = tablesOf(view)
  const { activeBuyerSpaces } = boardFor(tables, view.companies.length)
  const spaces = marketSpaces(view)
  const offered = view.market.length
  const active = view.activeBuyers.length
  const markerSteps = tables.components.marketTrack.spaces - view.marketMarker
  const actionsMissing = markerSteps === 0 ? 0 : Math.max(0, activeBuyerSpaces - active) + markerSteps
  const missing = spaces - offered
  return {
    cars: { offered, spaces, missing },
    buyers: {
      active,
      spaces: activeBuyerSpaces,
      marketMarker: view.marketMarker,
      markerSteps,
      actionsMissing,
      tiles: tilesOf(view).flatMap(({ tile, left }) => (left.includes('buyer') ? [tile] : [])),
    },
    sealed: view.phase === 'action' ? sealed(view) : [],
    seats: seatsOf(view.companies.length).map((seat) => ({
      seat,
      couldPlaceCar: carIsPossible(readAs(view, seat)),
      ways: view.phase === 'action' ? waysOf(view, seat, actionsMissing, spaces) : [],
    })),
  }
}

function sealed(view: State): ('market' | 'marker')[] {
  const causes: ('market' | 'marker')[] = []
  if (marketIsFull(view)) causes.push('market')
  if (markerIsAtTheEnd(view)) causes.push('marker')
  return causes
}

function waysOf(view: State, seat: Seat, actionsMissing: number, spaces: number): RoundEnd[] {
  const [turn] = view.steps
  const inTurn = view.actor === seat && turn?.name !== 'takeTile'
  const missing = spaces - view.market.length
  // No other seat has a turn before the scoring.
  if (!inTurn && (actionsMissing === 0 || missing === 0)) return []
  const ways: RoundEnd[] = []
  for (const { tile, left } of inTurn ? [restOfTurn(view)] : tilesOf(view)) {
    // A tile has one Attract Buyer action at most.
    if (tile !== null && actionsMissing === 1 && left.includes('buyer'))
      ways.push({ cause: 'marker', tile, rule: 'AE-3.13' })
    // AE-8.10 With a sale tile two cars can be placed in one turn.
    const most = view.options.instantSale === 'placeExtraCar' ? 2 : 1
    if (missing > 0 && missing <= most && canFillMarket(view, seat, inTurn ? null : tile, spaces))
      ways.push({ cause: 'market', tile, rule: 'AE-3.12' })
  }
  return ways
}

/** A tile and what its taker carries out; no tile once everything is carried out. */
interface Choice {
  readonly tile: TileId | null
  readonly left: readonly (Action | 'buyer')[]
}

/** Every tile, also the one in hand: it goes to the front before any other seat moves. */
function tilesOf(view: State): (Choice & { readonly tile: TileId })[] {
  const tiles = view.chain.filter((element) => typeof element === 'string')
  const { tile: inHand } = view.turn
  if (inHand !== null) tiles.push(inHand) // AE-4.6
  return tiles.map((tile) => ({ tile, left: actionsOf(tablesOf(view), tile) }))
}

/** The tile in hand with the actions that are not done yet; none if all are done. */
function restOfTurn({ steps, turn }: State): Choice {
  const left = steps.flatMap((step) => (step.name === 'actions' ? step.left : step.name === 'buyer' ? [step.name] : []))
  return { tile: turn.tile, left }
}
