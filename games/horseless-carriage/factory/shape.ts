import { type ManufacturingStep, manufacturingSteps } from '../components/index.ts'
import { bay, black, type Rectangle, type Square, strip } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import { partOf, partsFor } from './parts.ts'
import type { LaidFloor, Piece } from './piece.ts'
import { floorOf } from './site.ts'

/** The squares of a piece as it lies, and for a mainline the step of each side, clockwise from the top. */
export interface Shape extends Rectangle {
  readonly sides: readonly [ManufacturingStep, ManufacturingStep, ManufacturingStep, ManufacturingStep] | null
}

/** The shape for drawing a factory; undefined for a piece that this game does not have. */
export function shapeOf(piece: Piece, options: BuildOptions): Shape | undefined {
  const part = partOf(partsFor(options), piece, options)
  if (!part) return undefined
  const [top, right, bottom, left] = part.sides
  const sides = piece.kind === 'mainline' ? ([letter(top), letter(right), letter(bottom), letter(left)] as const) : null
  return { x: piece.x, y: piece.y, w: part.w, h: part.h, sides }
}

function letter(number: number): ManufacturingStep {
  return manufacturingSteps[number - 1] ?? 'A'
}

/** A floor tile as it lies, square by square; `front` is the table that its strip keeps clear (HC-5.60). */
export interface FloorShape extends Rectangle {
  readonly squares: readonly (Square & { readonly is: 'floor' | 'bay' | 'strip' })[]
  readonly front: readonly Square[]
}

export function floorShape(tile: LaidFloor, options: BuildOptions): FloorShape {
  const { w, h, squares, front } = floorOf(partsFor(options), tile)
  const { x, y } = tile
  return {
    x,
    y,
    w,
    h,
    squares: squares.map((square, index) => ({
      x: x + (index % w),
      y: y + Math.floor(index / w),
      is: (square & bay) !== 0 ? 'bay' : (square & strip) !== 0 && (square & black) === 0 ? 'strip' : 'floor',
    })),
    front: front.map((square) => ({ x: x + square.x, y: y + square.y })),
  }
}
