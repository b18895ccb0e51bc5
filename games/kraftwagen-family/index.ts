export {
  buyerLine,
  carLines,
  colourPhrase,
  purchaseLine,
  rowPhrase,
  stagePhrases,
  tileWithWait,
  trackPhrase,
  turnPhrase,
} from './board-phrases.ts'
export {
  addStackMoney,
  type BuyerKind,
  type Buyers,
  bringIntoPlay,
  buyerKinds,
  collectStackMoney,
  isActive,
  type PerPreference,
  preferencesOnOffer,
  returnBuyers,
} from './buyers.ts'
export {
  type Chain,
  putToFront,
  seatAtTail,
  sweepTail,
  takeTileFromChain,
} from './chain.ts'
export { type AfterTurn, type ChainForecastOf, forecastChain } from './chain-forecast.ts'
export { forSeats, isPartValue, isSorted, sameItems, sum } from './checks.ts'
export {
  type DriveCourse,
  type DriveSpace,
  driveCourse,
  freeSpaceFrom,
  pitLane,
  type RaceCar,
  spacesOfDrive,
  spacesTaken,
} from './circuit.ts'
export { known, pricesByRound, rowForSeats, tablesByComponents, tilesBySize } from './component-tables.ts'
export { copyFaceDown, copyWorkshops, sameAmount } from './copies.ts'
export { paydays } from './digest.ts'
export {
  buyerPhrase,
  carChangePhrase,
  commonEventPhrase,
  markerPhrase,
  offersPhrase,
  partPhrase,
  salePhrase,
  usedMarkerPhrase,
} from './event-phrases.ts'
export type { CommonEvent, EventWords, RacePlacing } from './events.ts'
export { eventsOf } from './events-of-kind.ts'
export { contentIfKnown, type MaybeFaceDown } from './face-down.ts'
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
export {
  differentTwice,
  earlyMarker,
  isFaceDownOf,
  lostBuyers,
  overlongRow,
  wrongDeciders,
} from './invariant-checks.ts'
export { type BoughtCar, type CarOffer, type Choice, carAt, chooseCar } from './market.ts'
export { type BuyingOf, explainPurchase, type LossOf, lossesTo, type PurchaseRules } from './market-outcome.ts'
export { premoveTurn, turnPremoves } from './next-turn.ts'
export { arrangeOverview, type OverviewTextsOf } from './overview.ts'
export { listPhrase, type PhraseValue, selectYesOrNo } from './phrases.ts'
export { type CarNeeds, noCarPrompt } from './placing-prompt.ts'
export { onlyActor, playedBy, variantsWith } from './played-by.ts'
export { type AvailablePrices, givePriceBack, takePrice } from './prices.ts'
export { moneyForLaps, type PitLaneCars, type Placing, rank } from './race.ts'
export {
  type DriveForecast,
  forecastDrive,
  type RaceGain,
  type ReachedSpace,
  raceGains,
  racerOn,
} from './race-forecast.ts'
export { racePhrases } from './race-phrases.ts'
export {
  distanceToRoundEnd,
  type RoundDistance,
  type SeatAtRoundEnd,
  seatsAtRoundEnd,
  type TileLeft,
  tilesToTake,
} from './round-end.ts'
export { arrangeChain, nearestToTiles, offerSome } from './setup.ts'
export { currentStep, differ, expectStep, popStep, pushStep, replaceStep, without } from './step-stack.ts'
export { storeStep } from './store-step.ts'
export { gainFigures, onceFigures, roundFigures, roundsOfGame, scoreFigures } from './survey.ts'
export { createTrials } from './trials.ts'
export { type TurnsOfRival, type TurnWait, waitingFor } from './waiting.ts'
export { carsToOffer, type WholeCar } from './whole-cars.ts'
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
