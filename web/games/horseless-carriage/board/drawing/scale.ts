/** A square of a factory has the size of the box of a line drawing. */
export const unit = 24

export interface DrawingFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The part of the grid that contains all boxes and a margin of this many squares. */
export function frameOf(boxes: readonly Box[], margin: number): DrawingFrame {
  const left = Math.min(...boxes.map(({ x }) => x)) - margin
  const top = Math.min(...boxes.map(({ y }) => y)) - margin
  const right = Math.max(...boxes.map(({ x, w }) => x + w)) + margin
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h)) + margin
  return { left, top, width: right - left, height: bottom - top }
}

export function viewBoxOf({ left, top, width, height }: DrawingFrame): string {
  return [left, top, width, height].map((value) => value * unit).join(' ')
}

/** One path around many squares. */
export function squaresPath(squares: Iterable<{ readonly x: number; readonly y: number }>, inset = 0): string {
  const side = unit - 2 * inset
  let path = ''
  for (const { x, y } of squares) path += `M${x * unit + inset} ${y * unit + inset}h${side}v${side}h${-side}z`
  return path
}
