/** A square of the factory grid: x to the right, y down, without bounds. */
export interface Square {
  readonly x: number
  readonly y: number
}

/** The four directions as numbers, clockwise from the top as in `directions`: N, E, S, W. */
export const quarters = [0, 1, 2, 3] as const
export type Quarter = (typeof quarters)[number]

export const stepX = [0, 1, 0, -1] as const
export const stepY = [-1, 0, 1, 0] as const

/** The next square in a direction. */
export function neighbour(square: Square, direction: Quarter): Square {
  return { x: square.x + stepX[direction], y: square.y + stepY[direction] }
}

export function opposite(direction: Quarter): Quarter {
  // Two quarter turns: 0 and 2 change places, and so do 1 and 3.
  return direction === 0 ? 2 : direction === 1 ? 3 : direction === 2 ? 0 : 1
}
