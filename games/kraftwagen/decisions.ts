import { type Effects, legal, type Seat, type Verdict } from '@carriage/kernel'
import { currentStep, expectStep, pop } from '@carriage/motorworks'
import { judgeSell, judgeWithdraw, sellMoves, sellPart, withdrawCar, withdrawMoves } from './bonuses.ts'
import { buyerMoves, judgeBuyer, placeBuyer } from './buyer.ts'
import { inactiveMoves, judgeInactive } from './developments.ts'
import { benzMoves, declineBenz, judgeBenz, useBenz } from './engineers/benz.ts'
import { driveAfterRaise, driveMoves } from './engineers/bugatti.ts'
import { judgeDaimler, useDaimler } from './engineers/daimler.ts'
import { callBackOne, judgeDiesel, useDiesel } from './engineers/diesel.ts'
import type { Event } from './events.ts'
import { hireOne } from './hire.ts'
import { bodyAndEngineMoves, judgeOneOfBoth, takeOneOfBoth } from './instants.ts'
import type { Move, MoveKind } from './moves.ts'
import { engineMoves, judgeReturn, placeEngine, returnMoves, returnPart } from './parts.ts'
import {
  completeCar,
  crewCar,
  crewMoves,
  judgeCar,
  judgeCrew,
  judgeMark,
  judgePrice,
  markMoves,
  placeCar,
  priceCar,
  priceMoves,
} from './placing-a-car.ts'
import { cardMoves, judgeCard, takeCard } from './research.ts'
import { carryOutItem, chooseStartTile, itemMoves, judgeItem, judgeStartTile, startTileMoves } from './start-tiles.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import {
  actionMoves,
  carryOutAction,
  carStepMoves,
  endTurn,
  judgeAction,
  judgeTile,
  takeTile,
  tileMoves,
} from './turn.ts'
import { notNow } from './wrong-moment.ts'

const none: readonly Move[] = Object.freeze([])

/** Every legal move of the actor. */
export function movesOf(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.actor) return none
  const step = currentStep(state)
  switch (step.name) {
    case 'startTiles':
      return startTileMoves(state)
    case 'items':
      return itemMoves(step)
    case 'takeTile':
      return tileMoves(state)
    case 'actions':
      return actionMoves(state, step)
    case 'car':
      return carStepMoves(state)
    case 'crewCar':
      return crewMoves(state)
    case 'priceCar':
      return priceMoves(state)
    case 'markCar':
      return markMoves(state)
    case 'benz':
      return benzMoves(state)
    case 'research':
      return cardMoves(state)
    case 'bodyAndEngine':
      return bodyAndEngineMoves
    case 'hire':
    case 'callBack':
      return inactiveMoves(state)
    case 'placeEngine':
      return engineMoves
    case 'store':
      return returnMoves(state)
    case 'buyer':
      return buyerMoves(state)
    case 'withdrawCar':
      return withdrawMoves(state)
    case 'sellPart':
      return sellMoves(state)
    case 'drive':
      return driveMoves
    case 'preparation':
    case 'scoring':
    case 'instant':
    case 'over':
      return none
  }
}

/** Legal, or the rule that forbids the move. */
export function judge(state: State, move: Move): Verdict {
  const step = currentStep(state)
  switch (move.kind) {
    case 'chooseStartTile':
      if (step.name === 'startTiles') return judgeStartTile(state, move.tile)
      break
    case 'chooseItem':
      if (step.name === 'items') return judgeItem(step, move.item)
      break
    case 'takeTile':
      if (step.name === 'takeTile') return judgeTile(state, move.tile)
      break
    case 'chooseAction':
      if (step.name === 'actions') return judgeAction(step.left, move.action)
      if (step.name === 'bodyAndEngine') return judgeOneOfBoth(step, move.action)
      break
    case 'takeCard':
      if (step.name === 'research') return judgeCard(state, move.card)
      break
    case 'placeEngine':
      if (step.name === 'placeEngine') return legal
      break
    case 'returnPart':
      if (step.name === 'store') return judgeReturn(state, step, move.part, move.value)
      break
    case 'chooseBuyer':
      if (step.name === 'buyer') return judgeBuyer(state, move.preference)
      break
    case 'chooseInactive':
      if (step.name === 'hire' || step.name === 'callBack') return judgeInactive(state, move.card)
      break
    case 'useDaimler':
      if (isMarkerWindow(step)) return judgeDaimler(state, move)
      break
    case 'useDiesel':
      if (isMarkerWindow(step)) return judgeDiesel(state, move)
      break
    case 'placeCar':
      if (step.name === 'car') return judgeCar(state, move.body, move.engine)
      break
    case 'crewCar':
      if (step.name === 'crewCar') return judgeCrew(state, move.workers)
      break
    case 'priceCar':
      if (step.name === 'priceCar') return judgePrice(state, move.price)
      break
    case 'markCar':
      if (step.name === 'markCar') return judgeMark(state, move.marker)
      break
    case 'endTurn':
      if (step.name === 'car') return legal
      break
    case 'useBenz':
      if (step.name === 'benz') return judgeBenz(state, move.preference)
      break
    case 'declineBenz':
      if (step.name === 'benz') return legal
      break
    case 'withdrawCar':
      if (step.name === 'withdrawCar') return judgeWithdraw(state, move.car)
      break
    case 'sellPart':
      if (step.name === 'sellPart') return judgeSell(state, move.part, move.value)
      break
    case 'drive':
      if (step.name === 'drive') return legal
      break
    case 'skip':
      if (step.name === 'withdrawCar' || step.name === 'sellPart' || step.name === 'drive') return legal
      break
  }
  return notNow(state, step, move.kind)
}

/** Carries a legal move out, up to the next step. */
export function play(state: State, move: Move, fx: Effects<Event>): void {
  const step = currentStep(state)
  switch (move.kind) {
    case 'chooseStartTile':
      chooseStartTile(state, expectStep(step, 'startTiles'), move.tile, fx)
      break
    case 'chooseItem':
      carryOutItem(state, expectStep(step, 'items'), move.item, fx)
      break
    case 'takeTile':
      takeTile(state, move.tile, fx)
      break
    case 'chooseAction':
      if (step.name === 'bodyAndEngine') takeOneOfBoth(state, step, move.action)
      else carryOutAction(state, expectStep(step, 'actions'), move.action, fx)
      break
    case 'takeCard':
      takeCard(state, move.card, fx)
      break
    case 'placeEngine':
      placeEngine(state, expectStep(step, 'placeEngine'), move.where, fx)
      break
    case 'returnPart':
      returnPart(state, move.part, move.value, fx)
      break
    case 'chooseBuyer':
      placeBuyer(state, move.preference, fx)
      break
    case 'chooseInactive':
      if (step.name === 'callBack') callBackOne(state, step, move.card, fx)
      else hireOne(state, expectStep(step, 'hire'), move.card, fx)
      break
    case 'useDaimler':
      useDaimler(state, move, fx)
      break
    case 'useDiesel':
      useDiesel(state, move, fx)
      break
    case 'placeCar':
      placeCar(state, move.body, move.engine)
      break
    case 'crewCar':
      crewCar(state, expectStep(step, 'crewCar'), move.workers)
      break
    case 'priceCar':
      priceCar(state, expectStep(step, 'priceCar'), move.price)
      break
    case 'markCar':
      completeCar(state, expectStep(step, 'markCar'), move.marker, fx)
      break
    case 'endTurn':
      endTurn(state, fx)
      break
    case 'useBenz':
      useBenz(state, move.preference, fx)
      break
    case 'declineBenz':
      declineBenz(state, fx)
      break
    case 'withdrawCar':
      withdrawCar(state, expectStep(step, 'withdrawCar'), move.car, fx)
      break
    case 'sellPart':
      sellPart(state, move.part, move.value, fx)
      break
    case 'drive':
      driveAfterRaise(state, fx)
      break
    case 'skip':
      pop(state)
      break
  }
}

/** The name of the decision that a step waits for. */
export function decisionAt(step: Step): MoveKind {
  return decisions[step.name]
}

const decisions: Readonly<Record<Step['name'], MoveKind>> = {
  startTiles: 'chooseStartTile',
  items: 'chooseItem',
  takeTile: 'takeTile',
  actions: 'chooseAction',
  car: 'placeCar',
  crewCar: 'crewCar',
  priceCar: 'priceCar',
  markCar: 'markCar',
  benz: 'useBenz',
  research: 'takeCard',
  bodyAndEngine: 'chooseAction',
  hire: 'chooseInactive',
  callBack: 'chooseInactive',
  placeEngine: 'placeEngine',
  store: 'returnPart',
  buyer: 'chooseBuyer',
  withdrawCar: 'withdrawCar',
  sellPart: 'sellPart',
  drive: 'drive',
  // Nobody decides at these.
  preparation: 'skip',
  scoring: 'skip',
  instant: 'skip',
  over: 'skip',
}

/** KW-8.7 Before the tile, between actions, and in step II; never within an action. */
function isMarkerWindow({ name }: Step): boolean {
  return name === 'takeTile' || name === 'actions' || name === 'car'
}
