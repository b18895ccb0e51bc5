import {
  type Dimension,
  dealershipSizes,
  departments,
  directions,
  standard,
  stationTypes,
  vehicleTypes,
} from '../components/index.ts'
import { arrows, dealershipSign, departmentSigns, stationSigns } from '../factory/drawing.ts'
import { drawFactory, type Factory, freshFactory, type LaidFloor, type Piece } from '../factory/index.ts'
import { orientations, type Size, stepX, stepY, turnSides, turnSize } from '../geometry/index.ts'
import { standardOptions } from '../options.ts'

/** What a drawing cannot show. */
export interface Legend {
  /** The floor tiles; if nothing is said, only the main tile lies there, at (0,0). */
  readonly floor?: readonly LaidFloor[]
  /** The dimension of an indicator at "x,y"; if nothing is said, the next socket of its station in the tables. */
  readonly indicators?: Readonly<Record<string, Dimension>>
}

/**
 * A factory from a drawing like those of `drawFactory`, its pieces in reading order. The top-left letter is the
 * top-left square of the floor. Dealerships that touch each other look alike, nor can equal departments
 * that lie side by side and were not placed in reading order; everything else has one reading.
 *
 *     factoryFrom(`
 *     kkkkk.......
 *     #####+C+SSSS
 *     #####AmDSSSS   …
 *     `)
 */
export function factoryFrom(drawing: string, legend: Legend = {}): Factory {
  const floor = legend.floor?.slice() ?? freshFactory().floor
  const rows = trimmed(drawing)
  const left = Math.min(...floor.map(({ x }) => x))
  const top = Math.min(...floor.map(({ y }) => y))
  const taken = new Set<string>()
  const pieces: Piece[] = []
  const arrowsFound: { readonly x: number; readonly y: number; readonly sign: string }[] = []
  for (const [y, row] of rows.entries())
    for (const [x, sign] of row.split('').entries()) {
      if (' .#k'.includes(sign) || taken.has(`${x},${y}`)) continue
      if (Object.values<string>(arrows).includes(sign)) arrowsFound.push({ x, y, sign })
      else pieces.push(read(x, y, sign))
    }
  for (const arrow of arrowsFound) pieces.push(readArrow(arrow.x, arrow.y, arrow.sign))
  const factory = { floor, pieces }
  const drawn = drawFactory(factory, standardOptions)
  if (drawn !== rows.join('\n')) throw new Error(`This is drawn otherwise:\n${drawn}`)
  return factory

  function read(x: number, y: number, sign: string): Piece {
    const place = { x: x + left, y: y + top }
    if (sign === '+') return { ...readFrame(x, y), ...place }
    const type = stationTypes.find((station) => stationSigns[station] === sign)
    if (type)
      return { kind: 'station', type, ...place, rot: readRectangle(x, y, standard.technologyStations.rows[type]) }
    const department = departments.find((each) => departmentSigns[each] === sign)
    if (department)
      return {
        kind: 'department',
        type: department,
        ...place,
        rot: readRectangle(x, y, standard.departments.rows[department]),
      }
    if (sign !== dealershipSign) throw new Error(`What is "${sign}" at ${x},${y}?`)
    // The largest one that fits; they are named from the largest down.
    const size = dealershipSizes.find((each) => rotOf(x, y, standard.dealerships.rows[each]) !== -1)
    if (!size) throw new Error(`No dealership fits at ${x},${y}.`)
    return { kind: 'dealership', type: size, ...place, rot: readRectangle(x, y, standard.dealerships.rows[size]) }
  }

  function readRectangle(x: number, y: number, { w, h }: Size): 0 | 1 {
    const rot = rotOf(x, y, { w, h })
    if (rot === -1) throw new Error(`"${rows[y]![x]}" at ${x},${y} has no size that there is.`)
    take(x, y, rot === 0 ? { w, h } : { w: h, h: w })
    return rot
  }

  function rotOf(x: number, y: number, { w, h }: Size): 0 | 1 | -1 {
    if (isAll(x, y, { w, h })) return 0
    return isAll(x, y, { w: h, h: w }) ? 1 : -1
  }

  function isAll(x: number, y: number, { w, h }: Size): boolean {
    const sign = rows[y]![x]
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++)
        if (rows[row]?.[column] !== sign || taken.has(`${column},${row}`)) return false
    return true
  }

  function take(x: number, y: number, { w, h }: Size): void {
    for (let row = y; row < y + h; row++) for (let column = x; column < x + w; column++) taken.add(`${column},${row}`)
  }

  function readFrame(x: number, y: number) {
    const w = rows[y]!.indexOf('+', x + 1) - x + 1
    let h = 2
    while (rows[y + h - 1]?.[x] !== '+') if (++h > rows.length) throw new Error(`The frame at ${x},${y} is open.`)
    const letters = [rows[y]![x + 1], rows[y + 1]![x + w - 1], rows[y + h - 1]![x + 1], rows[y + 1]![x]].join('')
    const base = standard.mainlines.sides as readonly [string, string, string, string]
    for (const type of vehicleTypes)
      for (const orientation of orientations) {
        const size = turnSize(standard.mainlines.rows[type], orientation)
        if (size.w !== w || size.h !== h || turnSides(base, orientation).join('') !== letters) continue
        take(x, y, size)
        return { kind: 'mainline', type, ...orientation } as const
      }
    throw new Error(`No mainline looks like the frame at ${x},${y}.`)
  }

  function readArrow(x: number, y: number, sign: string): Piece {
    const points = directions.find((direction) => arrows[direction] === sign)!
    const quarter = directions.indexOf(points)
    const target = { x: x + left + stepX[quarter]!, y: y + top + stepY[quarter]! }
    const station = pieces.find((piece) => piece.kind === 'station' && covers(piece, target.x, target.y))
    if (station?.kind !== 'station') throw new Error(`The arrow at ${x},${y} points at no station.`)
    const { step, sockets } = standard.technologyStations.rows[station.type]
    const there = pieces.filter((piece) => piece.kind === 'indicator' && pointsAt(piece, station))
    const free = Object.entries(sockets).flatMap(([dimension, squares]) => squares.map(() => dimension as Dimension))
    for (const piece of there) if (piece.kind === 'indicator') free.splice(free.indexOf(piece.dimension), 1)
    const place = { x: x + left, y: y + top }
    const dimension = legend.indicators?.[`${place.x},${place.y}`] ?? free[0]
    if (!dimension) throw new Error(`The ${station.type} has no socket for the arrow at ${x},${y}.`)
    return { kind: 'indicator', dimension, step, ...place, points }
  }

  function pointsAt(indicator: Piece, station: Piece): boolean {
    if (indicator.kind !== 'indicator') return false
    const quarter = directions.indexOf(indicator.points)
    return covers(station, indicator.x + stepX[quarter]!, indicator.y + stepY[quarter]!)
  }
}

function covers(piece: Piece, x: number, y: number): boolean {
  if (piece.kind !== 'station') return false
  const { w, h } = turnSize(standard.technologyStations.rows[piece.type], { rot: piece.rot, mirror: false })
  return x >= piece.x && y >= piece.y && x < piece.x + w && y < piece.y + h
}

/** The lines of a drawing without what indents them all, and without empty lines around them. */
function trimmed(drawing: string): string[] {
  const lines = drawing.split('\n').map((line) => line.trimEnd())
  while (lines[0] === '') lines.shift()
  while (lines.at(-1) === '') lines.pop()
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent))
}
