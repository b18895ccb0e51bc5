import {
  type Dimension,
  dimensions,
  type VehicleType,
  vehicleTypes,
  type WindowSize,
  windowSizes,
} from '../components/index.ts'
import { quarters } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Factory, Piece, Specs } from './piece.ts'
import { type Site, surveyFactory } from './site.ts'

/** What is published about one dealership (HC-6.18). Dealership and mainlines by their index in the factory. */
export interface Brochure {
  readonly dealership: number
  readonly mainlines: readonly number[]
  readonly specs: Specs
  readonly types: readonly VehicleType[]
  readonly window: WindowSize
  readonly open: boolean
}

/** The brochures of a factory, in the order in which its dealerships were placed. */
export function brochures(factory: Factory, minimums: Specs, options: BuildOptions): readonly Brochure[] {
  return brochuresOn(surveyFactory(factory, options), factory.pieces, minimums)
}

/** The same for everything that lies on a site now, a draft included: piece i is block i. */
export function brochuresOn(site: Site, pieces: readonly Piece[], minimums: Specs): readonly Brochure[] {
  const specsOf = specsOn(site, pieces)
  const found: Brochure[] = []
  for (const [dealership, piece] of pieces.entries()) {
    if (piece.kind !== 'dealership') continue
    const around = site.layout.neighboursOf(dealership).sort((a, b) => a - b)
    const mainlines = around.filter((index) => pieces[index]?.kind === 'mainline')
    // HC-6.7, HC-6.8 the weakest of all adjacent mainlines counts
    const specs = each((dimension) => leastOf(mainlines.map((index) => specsOf.get(index)?.[dimension] ?? 0)))
    found.push({
      dealership,
      mainlines,
      specs,
      types: vehicleTypes.filter((type) => mainlines.some((index) => typeOf(pieces, index) === type)), // HC-6.9
      window: windowOf(site, pieces, around),
      open: dimensions.every((dimension) => specs[dimension] >= minimums[dimension]), // HC-6.16
    })
  }
  return found
}

/** HC-6.5 the specs of every mainline, by its index in the factory. */
export function mainlineSpecs(factory: Factory, options: BuildOptions): ReadonlyMap<number, Specs> {
  return specsOn(surveyFactory(factory, options), factory.pieces)
}

function specsOn({ layout }: Site, pieces: readonly Piece[]): ReadonlyMap<number, Specs> {
  const specs = new Map<number, Specs>()
  for (const [index, mainline] of pieces.entries()) {
    if (mainline.kind !== 'mainline') continue
    const groups = quarters.map((side) => layout.stepGroupOf(index, side))
    const counts = each(() => 0)
    // HC-6.6 an indicator is in one step group, and every side of a mainline in another one;
    // HC-5.41 it counts for every mainline whose sides are in its group
    for (const [other, piece] of pieces.entries())
      if (piece.kind === 'indicator' && groups.includes(layout.stepGroupOf(other))) counts[piece.dimension] += 1
    specs.set(index, counts)
  }
  return specs
}

/** HC-6.13 by the number of adjacent marketing departments; HC-6.14 each counts for every dealership that it touches. */
function windowOf({ parts }: Site, pieces: readonly Piece[], around: readonly number[]): WindowSize {
  const marketing = around.filter((index) => typeOf(pieces, index) === 'marketing').length
  const { rows } = parts.components.windows
  return windowSizes.findLast((size) => rows[size].marketing <= marketing) ?? 'S'
}

function typeOf(pieces: readonly Piece[], index: number): string | null {
  const piece = pieces[index]
  return piece && piece.kind !== 'indicator' ? piece.type : null
}

function leastOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.min(...numbers)
}

function each(number: (dimension: Dimension) => number): Record<Dimension, number> {
  return {
    speed: number('speed'),
    range: number('range'),
    design: number('design'),
    reliability: number('reliability'),
    safety: number('safety'),
  }
}
