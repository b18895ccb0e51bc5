import type { Size } from './orientation.ts'
import type { Square } from './square.ts'

/** A rectangle of squares, by its top-left one. */
export interface Rectangle extends Square, Size {}

/** Row by row. */
export function squaresIn({ x, y, w, h }: Rectangle): Square[] {
  return Array.from({ length: w * h }, (_, index) => ({ x: x + (index % w), y: y + Math.floor(index / w) }))
}

/** HC-5.4 the squares outside that share a whole edge with one inside: those at the corners do not. */
export function squaresAround({ x, y, w, h }: Rectangle): Square[] {
  return [
    ...squaresIn({ x, y: y - 1, w, h: 1 }),
    ...squaresIn({ x: x + w, y, w: 1, h }),
    ...squaresIn({ x, y: y + h, w, h: 1 }),
    ...squaresIn({ x: x - 1, y, w: 1, h }),
  ]
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return Math.max(a.x, b.x) < Math.min(a.x + a.w, b.x + b.w) && Math.max(a.y, b.y) < Math.min(a.y + a.h, b.y + b.h)
}
