import type { Example } from '@carriage/kernel'
import type { Action } from '../components/index.ts'
import type { Move } from '../moves.ts'
import { type Position, table } from '../positions/position.ts'
import type { State } from '../state.ts'

export type EngineeringExample = Example<State, Move>

export const endTurn: Move = { kind: 'endTurn' }

export function does(action: Action): Move {
  return { kind: 'chooseAction', action }
}

/** A lazily created position: each use builds a new one. */
export function position(build: (position: Position) => Position, seats: 2 | 4 = 4): () => State {
  return () => build(table({ seats })).state()
}

/** The last turn of a round: ending it begins the scoring. */
export function lastTurn(build: (position: Position) => Position, seats: 2 | 4 = 4): () => State {
  return position((start) => build(start).marketMarker(4).placing(), seats)
}
