import {
  type DealershipSize,
  type Factory,
  type FeedingLine,
  feedingLines,
  type Options,
  type Piece,
  type StationType,
  stationTypes,
  type VehicleType,
  vehicleTypes,
} from '@carriage/horseless-carriage'

/** A vehicle for its brochure: with every station that feeds a mainline of its type. */
export interface BrochureVehicle {
  readonly type: VehicleType
  readonly stations: readonly StationType[]
}

type Brochures = ReadonlyMap<DealershipSize, readonly BrochureVehicle[]>

const known = new WeakMap<Factory, WeakMap<readonly Piece[], Brochures>>()

/**
 * The vehicles of each dealership of a factory with a draft, by its size, of which there is one each. Factory and plan
 * are immutable, so the result is shared by the floor and the cards.
 */
export function vehiclesBySize(factory: Factory, draft: readonly Piece[], options: Options): Brochures {
  const ofFactory = known.get(factory) ?? new WeakMap<readonly Piece[], Brochures>()
  known.set(factory, ofFactory)
  const found = ofFactory.get(draft) ?? foundIn(factory, draft, options)
  ofFactory.set(draft, found)
  return found
}

function foundIn(factory: Factory, draft: readonly Piece[], options: Options): Brochures {
  const pieces = [...factory.pieces, ...draft]
  const found = new Map<DealershipSize, readonly BrochureVehicle[]>()
  for (const [index, lines] of feedingLines(factory, draft, options)) {
    const piece = pieces[index]
    if (piece?.kind === 'dealership') found.set(piece.type, vehiclesOn(lines))
  }
  return found
}

function vehiclesOn(lines: readonly FeedingLine[]): BrochureVehicle[] {
  return vehicleTypes.flatMap((type) => {
    const made = lines.filter((line) => line.type === type)
    if (made.length === 0) return []
    return [{ type, stations: stationTypes.filter((each) => made.some(({ stations }) => stations.includes(each))) }]
  })
}

/** The stations that a vehicle of this type did not have before. */
export function newStations(
  { type, stations }: BrochureVehicle,
  before: readonly BrochureVehicle[],
): readonly StationType[] {
  const had = before.find((vehicle) => vehicle.type === type)?.stations ?? []
  return stations.filter((station) => !had.includes(station))
}
