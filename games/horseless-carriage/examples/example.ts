import { type Example, secret } from '@carriage/kernel'
import type { DealershipSize, Dimension } from '../components/index.ts'
import type { LaidFloor, Piece } from '../factory/index.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

export type CarriageExample = Example<State, Move>

/** A plan of Red. */
export function builds(pieces: readonly Piece[], expansion: LaidFloor | null): Move {
  return { kind: 'submitPlan', plan: secret({ pieces, expansion }, [0]) }
}
export function researches(track: Dimension, owner: 0 | 1 | 2 | 3 | 4 = 0): Move {
  return { kind: 'research', track, owner }
}
export function places(
  dealership: DealershipSize,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
): Move {
  return { kind: 'placeWindow', dealership, window: { x, y, w, h } }
}
export function sellsTo(x: number, y: number): Move {
  return { kind: 'sellTo', niche: { x, y } }
}
