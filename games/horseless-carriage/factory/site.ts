import { type DealershipSize, dimensions, directions } from '../components/index.ts'
import {
  besideStrip,
  byBay,
  byStrip,
  type FloorForm,
  floor,
  front,
  groundOf,
  Layout,
  orientationIndex,
  stepX,
  stepY,
  Tally,
} from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import { type OrientedPiece, type Parts, partOf, partsFor } from './parts.ts'
import type { Factory, IndicatorPiece, LaidFloor, Piece } from './piece.ts'

/** A factory surveyed for building: everything on its ground, with its groups. Piece i is block i of the layout. */
export interface Site {
  readonly factory: Factory
  readonly options: BuildOptions
  readonly parts: Parts
  /** A plan is tried out on it and taken back again; between two questions it holds what is built. */
  readonly layout: Layout<OrientedPiece>
  /** How many indicators point at a built station, by piece and dimension: see `slotOf`. */
  readonly indicators: readonly number[]
  /** HC-5.11 the dealerships and marketing departments that are built. */
  readonly dealerships: ReadonlySet<DealershipSize>
  readonly marketing: number
  /** HC-2.12 the floor expansions that are not laid yet. */
  readonly expansionsLeft: number
  /** Counts squares of floor. */
  readonly floor: Tally
  /** Counts squares of the table on which no floor may be laid (HC-5.60, HC-5.61). */
  readonly clearSquares: Tally
}

const surveyed = new WeakMap<Factory, Site>()

/** Surveys a factory for many questions. A frozen one never changes, so it is surveyed once. */
export function surveyFactory(factory: Factory, options: BuildOptions): Site {
  const known = surveyed.get(factory)
  if (known && known.options === options) return known
  const site = surveyUncached(factory, options)
  if (Object.isFrozen(factory) && Object.isFrozen(factory.floor) && Object.isFrozen(factory.pieces))
    surveyed.set(factory, site)
  return site
}

function surveyUncached(factory: Factory, options: BuildOptions): Site {
  const parts = partsFor(options)
  const ground = groundOf(factory.floor.map((tile) => ({ form: floorOf(parts, tile), x: tile.x, y: tile.y })))
  const layout = new Layout<OrientedPiece>(ground, options.bayContact === 'bay' ? byBay : byBay | byStrip) // HC-5.15
  for (const piece of factory.pieces) layout.place(builtPart(parts, piece, options), piece.x, piece.y)
  const indicators = factory.pieces.flatMap(() => dimensions.map(() => 0))
  for (const piece of factory.pieces) {
    if (piece.kind !== 'indicator') continue
    const target = targetOf(layout, piece)
    if (target === -1) throw new RangeError('A built indicator points at no station.')
    const slot = slotOf(target, piece)
    indicators[slot] = (indicators[slot] ?? 0) + 1
  }
  return {
    factory,
    options,
    parts,
    layout,
    indicators,
    dealerships: new Set(factory.pieces.flatMap((piece) => (piece.kind === 'dealership' ? [piece.type] : []))),
    marketing: factory.pieces.filter((piece) => piece.kind === 'department' && piece.type === 'marketing').length,
    expansionsLeft: expansionsLeft(factory, options),
    floor: new Tally(ground, floor),
    clearSquares: new Tally(ground, options.keepClear === 'front' ? front : front | besideStrip), // HC-5.61
  }
}

/** HC-2.12 the floor expansions that a player has not laid yet. */
export function expansionsLeft({ floor }: Factory, options: BuildOptions): number {
  const { expansionsPerPlayer } = partsFor(options).components.floor
  return expansionsPerPlayer - floor.filter(({ tile }) => tile === 'expansion').length
}

/** Where the indicators of one dimension on one station are counted. */
export function slotOf(station: number, { dimension }: Pick<IndicatorPiece, 'dimension'>): number {
  return station * dimensions.length + dimensions.indexOf(dimension)
}

/** HC-5.45, HC-5.50 the block of the technology station that an indicator points at, or -1. */
export function targetOf(layout: Layout<OrientedPiece>, { x, y, points }: IndicatorPiece): number {
  const direction = directions.indexOf(points)
  const block = layout.blockAt(x + (stepX[direction] ?? 0), y + (stepY[direction] ?? 0))
  return layout.blocks[block]?.form.station ? block : -1
}

export function floorOf(parts: Parts, tile: LaidFloor): FloorForm {
  const form = parts.floor[tile.tile][orientationIndex(tile.rot, tile.mirror)]
  if (!form) throw new RangeError(`A floor tile cannot be turned ${tile.rot} times.`)
  return form
}

function builtPart(parts: Parts, piece: Piece, options: BuildOptions): OrientedPiece {
  const part = partOf(parts, piece, options)
  if (!part) throw new RangeError(`There is no such ${piece.kind}.`)
  return part
}
