import { floorShape, type LaidFloor, type Plan, shapeOf } from '@carriage/horseless-carriage'
import { type DrawingFrame, frameOf, viewBoxOf } from '../drawing/scale.ts'
import type { Place } from '../editor/places.ts'
import type { EditorSite } from '../editor/site.ts'
import type { FloorSize } from './use-sheet-size.ts'

/** The visible part of the grid: all floor, or one tile of it; with room for an expansion in hand. */
export function sheetFrame(
  { factory, options }: EditorSite,
  expansion: LaidFloor | null,
  places: readonly Place[],
  tile: number | 'all',
  margin = 2,
): DrawingFrame {
  const floor = expansion ? [...factory.floor, expansion] : factory.floor
  const laying = places.some(({ lies }) => 'tile' in lies)
  const one = typeof tile === 'number' && !laying ? floor[tile] : undefined
  if (one) return frameOf([floorShape(one, options)], margin)
  return frameOf([...floor.map((laid) => floorShape(laid, options)), ...(laying ? places : [])], margin)
}

/** The part of the grid that a lesson is about: the line with its stations, and the places for the next piece. */
export function lineFrame({ factory, options }: EditorSite, plan: Plan, places: readonly Place[]): DrawingFrame {
  const shapes = [...factory.pieces, ...plan.pieces]
    .filter(({ kind }) => kind !== 'department')
    .flatMap((piece) => shapeOf(piece, options) ?? [])
  return frameOf([...shapes, ...places], 1)
}

/** Everything built or drafted, with a margin of one square: no more empty floor than that. */
export function builtFrame({ factory, options }: EditorSite, { pieces, expansion }: Plan): DrawingFrame {
  const laid = [...factory.pieces, ...pieces].flatMap((piece) => shapeOf(piece, options) ?? [])
  const floor = frameOf(
    [...factory.floor, ...(expansion ? [expansion] : [])].map((tile) => floorShape(tile, options)),
    0.5,
  )
  if (laid.length === 0) return floor
  const built = frameOf(laid, 1)
  const [left, top] = [Math.max(floor.left, built.left), Math.max(floor.top, built.top)]
  const right = Math.min(floor.left + floor.width, built.left + built.width)
  const bottom = Math.min(floor.top + floor.height, built.top + built.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** A part of the grid with the same size added on every side. */
export function around({ left, top, width, height }: DrawingFrame): DrawingFrame {
  return { left: left - width, top: top - height, width: 3 * width, height: 3 * height }
}

/**
 * How a drawing of one part of the grid is transformed so that a box of this size shows another part; undefined if they
 * are equal.
 */
export function movedInto(
  drawn: DrawingFrame,
  wanted: DrawingFrame,
  { width, height }: FloorSize,
): { readonly transform: string } | undefined {
  if (width === 0 || viewBoxOf(drawn) === viewBoxOf(wanted)) return undefined
  const pixels = Math.min(width / wanted.width, height / wanted.height)
  const scale = pixels / Math.min(width / drawn.width, height / drawn.height)
  const x = (drawn.left + drawn.width / 2 - wanted.left - wanted.width / 2) * pixels
  const y = (drawn.top + drawn.height / 2 - wanted.top - wanted.height / 2) * pixels
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` }
}
