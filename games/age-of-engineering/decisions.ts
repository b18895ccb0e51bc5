import { type Effects, legal, type Seat, type Verdict } from '@carriage/kernel'
import { currentStep, expectStep } from '@carriage/motorworks'
import { buyerMoves, judgeBuyer, placeBuyer } from './buyer.ts'
import { buickMoves, declineBuick, judgeBuick, useBuick } from './engineers/buick.ts'
import { exchange, exchangeCrew, judgeExchange, judgeExchangeCrew } from './engineers/kettering.ts'
import { judgePackard, usePackard } from './engineers/packard.ts'
import type { Event } from './events.ts'
import { isWindow } from './free-plays.ts'
import { judgeRace, race, raceMoves } from './grand-prix.ts'
import { hire, hireMoves } from './hire.ts'
import { judgeSellNow, sellNow, sellNowMoves } from './instant-sale.ts'
import type { Move, MoveKind } from './moves.ts'
import { engineMoves, judgeReturn, placeEngine, returnMoves, returnPart } from './parts.ts'
import {
  addCars,
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
import { judgeProductionToken, useProductionToken } from './production-tokens.ts'
import { judgeRecruit, judgeRecruitWorkers, recruit, recruitMoves, recruitRace, recruitWorkers } from './recruitment.ts'
import { judgeResearch, judgeToken, research, researchMoves, spendToken } from './research.ts'
import { bonusMoves, chooseBonus, judgeBonus } from './starting-bonuses.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import { judgeSwap, swapBuyer, swapMoves } from './swap-buyer.ts'
import {
  actionMoves,
  carryOutAction,
  endTurn,
  judgeAction,
  judgeTile,
  placingMoves,
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
    case 'bonuses':
      return bonusMoves(state)
    case 'takeTile':
      return tileMoves(state)
    case 'actions':
      return actionMoves(state, step)
    case 'placing':
      return placingMoves(state)
    case 'extraCar':
      return extraCarMoves(state)
    case 'crewCar':
      return crewMoves(state)
    case 'priceCar':
      return priceMoves(state)
    case 'markCar':
      return markMoves(state)
    case 'buick':
      return buickMoves(state)
    case 'research':
      return researchMoves(state)
    case 'hire':
      return hireMoves
    case 'recruit':
      return recruitMoves(state)
    case 'sellNow':
      return sellNowMoves(state)
    case 'swapBuyer':
      return swapMoves(state)
    case 'placeEngine':
      return engineMoves
    case 'store':
      return returnMoves(state)
    case 'buyer':
      return buyerMoves(state)
    case 'team':
      return raceMoves(state)
    case 'preparation':
    case 'scoring':
    case 'instant':
    case 'over':
      return none
  }
}

/** AE-8.10 The extra car must be placed. */
function extraCarMoves(state: State): Move[] {
  const moves: Move[] = []
  addCars(state, moves)
  return moves
}

/** Legal, or the rule that forbids the move. */
export function judge(state: State, move: Move): Verdict {
  const step = currentStep(state)
  switch (move.kind) {
    case 'chooseBonus':
      if (step.name === 'bonuses') return judgeBonus(state, move.bonus)
      break
    case 'takeTile':
      if (step.name === 'takeTile') return judgeTile(state, move.tile)
      break
    case 'chooseAction':
      if (step.name === 'actions') return judgeAction(step.left, move.action)
      break
    case 'returnPart':
      if (step.name === 'store') return judgeReturn(state, step, move.part, move.value)
      break
    case 'placeEngine':
      if (step.name === 'placeEngine') return legal
      break
    case 'research':
      if (step.name === 'research') return judgeResearch(state, move.raise)
      break
    case 'spendToken':
      if (step.name === 'research') return judgeToken(state, move.token)
      break
    case 'hire':
      if (step.name === 'hire') return legal
      break
    case 'recruit':
      if (step.name === 'recruit') return judgeRecruit(state, move.tile)
      break
    case 'recruitWorkers':
      if (step.name === 'recruit') return judgeRecruitWorkers(state)
      break
    case 'recruitRace':
      if (step.name === 'recruit') return legal
      break
    case 'sellNow':
      if (step.name === 'sellNow') return judgeSellNow(state, move.car)
      break
    case 'swapBuyer':
      if (step.name === 'swapBuyer') return judgeSwap(state, move)
      break
    case 'chooseBuyer':
      if (step.name === 'buyer') return judgeBuyer(state, move.preference)
      break
    case 'race':
      if (step.name === 'team') return judgeRace(state, move.workers)
      break
    case 'useProductionToken':
      if (isWindow(step)) return judgeProductionToken(state, move)
      break
    case 'exchange':
      if (isWindow(step)) return judgeExchange(state, move)
      break
    case 'exchangeCrew':
      if (isWindow(step)) return judgeExchangeCrew(state, move)
      break
    case 'usePackard':
      if (isWindow(step)) return judgePackard(state, move)
      break
    case 'placeCar':
      if (step.name === 'placing' || step.name === 'extraCar') return judgeCar(state, move.body, move.engine)
      break
    case 'crewCar':
      if (step.name === 'crewCar') return judgeCrew(state, move)
      break
    case 'priceCar':
      if (step.name === 'priceCar') return judgePrice(state, move.price)
      break
    case 'markCar':
      if (step.name === 'markCar') return judgeMark(state, move.marker)
      break
    case 'endTurn':
      if (step.name === 'placing') return legal
      break
    case 'useBuick':
      if (step.name === 'buick') return judgeBuick(state, move.preference)
      break
    case 'declineBuick':
      if (step.name === 'buick') return legal
      break
  }
  return notNow(state, step, move.kind)
}

/** Carries a legal move out, up to the next step. */
export function play(state: State, move: Move, fx: Effects<Event>): void {
  const step = currentStep(state)
  switch (move.kind) {
    case 'chooseBonus':
      chooseBonus(state, expectStep(step, 'bonuses'), move.bonus, fx)
      break
    case 'takeTile':
      takeTile(state, move.tile, fx)
      break
    case 'chooseAction':
      carryOutAction(state, expectStep(step, 'actions'), move.action, fx)
      break
    case 'returnPart':
      returnPart(state, move.part, move.value, fx)
      break
    case 'placeEngine':
      placeEngine(state, expectStep(step, 'placeEngine'), move.where, fx)
      break
    case 'research':
      research(state, move.raise, fx)
      break
    case 'spendToken':
      spendToken(state, move.token, fx)
      break
    case 'hire':
      hire(state, move.whom, fx)
      break
    case 'recruit':
      recruit(state, move.tile, fx)
      break
    case 'recruitWorkers':
      recruitWorkers(state, fx)
      break
    case 'recruitRace':
      recruitRace(state, fx)
      break
    case 'sellNow':
      sellNow(state, expectStep(step, 'sellNow'), move.car, fx)
      break
    case 'swapBuyer':
      swapBuyer(state, move, fx)
      break
    case 'chooseBuyer':
      placeBuyer(state, move.preference, fx)
      break
    case 'race':
      race(state, move.workers, fx)
      break
    case 'useProductionToken':
      useProductionToken(state, move, fx)
      break
    case 'exchange':
      exchange(state, move, fx)
      break
    case 'exchangeCrew':
      exchangeCrew(state, move, fx)
      break
    case 'usePackard':
      usePackard(state, move, fx)
      break
    case 'placeCar':
      placeCar(state, move.body, move.engine)
      break
    case 'crewCar':
      crewCar(state, expectStep(step, 'crewCar'), move)
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
    case 'useBuick':
      useBuick(state, move.preference, fx)
      break
    case 'declineBuick':
      declineBuick(state, fx)
      break
  }
}

/** The name of the decision that a step waits for. */
export function decisionAt(step: Step): MoveKind {
  return decisions[step.name]
}

const decisions: Readonly<Record<Step['name'], MoveKind>> = {
  bonuses: 'chooseBonus',
  takeTile: 'takeTile',
  actions: 'chooseAction',
  placing: 'placeCar',
  extraCar: 'placeCar',
  crewCar: 'crewCar',
  priceCar: 'priceCar',
  markCar: 'markCar',
  buick: 'useBuick',
  research: 'research',
  hire: 'hire',
  recruit: 'recruit',
  sellNow: 'sellNow',
  swapBuyer: 'swapBuyer',
  placeEngine: 'placeEngine',
  store: 'returnPart',
  buyer: 'chooseBuyer',
  team: 'race',
  // Nobody decides at these.
  preparation: 'endTurn',
  scoring: 'endTurn',
  instant: 'endTurn',
  over: 'endTurn',
}
