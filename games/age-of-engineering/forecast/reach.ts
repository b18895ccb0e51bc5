import type { Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Move } from '../moves.ts'
import type { State, TileId } from '../state.ts'
import { engine } from '../steps/index.ts'
import { carIsPossible } from '../steps/place-car.ts'
import { actionsOf, componentTablesOf } from '../tables.ts'
import { asIfOnTurn, tryingTable } from './what-if.ts'

/**
 * Whether a seat can fill the market by taking this tile, or without a tile in the rest of its turn. Nothing is drawn
 * during a round, so the rules play out every relevant continuation.
 */
export function canFillMarket(view: State, seat: Seat, tile: TileId | null, places: number): boolean {
  return search(tile === null ? clone(view) : holding(view, seat, tile), places)
}

/** The state after the seat has taken the tile; the position of its marker is irrelevant here. */
function holding(view: State, seat: Seat, tile: TileId): State {
  const state = asIfOnTurn(view, seat)
  state.chain = state.chain.filter((element) => element !== tile)
  state.turn.tile = tile
  state.steps = [{ name: 'actions', left: actionsOf(componentTablesOf(state), tile).slice() }]
  return state
}

function search(state: State, places: number): boolean {
  engine.advance(state, tryingTable())
  switch (currentStep(state).name) {
    case 'placing': {
      const missing = places - state.market.length
      if (missing <= 0) return true
      if (missing > 1 || state.turn.carPlaced) return false
      return carIsPossible(state) || tries(state, places, isExchangeForWorkers)
    }
    case 'crewCar':
    case 'priceCar':
    case 'markCar':
      return tries(state, places, isAnyOne(state))
    default:
      return tries(state, places, matters)
  }
}

function tries(state: State, places: number, wanted: (move: Move) => boolean): boolean {
  return engine
    .moves(state, state.actor)
    .filter(wanted)
    .some((move) => {
      const next = clone(state)
      engine.play(next, next.actor, move, tryingTable())
      return search(next, places)
    })
}

/** The smallest crew leaves most workers for another car; price and marker are irrelevant here. */
function isAnyOne(state: State): (move: Move) => boolean {
  const [first] = engine.moves(state, state.actor)
  return (move) =>
    move.kind === 'crewCar'
      ? (move.workers === 1 && !move.salesperson) || (move.workers === 0 && move.salesperson)
      : move === first || (move.kind === first?.kind && JSON.stringify(move) === JSON.stringify(first))
}

/** AE-6.13 The last resort to free workers: recall all but one from a car. */
function isExchangeForWorkers(move: Move): boolean {
  if (move.kind !== 'exchangeCrew') return false
  return (move.workers === 1 && !move.salesperson) || (move.workers === 0 && move.salesperson)
}

/** Moves that can help to place a car. Omitted moves are never better than one that remains. */
function matters(move: Move): boolean {
  switch (move.kind) {
    case 'usePackard':
    case 'useProductionToken':
    case 'exchange':
      return false
    case 'exchangeCrew':
      return isExchangeForWorkers(move)
    case 'race':
      return move.workers === 0
    case 'placeEngine':
      return move.where === 'workshop'
    default:
      return true
  }
}
