export {
  bay,
  besideStrip,
  black,
  byBay,
  byStrip,
  type FloorForm,
  floor,
  floorForm,
  front,
  groundOf,
  squareAt,
  strip,
} from './ground.ts'
export { type Block, type Form, Layout, mainlineSide } from './layout.ts'
export {
  orientationIndex,
  orientations,
  type Rot,
  type Size,
  turnSides,
  turnSize,
  turnSquare,
} from './orientation.ts'
export { overlap, type Rectangle, squaresAround, squaresIn } from './rectangle.ts'
export { opposite, type Quarter, quarters, type Square, stepX, stepY } from './square.ts'
export { Tally } from './tally.ts'
