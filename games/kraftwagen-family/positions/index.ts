export { body, engine, namesOf } from './names.ts'
export {
  type BuyerText,
  type GivenSeat,
  PositionBuilder,
  type PositionWords,
} from './position.ts'
