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
export { forSeats, isPartValue, isSorted, sameItems, sum } from './checks.ts'
export {
  type Drive,
  type DriveSpace,
  drive,
  freeSpaceFrom,
  pitLane,
  type RaceCar,
  spacesOfDrive,
  spacesTaken,
} from './circuit.ts'
export { type Fact, factOf, factPhrases } from './facts.ts'
export { contentOf, type Kept } from './kept.ts'
export { type Choice, choose, type Offer } from './market.ts'
export { list, type Value, yesOrNo } from './phrases.ts'
export { type AvailablePrices, givePriceBack, takePrice } from './prices.ts'
export { moneyForLaps, type Placing, rank } from './race.ts'
export { currentStep, differ, expectStep, pop, push, replace, without } from './step-stack.ts'
export { type TurnsOfRival, type Waiting, waitingFor } from './waiting.ts'
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
