import { quarters, type Square } from './square.ts'

/** Quarter turns clockwise. */
export type Rot = 0 | 1 | 2 | 3

/** How a tile lies: first turned over left to right if mirrored, then turned by quarters. */
export interface Orientation {
  readonly rot: Rot
  readonly mirror: boolean
}

export interface Size {
  readonly w: number
  readonly h: number
}

/** All eight ways to lay a tile, the four unmirrored ones first. */
export const orientations: readonly Orientation[] = [false, true].flatMap((mirror) =>
  quarters.map((rot) => ({ rot, mirror })),
)

/** The place of an orientation in `orientations`. */
export function orientationIndex(rot: number, mirror: boolean): number {
  return mirror ? rot + 4 : rot
}

export function turnSize({ w, h }: Size, { rot }: Orientation): Size {
  return rot % 2 === 0 ? { w, h } : { w: h, h: w }
}

/**
 * Where a square of an unturned tile comes to lie, counted from the top-left square of the turned tile.
 * It may lie outside the tile, as the squares of a front do.
 */
export function turnSquare(square: Square, size: Size, { rot, mirror }: Orientation): Square {
  let { x, y } = square
  let { w, h } = size
  if (mirror) x = w - 1 - x
  for (let turn = 0; turn < rot; turn++) {
    ;[x, y] = [h - 1 - y, x]
    ;[w, h] = [h, w]
  }
  return { x, y }
}

/** What stands at the top, right, bottom and left of a turned tile, given the same for the unturned one. */
export function turnSides<T>(sides: readonly [T, T, T, T], { rot, mirror }: Orientation): [T, T, T, T] {
  const [top, right, bottom, left] = sides
  const [n, e, s, w] = mirror ? [top, left, bottom, right] : [top, right, bottom, left]
  switch (rot) {
    case 0:
      return [n, e, s, w]
    case 1:
      return [w, n, e, s]
    case 2:
      return [s, w, n, e]
    case 3:
      return [e, s, w, n]
  }
}
