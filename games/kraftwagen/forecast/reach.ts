import type { Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import { engine } from '../engine.ts'
import type { Move } from '../moves.ts'
import type { State, TileId } from '../state.ts'
import { carIsPossible } from '../steps/car.ts'
import { componentTablesOf, tileOf } from '../tables.ts'
import { asIfOnTurn, tryingTable } from './what-if.ts'

/** Maybe: it depends on a card that is still to be drawn. */
export type Reach = 'yes' | 'maybe' | 'no'

/**
 * Whether a seat can get a car to place by taking this tile, or without a tile in the rest of its turn. The rules play
 * out every relevant continuation.
 */
export function canPlaceCar(view: State, seat: Seat, tile: TileId | null): Reach {
  return search(tile === null ? clone(view) : holding(view, seat, tile), true)
}

/** The seat has taken the tile; where its worker stands does not matter here. */
function holding(view: State, seat: Seat, tile: TileId): State {
  const state = asIfOnTurn(view, seat)
  state.chain = state.chain.filter((element) => element !== tile)
  state.turn.tile = tile
  state.steps = [{ name: 'actions', left: tileOf(componentTablesOf(state), tile).actions.slice() }]
  return state
}

function search(state: State, displayIsKnown: boolean): Reach {
  const fx = tryingTable()
  engine.advance(state, fx)
  const known = displayIsKnown && fx.disclosed === undefined
  switch (currentStep(state).name) {
    case 'car':
      return carIsPossible(state) ? 'yes' : reachByDiesel(state, known)
    case 'crewCar':
    case 'priceCar':
    case 'markCar':
      return 'yes' // it is being placed
    case 'research':
      if (!known) return 'maybe'
      break
    default:
  }
  return best(state, engine.moves(state, state.actor).filter(matters), known)
}

function best(state: State, moves: readonly Move[], displayIsKnown: boolean): Reach {
  let reach: Reach = 'no'
  for (const move of moves) {
    const next = clone(state)
    const fx = tryingTable()
    engine.play(next, next.actor, move, fx)
    const found = search(next, displayIsKnown && fx.disclosed === undefined)
    if (found === 'yes') return found
    if (found === 'maybe') reach = found
  }
  return reach
}

/** KW-6.82 The last resort for a worker: all but one come back from a car. */
function reachByDiesel(state: State, displayIsKnown: boolean): Reach {
  const moves = engine.moves(state, state.actor).filter((move) => move.kind === 'useDiesel' && matters(move))
  return best(state, moves, displayIsKnown)
}

/** Moves that can help to place a car. Omitted moves are never better than one that remains. */
function matters(move: Move): boolean {
  switch (move.kind) {
    case 'useDaimler':
    case 'withdrawCar': // the market would have a space more to fill
    case 'sellPart':
    case 'drive':
      return false
    case 'useDiesel':
      return move.change === 'workers' && move.to === 1
    case 'placeEngine':
      return move.where === 'workshop'
    default:
      return true
  }
}
