import { type Orientation, type Size, turnSize, turnSquare } from './orientation.ts'
import { neighbour, quarters, type Square } from './square.ts'

/** What a square can be. A square of the table can be several things at once, and so can a black one. */
export const black = 1
export const bay = 2
export const strip = 4
export const floor = black | bay | strip
/** HC-5.59 beyond the edge on which a keep-clear strip lies. */
export const front = 8
/** HC-5.61 outside a floor tile, at the edge of its strip. */
export const besideStrip = 16
/** Shares an edge with a loading bay, or with a keep-clear strip. */
export const byBay = 32
export const byStrip = 64

/** A floor tile as it lies turned; all squares are counted from its top-left one. */
export interface FloorForm extends Size {
  /** Black, bay or strip, row by row. */
  readonly squares: readonly number[]
  readonly front: readonly Square[]
  /** Squares outside the tile that share an edge with its strip, those of the front among them. */
  readonly besideStrip: readonly Square[]
}

/** A floor tile drawn row by row: `.` black, `#` bay, `k` strip. Its front is the row above its strip. */
export function floorForm(rows: readonly string[], orientation: Orientation): FloorForm {
  const size = { w: rows[0]?.length ?? 0, h: rows.length }
  const { w, h } = turnSize(size, orientation)
  const squares = Array.from({ length: w * h }, () => black)
  const strips: Square[] = []
  const fronts: Square[] = []
  for (const [y, row] of rows.entries())
    for (const [x, sign] of row.split('').entries()) {
      const at = turnSquare({ x, y }, size, orientation)
      squares[at.y * w + at.x] = sign === '#' ? bay : sign === 'k' ? strip : black
      if (sign !== 'k') continue
      strips.push(at)
      fronts.push(turnSquare({ x, y: y - 1 }, size, orientation))
    }
  const beside = strips
    .flatMap((square) => quarters.map((direction) => neighbour(square, direction)))
    .filter(({ x, y }) => x < 0 || y < 0 || x >= w || y >= h)
  return { w, h, squares, front: fronts, besideStrip: beside }
}

/** A floor tile on the grid. */
export interface Laid {
  readonly form: FloorForm
  readonly x: number
  readonly y: number
}

/** A part of the grid that holds all floor and one more square on every side. Outside there is only table. */
export interface Ground {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** What every square is, row by row. */
  readonly squares: Uint8Array
}

export function groundOf(tiles: readonly Laid[]): Ground {
  const left = Math.min(...tiles.map(({ x }) => x)) - 1
  const top = Math.min(...tiles.map(({ y }) => y)) - 1
  const width = Math.max(...tiles.map(({ x, form }) => x + form.w)) + 1 - left
  const height = Math.max(...tiles.map(({ y, form }) => y + form.h)) + 1 - top
  const squares = new Uint8Array(width * height)
  const ground = { left, top, width, height, squares }
  for (const { form, x, y } of tiles) {
    let square = 0
    for (let row = 0; row < form.h; row++)
      for (let column = 0; column < form.w; column++) add(x + column, y + row, form.squares[square++] ?? 0)
    for (const at of form.front) add(x + at.x, y + at.y, front)
    for (const at of form.besideStrip) add(x + at.x, y + at.y, besideStrip)
  }
  for (let index = 0; index < squares.length; index++) {
    const flag = ((squares[index] ?? 0) & bay) !== 0 ? byBay : ((squares[index] ?? 0) & strip) !== 0 ? byStrip : 0
    // Floor never lies at the border of this part of the grid, so all four neighbours are in it.
    if (flag !== 0)
      for (const at of [index - width, index + 1, index + width, index - 1]) squares[at] = (squares[at] ?? 0) | flag
  }
  return ground

  function add(x: number, y: number, flag: number): void {
    const index = (y - top) * width + (x - left)
    squares[index] = (squares[index] ?? 0) | flag
  }
}

/** What a square is; 0 is table. */
export function squareAt(ground: Ground, x: number, y: number): number {
  const column = x - ground.left
  const row = y - ground.top
  if (column < 0 || row < 0 || column >= ground.width || row >= ground.height) return 0
  return ground.squares[row * ground.width + column] ?? 0
}
