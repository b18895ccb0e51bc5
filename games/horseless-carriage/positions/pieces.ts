import type {
  DealershipSize,
  Department,
  Dimension,
  Direction,
  ManufacturingStep,
  StationType,
  VehicleType,
} from '../components/index.ts'
import type { Factory, LaidFloor, Piece } from '../factory/index.ts'
import type { Rot } from '../geometry/index.ts'

/** Pieces in one line each: what it is, where it lies, how it is turned. */

export const mainline = (type: VehicleType, x: number, y: number, rot: Rot = 0, mirror = false): Piece => ({
  kind: 'mainline',
  type,
  x,
  y,
  rot,
  mirror,
})
export const dealership = (type: DealershipSize, x: number, y: number, rot: Rot = 0): Piece => ({
  kind: 'dealership',
  type,
  x,
  y,
  rot,
})
export const department = (type: Department, x: number, y: number, rot: Rot = 0): Piece => ({
  kind: 'department',
  type,
  x,
  y,
  rot,
})
export const station = (type: StationType, x: number, y: number, rot: Rot = 0): Piece => ({
  kind: 'station',
  type,
  x,
  y,
  rot,
})
export const indicator = (
  dimension: Dimension,
  step: ManufacturingStep,
  x: number,
  y: number,
  points: Direction,
): Piece => ({
  kind: 'indicator',
  dimension,
  step,
  x,
  y,
  points,
})
export const expansion = (x: number, y: number, rot: Rot = 0, mirror = false): LaidFloor => ({
  tile: 'expansion',
  x,
  y,
  rot,
  mirror,
})

/** Some pieces of a factory taken out, as if they had never been built. */
export function without(factory: Factory, isGone: (piece: Piece) => boolean): Factory {
  return { floor: factory.floor, pieces: factory.pieces.filter((piece) => !isGone(piece)) }
}
