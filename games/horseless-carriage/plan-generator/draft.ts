import type { Chance } from '@carriage/kernel'
import { type CommonTile, type Dimension, dimensions, directions, type StationType } from '../components/index.ts'
import type { AccessLevels, IndicatorPiece, Piece, StationPiece, Supply } from '../factory/index.ts'
import { partOf } from '../factory/parts.ts'
import { type Site, slotOf } from '../factory/site.ts'
import { opposite, type Quarter, quarters, type Rectangle, type Square, stepX, stepY } from '../geometry/index.ts'
import { anyOf } from './any.ts'

/** A plan that grows piece by piece on the site itself, where each piece is laid and checked, or taken back. */
export class PlanDraft {
  readonly pieces: Piece[] = []
  readonly site: Site
  readonly #supply: Partial<Record<CommonTile, number>>
  readonly #access: AccessLevels
  /** The first block of this draft. */
  readonly #built: number

  constructor(site: Site, supply: Supply, access: AccessLevels) {
    this.site = site
    this.#supply = { ...supply }
    this.#access = access
    this.#built = site.layout.blocks.length
  }

  left(tile: CommonTile): number {
    return this.#supply[tile] ?? 0
  }

  /** Restores the site; the draft keeps its list of pieces. */
  clear(): void {
    this.site.layout.takeBack(this.#built)
  }

  /** Removes the last pieces until this number is left. */
  takeBack(pieces: number): void {
    for (const piece of this.pieces.splice(pieces)) {
      const tile = tileOf(piece)
      if (tile !== null) this.#supply[tile] = this.left(tile) + 1
    }
    this.site.layout.takeBack(this.#built + pieces)
  }

  /** Lays a piece if it fits there: on free black squares, joined to a bay, no step group with a type twice. */
  lay(piece: Piece): boolean {
    const { layout, parts, options } = this.site
    const part = partOf(parts, piece, options)
    const tile = tileOf(piece)
    if (!part || (tile !== null && this.left(tile) === 0)) return false
    const { clashes } = layout
    const number = layout.place(part, piece.x, piece.y)
    const block = layout.blocks[number]
    const fits =
      block?.onBlack &&
      !block.overlaps &&
      layout.clashes === clashes && // HC-5.42
      (piece.kind === 'indicator' || layout.isAtBay(number)) && // HC-5.13
      (piece.kind !== 'station' || layout.isAtMainline(number)) // HC-5.33
    if (!fits) {
      layout.takeBack(number)
      return false
    }
    if (tile !== null) this.#supply[tile] = this.left(tile) - 1
    this.pieces.push(piece)
    return true
  }

  /** Everything in the factory and in the draft, by the numbers of its blocks. */
  pieceOf(block: number): Piece | undefined {
    return block < this.#built ? this.site.factory.pieces[block] : this.pieces[block - this.#built]
  }

  get blocks(): number {
    return this.site.layout.blocks.length
  }

  /** The blocks of some sort. */
  blocksOf(sort: (piece: Piece) => boolean): number[] {
    const found: number[] = []
    for (let block = 0; block < this.blocks; block++) {
      const piece = this.pieceOf(block)
      if (piece && sort(piece)) found.push(block)
    }
    return found
  }

  rectangleOf(block: number): Rectangle {
    const { x, y, form } = this.site.layout.blocks[block] ?? nowhere
    return { x, y, w: form.w, h: form.h }
  }

  /** Gives a station an indicator for every dimension that is open to it, or at least for the first that finds a place. */
  indicate(station: number, chance: Chance): number {
    const piece = this.pieceOf(station)
    if (piece?.kind !== 'station') return 0
    let laid = 0
    const start = chance.below(dimensions.length)
    for (let i = 0; i < dimensions.length; i++) {
      const dimension = dimensions[(start + i) % dimensions.length]
      if (!dimension || !this.#hasOpenSocket(station, piece, dimension)) continue
      if (laid > 0 && chance.below(4) === 0) continue // HC-5.49 more than one is optional
      if (this.#layIndicator(station, piece, dimension, chance)) laid += 1
    }
    return laid
  }

  /** Gives a station an indicator of one dimension, at the first of these places where it may lie. */
  indicateAt(station: number, dimension: Dimension, places: Iterable<SquareAround>): boolean {
    const piece = this.pieceOf(station)
    if (piece?.kind !== 'station' || !this.#hasOpenSocket(station, piece, dimension)) return false
    for (const place of places) if (this.#layIndicatorAt(piece, dimension, place)) return true
    return false
  }

  /** HC-5.47, HC-5.48 whether the next socket of this dimension is there and within the access level. */
  #hasOpenSocket(station: number, { type }: StationPiece, dimension: Dimension): boolean {
    const squares = this.site.parts.stations.get(type)?.[0]?.station?.sockets[dimension]
    if (!squares) return false
    const square = squares[this.#indicatorsOn(station, dimension)]
    return square !== undefined && square <= this.#access[dimension]
  }

  #indicatorsOn(station: number, dimension: Dimension): number {
    let count = station < this.#built ? (this.site.indicators[slotOf(station, { dimension })] ?? 0) : 0
    for (const piece of this.pieces)
      if (piece.kind === 'indicator' && piece.dimension === dimension && this.#targetOf(piece) === station) count += 1
    return count
  }

  #targetOf({ x, y, points }: IndicatorPiece): number {
    const direction = directions.indexOf(points)
    return this.site.layout.blockAt(x + (stepX[direction] ?? 0), y + (stepY[direction] ?? 0))
  }

  /** Tries the squares around a station, from any of them on. */
  #layIndicator(station: number, piece: StationPiece, dimension: Dimension, chance: Chance): boolean {
    const rectangle = this.rectangleOf(station)
    const around = 2 * (rectangle.w + rectangle.h)
    const start = chance.below(around)
    for (let i = 0; i < around; i++)
      if (this.#layIndicatorAt(piece, dimension, squareAround(rectangle, (start + i) % around))) return true
    return false
  }

  #layIndicatorAt({ type }: StationPiece, dimension: Dimension, { x, y, side }: SquareAround): boolean {
    const { step } = this.site.parts.components.technologyStations.rows[type]
    return this.lay({ kind: 'indicator', dimension, step, x, y, points: directions[opposite(side)] })
  }

  /** Whether a technology station of this type could get an indicator, of this dimension or of any. */
  isAccessible(type: StationType, dimension?: Dimension): boolean {
    const { sockets } = this.site.parts.components.technologyStations.rows[type]
    const wanted = dimension === undefined ? dimensions : [dimension]
    return wanted.some((each) => (sockets[each]?.[0] ?? lastSquare + 1) <= this.#access[each])
  }

  /** Whether what is connected to this block, which conducts that step, counts for a mainline. */
  feeds(block: number, mainline: number, step: number): boolean {
    const { layout } = this.site
    return (
      layout.stepGroupOf(block, this.#sideOf(block, step)) ===
      layout.stepGroupOf(mainline, this.#sideOf(mainline, step))
    )
  }

  #sideOf(block: number, step: number): Quarter {
    const sides = this.site.layout.blocks[block]?.form.sides
    return quarters.find((side) => sides?.[side] === step) ?? 0
  }

  /** HC-6.5 The specs of a mainline as the draft stands. */
  specsOf(mainline: number): Record<Dimension, number> {
    const { layout } = this.site
    const groups = quarters.map((side) => layout.stepGroupOf(mainline, side))
    const specs = { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }
    for (let block = 0; block < this.blocks; block++) {
      const piece = this.pieceOf(block)
      if (piece?.kind === 'indicator' && groups.includes(layout.stepGroupOf(block))) specs[piece.dimension] += 1
    }
    return specs
  }
}

const lastSquare = 6
const nowhere = { x: 0, y: 0, form: { w: 0, h: 0 } }

/** A square beside a rectangle, and at which of its sides it lies. */
export interface SquareAround extends Square {
  readonly side: Quarter
}

/** The n-th square around a rectangle. */
export function squareAround({ x, y, w, h }: Rectangle, n: number): SquareAround {
  if (n < w) return { x: x + n, y: y - 1, side: 0 }
  if (n < w + h) return { x: x + w, y: y + n - w, side: 1 }
  if (n < w + h + w) return { x: x + n - w - h, y: y + h, side: 2 }
  return { x: x - 1, y: y + n - w - h - w, side: 3 }
}

/** A random place for a rectangle along one side of another, such that they share an edge. */
export function beside(
  { x, y, w, h }: Rectangle,
  side: Quarter,
  size: { readonly w: number; readonly h: number },
  chance: Chance,
): { x: number; y: number } {
  if (side === 0 || side === 2) {
    return { x: x - size.w + 1 + chance.below(w + size.w - 1), y: side === 0 ? y - size.h : y + h }
  }
  return { x: side === 3 ? x - size.w : x + w, y: y - size.h + 1 + chance.below(h + size.h - 1) }
}

export function anySide(chance: Chance): Quarter {
  return anyOf(quarters, chance)
}

/** The kind of a piece in the common supply. */
function tileOf(piece: Piece): CommonTile | null {
  switch (piece.kind) {
    case 'mainline':
    case 'station':
      return piece.type
    case 'department':
      return piece.type === 'marketing' ? null : piece.type
    case 'dealership':
    case 'indicator':
      return null
  }
}
