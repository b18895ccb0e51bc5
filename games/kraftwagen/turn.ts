import { type Effects, legal, refuse, type Seat, type Verdict } from '@carriage/kernel'
import {
  differ,
  putToFront,
  replace,
  seatAtTail,
  sweepTail,
  takeTile as takeOutOfChain,
  without,
} from '@carriage/motorworks'
import { carryOut } from './actions.ts'
import type { Action, Bonus } from './components/index.ts'
import { addDaimlerMoves, daimlerIsUsable } from './engineers/daimler.ts'
import { addDieselMoves, dieselIsUsable } from './engineers/diesel.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { addCarMoves } from './placing-a-car.ts'
import { endActionPhase, endsActionPhase } from './round.ts'
import { afterTail, afterUse } from './specialty-tiles.ts'
import { actorOf, newTurn, type State, type TileId } from './state.ts'
import type { StepOf } from './steps.ts'
import { tablesOf, tileOf } from './tables.ts'

/** KW-4.2 The next turn belongs to the worker at the tail; KW-4.11 perhaps to the same player again. */
export function beginTurn(state: State, fx: Effects<Event>, last?: Seat): void {
  const seat = seatAtTail(state.chain)
  fx.tell({ kind: 'turnBegan', seat, again: seat === last })
  state.actor = seat
  state.turn = newTurn()
  replace(state, { name: 'takeTile' }) // KW-4.3, KW-4.5
}

/** KW-4.4 Any tile, from the tail on; KW-8.7 markers may be used before. */
export function tileMoves(state: State): Move[] {
  const moves: Move[] = []
  for (const element of state.chain) if (typeof element === 'string') moves.push({ kind: 'takeTile', tile: element })
  addMarkerMoves(state, moves)
  return moves
}

export function judgeTile(state: State, tile: TileId): Verdict {
  return state.chain.includes(tile) ? legal : refuse('KW-4.4', { tile })
}

export function takeTile(state: State, tile: TileId, fx: Effects<Event>): void {
  takeOutOfChain(state.chain, tile) // KW-4.6, KW-4.8
  state.turn.tile = tile
  const { actions } = tileOf(tablesOf(state), tile)
  fx.tell({ kind: 'tileTaken', seat: state.actor, tile, actions })
  replace(state, { name: 'actions', left: actions.slice() }) // KW-4.13, KW-13.6
}

/** KW-4.14 Waits for the choice of the next action; a single one left begins by itself unless a marker could come first. */
export function actionOrWait(state: State, step: StepOf<'actions'>, fx: Effects<Event>): boolean {
  const [next] = step.left
  if (next === undefined) returnTile(state, fx)
  else if (differ(step.left) || markerIsUsable(state)) return true
  else carryOutAction(state, step, next, fx)
  return false
}

export function actionMoves(state: State, { left }: StepOf<'actions'>): Move[] {
  const moves: Move[] = []
  for (let i = 0; i < left.length; i++) {
    const action = left[i]
    if (action !== undefined && left.indexOf(action) === i) moves.push({ kind: 'chooseAction', action })
  }
  addMarkerMoves(state, moves)
  return moves
}

/** KW-4.17 Also an impossible action may be chosen. */
export function judgeAction(left: readonly (Action | Bonus)[], action: Action | Bonus): Verdict {
  return left.includes(action) ? legal : refuse('KW-4.14', { action, left })
}

export function carryOutAction(
  state: State,
  { left }: StepOf<'actions'>,
  action: Action | Bonus,
  fx: Effects<Event>,
): void {
  replace(state, { name: 'actions', left: without(left, action) })
  carryOut(state, action, fx) // KW-4.15
}

/** KW-4.7 All actions are done: the tile goes to the front before a car may be placed. */
export function returnTile(state: State, fx: Effects<Event>): void {
  const { tile } = state.turn
  if (tile === null) throw new RangeError('There is no tile in hand.')
  const toFront = afterUse(state, tile, fx)
  putToFront(state.chain, toFront)
  state.turn.tile = null
  if (toFront === tile) fx.tell({ kind: 'tileToFront', tile, from: 'hand' })
  replace(state, { name: 'car' })
}

/** Step II: a car, markers, or the end of the turn. */
export function carStepMoves(state: State): Move[] {
  const moves: Move[] = []
  addCarMoves(state, moves)
  addMarkerMoves(state, moves)
  moves.push({ kind: 'endTurn' })
  return moves
}

export function endTurn(state: State, fx: Effects<Event>): void {
  fx.tell({ kind: 'turnEnded', seat: state.actor })
  sweep(state, fx) // KW-4.18 also after the last turn of a round
  if (endsActionPhase(state)) endActionPhase(state, fx)
  else beginTurn(state, fx, state.actor)
}

/** KW-4.9, KW-4.10 Tiles left at the tail move to the front one by one. */
export function sweep(state: State, fx: Effects<Event>): void {
  sweepTail(state.chain, (tile) => {
    const toFront = afterTail(state, tile, fx)
    if (toFront === tile) fx.tell({ kind: 'tileToFront', tile, from: 'tail' })
    return toFront
  })
}

/** KW-8.7 Daimler and Diesel may be used in the own turn whenever no action is under way. */
function addMarkerMoves(state: State, moves: Move[]): void {
  if (actorOf(state).engineerMarkers.length === 0) return
  addDaimlerMoves(state, moves)
  addDieselMoves(state, moves)
}

function markerIsUsable(state: State): boolean {
  return actorOf(state).engineerMarkers.length > 0 && (daimlerIsUsable(state) || dieselIsUsable(state))
}
