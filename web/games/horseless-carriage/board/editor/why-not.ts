import {
  checkPiece,
  type DepartmentPiece,
  floorShape,
  type LaidFloor,
  type Piece,
  type Plan,
  type PlanProblem,
  reviewPlan,
  shapeOf,
} from '@carriage/horseless-carriage'
import { gripped } from './aim.ts'
import type { Hand } from './hand.ts'
import type { GridSquare } from './places.ts'
import type { EditorSite } from './site.ts'

/** The piece in hand over a square, legal or not, and what forbids it. */
export interface Attempt extends GridSquare {
  readonly w: number
  readonly h: number
  readonly lies: Piece | LaidFloor
  readonly problem: PlanProblem | undefined
}

export function attemptAt(site: EditorSite, plan: Plan, hand: Hand, square: GridSquare): Attempt | undefined {
  const { factory, supply, access, options } = site
  if (hand.piece === 'expansion') {
    const { rot, mirror } = hand
    const { w, h } = floorShape({ tile: 'expansion', x: 0, y: 0, rot, mirror }, options)
    const lies: LaidFloor = { tile: 'expansion', ...gripped({ w, h }, square), rot, mirror }
    const problems = reviewPlan(factory, supply, access, { pieces: [], expansion: lies }, options)
    return { lies, x: lies.x, y: lies.y, w, h, problem: problems.find(({ entries }) => entries.expansion) }
  }
  const held = laidAt(hand, { x: 0, y: 0 })
  const shape = held && shapeOf(held, options)
  if (!shape) return undefined
  const at = gripped(shape, square)
  const lies = laidAt(hand, at)
  if (!lies) return undefined
  const { problem } = checkPiece(factory, supply, access, plan.pieces, lies, options)
  return { lies, ...at, w: shape.w, h: shape.h, problem: problem ?? undefined }
}

/** The piece at a place in its current rotation. A plain rectangle has only two. */
function laidAt({ piece, rot, mirror }: Hand, at: GridSquare): Piece | undefined {
  if (piece === 'expansion') return undefined
  const flat: DepartmentPiece['rot'] = rot % 2 === 0 ? 0 : 1
  switch (piece.kind) {
    case 'mainline':
      return { ...piece, ...at, rot, mirror }
    case 'dealership':
      return { ...piece, ...at, rot: flat }
    case 'department':
      return { ...piece, ...at, rot: flat }
    case 'station':
      return { ...piece, ...at, rot: flat }
    case 'indicator':
      return { ...piece, ...at, points: (['N', 'E', 'S', 'W'] as const)[rot] }
  }
}
