import type { RefereedBox, RefereedOptions } from './box.ts'
import { given, type RefereedFloor } from './pieces.ts'

/* Phase 3: the factory floor. */

/** Top, right, bottom, left. */
export const sides = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export function squareAt(x: number, y: number): string {
  return `${x},${y}`
}

interface FloorSquare {
  readonly x: number
  readonly y: number
  readonly what: string
}

/** The squares of a floor tile, and the table in front of its keep-clear strip and beside it. */
function squaresOfFloor(box: RefereedBox, { tile, x, y, rot, mirror }: RefereedFloor): FloorSquare[] {
  const rows = given(box.floor.rows[tile], tile)
  let width = rows[0]?.length ?? 0
  let height = rows.length
  const own = rows.flatMap((row, at) => row.split('').map((what, column) => ({ x: column, y: at, what })))
  const outside = own
    .filter(({ what }) => what === 'k')
    .flatMap((strip) =>
      sides.map(([dx, dy]) => ({ x: strip.x + dx, y: strip.y + dy, what: dy < 0 ? 'front' : 'beside' })),
    )
    .filter((each) => each.x < 0 || each.y < 0 || each.x >= width || each.y >= height)
  let squares = [...own, ...outside]
  if (mirror) squares = squares.map((square) => ({ ...square, x: width - 1 - square.x }))
  for (let turn = 0; turn < rot; turn++) {
    const across = height
    squares = squares.map((square) => ({ ...square, x: across - 1 - square.y, y: square.x }))
    ;[width, height] = [height, width]
  }
  return squares.map((square) => ({ ...square, x: square.x + x, y: square.y + y }))
}

/** What is printed on each square, and the squares of the table that stay free. */
export interface WholeFloor {
  readonly printed: ReadonlyMap<string, string>
  readonly free: ReadonlySet<string>
}

const looked = new WeakMap<
  readonly RefereedFloor[],
  { readonly options: RefereedOptions; readonly whole: WholeFloor }
>()

/** A list of tiles never changes, so it is looked at once. */
export function wholeFloor(box: RefereedBox, floor: readonly RefereedFloor[], options: RefereedOptions): WholeFloor {
  const known = looked.get(floor)
  if (known?.options === options) return known.whole
  const whole = lookAt(box, floor, options)
  looked.set(floor, { options, whole })
  return whole
}

function lookAt(box: RefereedBox, floor: readonly RefereedFloor[], options: RefereedOptions): WholeFloor {
  const printed = new Map<string, string>()
  const free = new Set<string>()
  for (const { x, y, what } of floor.flatMap((tile) => squaresOfFloor(box, tile))) {
    if (what === 'front' || (what === 'beside' && options.keepClear === 'frontAndSide')) free.add(squareAt(x, y))
    else if (what !== 'beside') printed.set(squareAt(x, y), what)
  }
  return { printed, free }
}

/** Factory floor expansion: beside the factory, on free table, no keep-clear zone blocked. What is wrong, if anything. */
export function wrongWithExpansion(
  box: RefereedBox,
  floor: readonly RefereedFloor[],
  tile: RefereedFloor,
  options: RefereedOptions,
): string | undefined {
  if (tile.tile !== 'expansion') return 'no expansion tile'
  if (tile.mirror && options.mirrorTiles === 'none') return 'turned over'
  const old = wholeFloor(box, floor, options)
  let touches = false
  for (const { x, y, what } of squaresOfFloor(box, tile)) {
    const square = squareAt(x, y)
    if (what === 'front' || what === 'beside') {
      const staysFree = what === 'front' || options.keepClear === 'frontAndSide'
      if (staysFree && old.printed.has(square)) return 'its own keep-clear zone is not free'
      continue
    }
    if (old.printed.has(square)) return 'on the factory'
    if (old.free.has(square)) return 'in front of a keep-clear strip'
    touches ||= sides.some(([dx, dy]) => old.printed.has(squareAt(x + dx, y + dy)))
  }
  return touches ? undefined : 'not beside the factory'
}
