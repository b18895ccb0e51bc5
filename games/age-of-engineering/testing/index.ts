export { playAtRandom } from '@carriage/kraftwagen-family/testing'
export { body, type Colour, colourOf, colours, engine, seatOf } from '../positions/names.ts'
export { type Position, table } from '../positions/position.ts'
export { at, type Play, setUp } from './play.ts'
