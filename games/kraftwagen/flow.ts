import type { Effects } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { placeBuyerOrWait } from './buyer.ts'
import { endGame } from './end.ts'
import { askBenzOrGoOn } from './engineers/benz.ts'
import { callBackOrWait } from './engineers/diesel.ts'
import type { Event } from './events.ts'
import { hireOrWait } from './hire.ts'
import { bodyAndEngineOrWait, discardInstant } from './instants.ts'
import { storeOrWait } from './parts.ts'
import { crewOrWait, markOrWait, priceOrWait } from './placing-a-car.ts'
import { prepareRound } from './round.ts'
import { scoreRound } from './scoring.ts'
import { itemOrWait, startTileOrWait } from './start-tiles.ts'
import type { State } from './state.ts'
import { actionOrWait, beginTurn } from './turn.ts'

/** Goes on until somebody must decide, or the game is over. */
export function goOn(state: State, fx: Effects<Event>): void {
  while (!proceed(state, fx));
}

/** Does what the current step can do by itself; true if it waits for a decision. */
function proceed(state: State, fx: Effects<Event>): boolean {
  const step = currentStep(state)
  switch (step.name) {
    case 'startTiles':
      return startTileOrWait(state, step, fx)
    case 'items':
      return itemOrWait(state, step, fx)
    case 'preparation':
      prepareRound(state, fx)
      beginTurn(state, fx)
      return false
    case 'takeTile':
    case 'car':
      return true
    case 'actions':
      return actionOrWait(state, step, fx)
    case 'crewCar':
      return crewOrWait(state, step)
    case 'priceCar':
      return priceOrWait(state, step)
    case 'markCar':
      return markOrWait(state, step, fx)
    case 'benz':
      return askBenzOrGoOn(state)
    case 'scoring':
      scoreRound(state, fx)
      return false
    case 'over':
      if (state.phase !== 'over') endGame(state, fx)
      return true
    case 'research':
    case 'placeEngine':
    case 'withdrawCar':
    case 'sellPart':
    case 'drive':
      return true
    case 'instant':
      discardInstant(state, step, fx)
      return false
    case 'bodyAndEngine':
      return bodyAndEngineOrWait(state, step)
    case 'hire':
      return hireOrWait(state, step, fx)
    case 'callBack':
      return callBackOrWait(state, step, fx)
    case 'store':
      return storeOrWait(state, step, fx)
    case 'buyer':
      return placeBuyerOrWait(state, fx)
  }
}
