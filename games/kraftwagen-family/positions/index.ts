export { body, engine, namesOf } from './names.ts'
export { type BuyerText, type PositionWords, type SaidOfSeat, SaidPosition } from './position.ts'
