import type {
  CommonTile,
  DealershipSize,
  Department,
  Dimension,
  Direction,
  FloorTile,
  ManufacturingStep,
  StationType,
  VehicleType,
} from '../components/vocabulary.ts'
import type { Rot } from '../geometry/index.ts'

/**
 * What lies in a factory, as it is stored and sent: plain JSON. A place is the top-left square of a piece after turning,
 * x to the right and y down. Pieces are named by their index in the factory or in the plan: nothing ever leaves (HC-5.3).
 */

interface Place {
  readonly x: number
  readonly y: number
}

export interface MainlinePiece extends Place {
  readonly kind: 'mainline'
  readonly type: VehicleType
  readonly rot: Rot
  readonly mirror: boolean
}

export interface DealershipPiece extends Place {
  readonly kind: 'dealership'
  readonly type: DealershipSize
  readonly rot: Rot
}

export interface DepartmentPiece extends Place {
  readonly kind: 'department'
  readonly type: Department
  readonly rot: Rot
}

/** A technology station. */
export interface StationPiece extends Place {
  readonly kind: 'station'
  readonly type: StationType
  readonly rot: Rot
}

/** HC-1.24 A spec indicator; it belongs to the technology station on the next square in the direction it points. */
export interface IndicatorPiece extends Place {
  readonly kind: 'indicator'
  readonly dimension: Dimension
  readonly step: ManufacturingStep
  readonly points: Direction
}

export type Piece = MainlinePiece | DealershipPiece | DepartmentPiece | StationPiece | IndicatorPiece

/** A piece without a place and a rotation. */
export type UnplacedPiece =
  | { readonly kind: 'mainline'; readonly type: VehicleType }
  | { readonly kind: 'dealership'; readonly type: DealershipSize }
  | { readonly kind: 'department'; readonly type: Department }
  | { readonly kind: 'station'; readonly type: StationType }
  | { readonly kind: 'indicator'; readonly dimension: Dimension; readonly step: ManufacturingStep }

/** A floor tile as it lies: the main tile or an expansion. */
export interface LaidFloor extends Place {
  readonly tile: FloorTile
  readonly rot: Rot
  readonly mirror: boolean
}

/** All floor of one player, and everything on it in the order in which it was placed. */
export interface Factory {
  floor: LaidFloor[]
  pieces: Piece[]
}

/** Everything that one player adds to the factory in one year. The order of its pieces has no meaning for legality. */
export interface Plan {
  readonly pieces: readonly Piece[]
  readonly expansion: LaidFloor | null
}

/** How many tiles of each kind lie in the common supply. */
export type Supply = Readonly<Record<CommonTile, number>>

/** For each track the highest square that a player may build from this year (HC-5.23). */
export type AccessLevels = Readonly<Record<Dimension, number>>

/** A number for each dimension. */
export type Specs = Readonly<Record<Dimension, number>>

/** HC-2.11 the main floor tile lies as it is drawn, with its top-left square at (0,0). */
export function freshFactory(): Factory {
  return { floor: [{ tile: 'main', x: 0, y: 0, rot: 0, mirror: false }], pieces: [] }
}
