import type { LaidFloor, Piece, UnplacedPiece } from '@carriage/horseless-carriage'

type Rot = LaidFloor['rot']

/** The piece in hand, and its rotation. It is turned automatically where it only fits turned. */
export type Hand = Held | HeldFloor

export interface Held extends Grip {
  readonly piece: UnplacedPiece
}

export interface HeldFloor extends Grip {
  readonly piece: 'expansion'
}

interface Grip {
  readonly rot: Rot
  readonly mirror: boolean
  /** The player turned it by hand. */
  readonly steered: boolean
}

export function take(piece: Hand['piece']): Hand {
  const grip = { rot: 0, mirror: false, steered: false } as const
  return piece === 'expansion' ? { piece, ...grip } : { piece, ...grip }
}

/** A quarter turn clockwise. */
export function turn(hand: Hand): Hand {
  return { ...hand, rot: quarter(hand.rot + 1), steered: true }
}

export function flip(hand: Hand): Hand {
  return { ...hand, mirror: !hand.mirror, steered: true }
}

function quarter(turns: number): Rot {
  const rots: readonly Rot[] = [0, 1, 2, 3]
  return rots[turns % 4] ?? 0
}

/** A piece from the floor in hand. */
export function lifted(piece: Piece): Held {
  const grip = {
    rot: 'rot' in piece ? piece.rot : 0,
    mirror: 'mirror' in piece && piece.mirror,
    steered: true,
  } as const
  return { piece: unplaced(piece), ...grip }
}

function unplaced(piece: Piece): UnplacedPiece {
  switch (piece.kind) {
    case 'mainline':
      return { kind: piece.kind, type: piece.type }
    case 'dealership':
      return { kind: piece.kind, type: piece.type }
    case 'department':
      return { kind: piece.kind, type: piece.type }
    case 'station':
      return { kind: piece.kind, type: piece.type }
    case 'indicator':
      return { kind: piece.kind, dimension: piece.dimension, step: piece.step }
  }
}
