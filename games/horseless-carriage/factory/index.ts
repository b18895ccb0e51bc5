export { accessLevels } from './access.ts'
export { type Belt, belts, type Feed, type Joint } from './belts.ts'
export { type Brochure, brochures, brochuresOn, mainlineSpecs } from './brochures.ts'
export { build } from './build.ts'
export { checkPiece, type PieceVerdict } from './check-piece.ts'
export { checkPlan, checkPlanOn, checkSetUp, reviewPlan } from './check-plan.ts'
export { checkSupply, commonTilesOf } from './checks/tiles.ts'
export { drawFactory } from './drawing.ts'
export { placesForExpansion } from './expansions.ts'
export { type FeedingLine, feedingLines } from './feeding-lines.ts'
export { isPlan } from './is-plan.ts'
export { type OpenPlace, openPlaces } from './open-places.ts'
export type { BuildOptions } from './options.ts'
export type { OrientedPiece } from './parts.ts'
export {
  type AccessLevels,
  type DealershipPiece,
  type DepartmentPiece,
  type Factory,
  freshFactory,
  type IndicatorPiece,
  type LaidFloor,
  type MainlinePiece,
  type Piece,
  type Plan,
  type Specs,
  type StationPiece,
  type Supply,
  type UnplacedPiece,
} from './piece.ts'
export { placesFor } from './places.ts'
export { type CheckId, type Entries, type PlanProblem, type PlanVerdict, refusalOf } from './problem.ts'
export { pieceSchema, planSchema } from './schema.ts'
export { type FloorShape, floorShape, type Shape, shapeOf } from './shape.ts'
export { expansionsLeft, floorOf, type Site, surveyFactory } from './site.ts'
export { type StationRoom, type StationSocket, stationRooms } from './sockets.ts'
export { type WalledSide, walledSides } from './walled-sides.ts'
