export {
  addStackMoney,
  type Buyers,
  bringIntoPlay,
  collectStackMoney,
  isActive,
  type PerPreference,
  type Preference,
  preferences,
  preferencesOnOffer,
  returnBuyers,
} from './buyers.ts'
export {
  type Chain,
  putToFront,
  type RivalTurns,
  seatAtTail,
  sweepTail,
  takeTile,
  turnsBefore,
  type Wait,
  waitAfter,
} from './chain.ts'
export { type Drive, drive, freeSpaceFrom, pitLane, type RaceCar } from './circuit.ts'
export { type Choice, choose, type Offer } from './market.ts'
export { type AvailablePrices, givePriceBack, takePrice } from './prices.ts'
export { moneyForLaps, type Placing, rank } from './race.ts'
export {
  differentParts,
  findPart,
  hasEmptyWorkshop,
  type Part,
  type PartKind,
  putIntoWorkshop,
  takeOutOfWorkshop,
  valuesOf,
  type Workshop,
} from './workshops.ts'
