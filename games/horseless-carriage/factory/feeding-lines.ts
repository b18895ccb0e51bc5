import { type StationType, stationTypes, type VehicleType } from '../components/index.ts'
import { quarters } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Factory, Piece } from './piece.ts'
import { surveyFactory } from './site.ts'
import { tryOut } from './trial.ts'

/** A mainline beside a dealership, with the types of the stations that feed it (HC-5.33). */
export interface FeedingLine {
  readonly mainline: number
  readonly type: VehicleType
  /** In the order of the steps. */
  readonly stations: readonly StationType[]
}

/**
 * What feeds each dealership of a factory with a draft in it. Dealerships and mainlines by their place among the pieces of
 * the factory and then of the draft.
 */
export function feedingLines(
  factory: Factory,
  draft: readonly Piece[],
  options: BuildOptions,
): ReadonlyMap<number, readonly FeedingLine[]> {
  const nothing = {} as Parameters<typeof tryOut>[1] & Parameters<typeof tryOut>[2] // tracing asks for neither supply nor access
  const pieces = [...factory.pieces, ...draft]
  return tryOut(surveyFactory(factory, options), nothing, nothing, { pieces: draft, expansion: null }, ({ site }) => {
    const { layout } = site
    const found = new Map<number, readonly FeedingLine[]>()
    for (const [dealership, { kind }] of pieces.entries()) {
      if (kind !== 'dealership') continue
      const beside = layout.neighboursOf(dealership).sort((a, b) => a - b)
      found.set(
        dealership,
        beside.flatMap((mainline) => {
          const piece = pieces[mainline]
          if (piece?.kind !== 'mainline') return []
          const groups = quarters.map((side) => layout.stepGroupOf(mainline, side))
          const fed = pieces.flatMap((other, index) =>
            other.kind === 'station' && groups.includes(layout.stepGroupOf(index)) ? [other.type] : [],
          )
          return [{ mainline, type: piece.type, stations: stationTypes.filter((type) => fed.includes(type)) }]
        }),
      )
    }
    return found
  })
}
