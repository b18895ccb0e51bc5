import {
  type Components,
  dealershipSizes,
  departments,
  type FloorTile,
  type ManufacturingStep,
  manufacturingSteps,
  type StationType,
  standard,
  stationTypes,
  vehicleTypes,
} from '../components/index.ts'
import {
  type FloorForm,
  type Form,
  floorForm,
  mainlineSide,
  orientationIndex,
  orientations,
  type Size,
  turnSides,
  turnSize,
} from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Piece } from './piece.ts'

/** A piece of a certain type that lies in a certain orientation. */
export interface OrientedPiece extends Form {
  readonly kind: Piece['kind']
  /** What a technology station carries; null for every other piece. */
  readonly station: Station | null
}

export interface Station {
  readonly type: StationType
  readonly step: ManufacturingStep
  readonly sockets: Components['technologyStations']['rows'][StationType]['sockets']
}

/** The component tables, turned into parts by type and orientation. An orientation that is not allowed is not there. */
export interface Parts {
  readonly components: Components
  readonly mainlines: ReadonlyMap<string, readonly OrientedPiece[]>
  readonly dealerships: ReadonlyMap<string, readonly OrientedPiece[]>
  readonly departments: ReadonlyMap<string, readonly OrientedPiece[]>
  readonly stations: ReadonlyMap<string, readonly OrientedPiece[]>
  readonly indicators: ReadonlyMap<string, OrientedPiece>
  readonly indicatorsWithoutContact: ReadonlyMap<string, OrientedPiece>
  readonly floor: Readonly<Record<FloorTile, readonly FloorForm[]>>
}

const prepared = new WeakMap<Components, Parts>()

/** The parts of a game. They are prepared once for each set of components. */
export function partsFor({ components = standard }: BuildOptions): Parts {
  let parts = prepared.get(components)
  if (!parts) {
    parts = prepare(components)
    prepared.set(components, parts)
  }
  return parts
}

/** The part that a piece is, or nothing for a type or an orientation that there is not. */
export function partOf(parts: Parts, piece: Piece, options: BuildOptions): OrientedPiece | undefined {
  switch (piece.kind) {
    case 'mainline':
      return parts.mainlines.get(piece.type)?.[orientationIndex(piece.rot, piece.mirror)]
    case 'dealership':
      return parts.dealerships.get(piece.type)?.[piece.rot]
    case 'department':
      return parts.departments.get(piece.type)?.[piece.rot]
    case 'station':
      return parts.stations.get(piece.type)?.[piece.rot]
    case 'indicator':
      // HC-5.16
      return (options.indicatorAdjacency === 'counts' ? parts.indicators : parts.indicatorsWithoutContact).get(
        piece.step,
      )
    default:
      return undefined
  }
}

function prepare(components: Components): Parts {
  const { mainlines, dealerships, departments: offices, technologyStations, floor } = components
  const [top, right, bottom, left] = mainlines.sides.map(numberOf)
  const sides = [top ?? 0, right ?? 0, bottom ?? 0, left ?? 0] as const
  return {
    components,
    mainlines: new Map(
      vehicleTypes.map((type) => [
        type,
        orientations.map((orientation) => ({
          kind: 'mainline',
          station: null,
          ...turnSize(mainlines.rows[type], orientation),
          sides: turnSides(sides, orientation),
          conductors: 4,
          brings: mainlineSide,
          makesContact: true,
        })),
      ]),
    ),
    dealerships: new Map(dealershipSizes.map((size) => [size, plain('dealership', dealerships.rows[size])])),
    departments: new Map(departments.map((type) => [type, plain('department', offices.rows[type])])),
    stations: new Map(
      stationTypes.map((type, index) => {
        const { step, sockets, w, h } = technologyStations.rows[type]
        const forms = rectangle({ w, h }).map(
          (size): OrientedPiece => ({
            ...size,
            ...conducting(step),
            kind: 'station',
            station: { type, step, sockets },
            brings: 1 << index,
          }),
        )
        return [type, forms]
      }),
    ),
    indicators: new Map(manufacturingSteps.map((step) => [step, indicator(step, true)])),
    indicatorsWithoutContact: new Map(manufacturingSteps.map((step) => [step, indicator(step, false)])),
    floor: {
      main: orientations.map((orientation) => floorForm(floor.rows.main, orientation)),
      expansion: orientations.map((orientation) => floorForm(floor.rows.expansion, orientation)),
    },
  }
}

function plain(kind: 'dealership' | 'department', size: Size): OrientedPiece[] {
  const silent = { sides: [0, 0, 0, 0], conductors: 0, brings: 0, makesContact: true, station: null } as const
  return rectangle(size).map((turned) => ({ kind, ...turned, ...silent }))
}

function indicator(step: ManufacturingStep, makesContact: boolean): OrientedPiece {
  return { kind: 'indicator', station: null, w: 1, h: 1, ...conducting(step), brings: 0, makesContact }
}

/** HC-5.37, HC-5.38 one conductor in all directions. */
function conducting(step: ManufacturingStep) {
  const number = numberOf(step)
  return { sides: [number, number, number, number], conductors: 1, makesContact: true } as const
}

/** Half a turn changes nothing about a rectangle, and a quarter turn nothing about a square: each place has one name. */
function rectangle({ w, h }: Size): Size[] {
  return w === h
    ? [{ w, h }]
    : [
        { w, h },
        { w: h, h: w },
      ]
}

/** Steps as numbers, 0 being none. */
function numberOf(step: ManufacturingStep): number {
  return manufacturingSteps.indexOf(step) + 1
}
