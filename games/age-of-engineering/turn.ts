import { type Effects, legal, type Seat, type Verdict } from '@carriage/kernel'
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
import type { Action } from './components/index.ts'
import type { Event } from './events.ts'
import { addFreePlays, freePlayIsPossible } from './free-plays.ts'
import type { Move } from './moves.ts'
import { addCarMoves } from './placing-a-car.ts'
import { refuse } from './refusal.ts'
import { endActionPhase, endsActionPhase } from './round.ts'
import { newTurn, type State, type TileId } from './state.ts'
import type { StepOf } from './steps.ts'
import { actionsOf, tablesOf } from './tables.ts'

/** AE-4.2, AE-3.11 The turn belongs to the rearmost marker; AE-4.8 perhaps to the same company again. */
export function beginTurn(state: State, fx: Effects<Event>, last?: Seat): void {
  const seat = seatAtTail(state.chain)
  fx.tell({ kind: 'turnBegan', seat, again: seat === last })
  state.actor = seat
  state.turn = newTurn()
  replace(state, { name: 'takeTile' }) // AE-4.3, AE-4.10
}

/** AE-4.4 Any tile, from the rear on; AE-4.16 free plays may come before. */
export function tileMoves(state: State): Move[] {
  const moves: Move[] = []
  for (const element of state.chain) if (typeof element === 'string') moves.push({ kind: 'takeTile', tile: element })
  addFreePlays(state, moves)
  return moves
}

/** AE-4.9 Whether any of its actions is possible does not matter. */
export function judgeTile(state: State, tile: TileId): Verdict {
  return state.chain.includes(tile) ? legal : refuse('AE-4.4', { tile })
}

export function takeTile(state: State, tile: TileId, fx: Effects<Event>): void {
  takeOutOfChain(state.chain, tile) // AE-4.5
  state.turn.tile = tile
  const actions = actionsOf(tablesOf(state), tile)
  fx.tell({ kind: 'tileTaken', seat: state.actor, tile, actions })
  replace(state, { name: 'actions', left: actions.slice() }) // AE-4.11
}

/** AE-4.12 Waits for the next action to be named; the last one begins by itself unless a free play could come first. */
export function actionOrWait(state: State, step: StepOf<'actions'>, fx: Effects<Event>): boolean {
  const [next] = step.left
  if (next === undefined) returnTile(state, fx)
  else if (differ(step.left) || freePlayIsPossible(state)) return true
  else carryOutAction(state, step, next, fx)
  return false
}

export function actionMoves(state: State, { left }: StepOf<'actions'>): Move[] {
  const moves: Move[] = []
  for (let i = 0; i < left.length; i++) {
    const action = left[i]
    if (action !== undefined && left.indexOf(action) === i) moves.push({ kind: 'chooseAction', action })
  }
  addFreePlays(state, moves)
  return moves
}

/** AE-4.20 Also an impossible action may be named, and is skipped. */
export function judgeAction(left: readonly Action[], action: Action): Verdict {
  return left.includes(action) ? legal : refuse('AE-4.12', { action, left })
}

export function carryOutAction(state: State, { left }: StepOf<'actions'>, action: Action, fx: Effects<Event>): void {
  replace(state, { name: 'actions', left: without(left, action) })
  carryOut(state, action, fx) // AE-4.13
}

/** AE-4.6 All actions are done: the tile goes to the front. */
export function returnTile(state: State, fx: Effects<Event>): void {
  const { tile } = state.turn
  if (tile === null) throw new RangeError('There is no tile in hand.')
  putToFront(state.chain, tile)
  state.turn.tile = null
  fx.tell({ kind: 'tileToFront', tile, from: 'hand' })
  replace(state, { name: 'placing' }) // AE-9.3
}

/** Placing step: a car, free plays, or AE-4.18 the end of the turn. */
export function placingMoves(state: State): Move[] {
  const moves: Move[] = []
  addCarMoves(state, moves)
  addFreePlays(state, moves)
  moves.push({ kind: 'endTurn' })
  return moves
}

export function endTurn(state: State, fx: Effects<Event>): void {
  fx.tell({ kind: 'turnEnded', seat: state.actor })
  sweep(state, fx)
  if (endsActionPhase(state)) endActionPhase(state, fx)
  else beginTurn(state, fx, state.actor)
}

/** AE-4.7 Tiles left at the rear move to the front one by one. */
export function sweep(state: State, fx: Effects<Event>): void {
  for (const tile of sweepTail(state.chain)) fx.tell({ kind: 'tileToFront', tile, from: 'rear' })
}
