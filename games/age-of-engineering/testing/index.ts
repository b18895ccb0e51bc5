export { playAtRandom } from '@carriage/motorworks/testing'
export { body, type Colour, colourOf, colours, engine, seatOf } from './names.ts'
export { at, type Play, setUp } from './play.ts'
export { type Position, table } from './position.ts'
