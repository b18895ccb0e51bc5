export {
  buyerLine,
  colourPhrase,
  markerPhrase,
  marketLines,
  purchaseLine,
  rowPhrase,
  stagePhrases,
  tileWithWait,
  trackPhrase,
  turnPhrase,
} from './board-phrases.ts'
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
  seatAtTail,
  sweepTail,
  takeTile,
} from './chain.ts'
export { type AfterTurn, type ChainForecastOf, forecastChain } from './chain-forecast.ts'
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
export { known, pricesByRound, rowForSeats, tablesByComponents, tilesBySize } from './component-tables.ts'
export { copyKept, copyWorkshops, freezeShared, sameAmount } from './copies.ts'
export { buyerPhrase, commonEventPhrase, offersPhrase, partPhrase, salePhrase } from './event-phrases.ts'
export type { CommonEvent, EventWords, RacePlacing } from './events.ts'
export { commonFact, type Fact, factOf, factPhrases } from './facts.ts'
export {
  type CountNeed,
  type Goal,
  goals,
  lapsNeed,
  type PartNeed,
  partNeed,
  type SecondBuyerNeed,
  secondBuyerNeed,
} from './goals.ts'
export { differentTwice, earlyMarker, isKeptBy, lostBuyers, overlongRow, wrongDeciders } from './invariant-checks.ts'
export { contentOf, type Kept } from './kept.ts'
export { type BoughtCar, type Choice, carAt, choose, type Offer } from './market.ts'
export { type BuyingOf, explainPurchase, type LossOf, lossesTo, type PurchaseRules } from './market-outcome.ts'
export { list, type Value, yesOrNo } from './phrases.ts'
export { onlyActor, playedBy, variantsWith } from './played-by.ts'
export { type AvailablePrices, givePriceBack, takePrice } from './prices.ts'
export { moneyForLaps, type Placing, rank } from './race.ts'
export { type RaceGain, raceGains, racerOn, rivalsHelped } from './race-forecast.ts'
export {
  distanceToRoundEnd,
  type RoundDistance,
  type SeatAtRoundEnd,
  seatsAtRoundEnd,
  type TileLeft,
  tilesToTake,
} from './round-end.ts'
export { arrangeChain, nearestToTiles, offerSome } from './setup.ts'
export { currentStep, differ, expectStep, pop, push, replace, without } from './step-stack.ts'
export { gainFigures, onceFigures, roundFigures, roundsOfGame, scoreFigures } from './survey.ts'
export { eventsOf } from './told.ts'
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
