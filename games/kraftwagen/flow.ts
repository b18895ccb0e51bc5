import type { Table } from '@carriage/kernel'
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
export function goOn(state: State, table: Table<Event>): void {
  while (!proceed(state, table));
}

/** Does what the current step can do by itself; true if it waits for a decision. */
function proceed(state: State, table: Table<Event>): boolean {
  const step = currentStep(state)
  switch (step.name) {
    case 'startTiles':
      return startTileOrWait(state, step, table)
    case 'items':
      return itemOrWait(state, step, table)
    case 'preparation':
      prepareRound(state, table)
      beginTurn(state, table)
      return false
    case 'takeTile':
    case 'car':
      return true
    case 'actions':
      return actionOrWait(state, step, table)
    case 'crewCar':
      return crewOrWait(state, step)
    case 'priceCar':
      return priceOrWait(state, step)
    case 'markCar':
      return markOrWait(state, step, table)
    case 'benz':
      return askBenzOrGoOn(state)
    case 'scoring':
      scoreRound(state, table)
      return false
    case 'over':
      if (state.phase !== 'over') endGame(state, table)
      return true
    case 'research':
    case 'placeEngine':
    case 'withdrawCar':
    case 'sellPart':
    case 'drive':
      return true
    case 'instant':
      discardInstant(state, step, table)
      return false
    case 'bodyAndEngine':
      return bodyAndEngineOrWait(state, step)
    case 'hire':
      return hireOrWait(state, step, table)
    case 'callBack':
      return callBackOrWait(state, step, table)
    case 'store':
      return storeOrWait(state, step, table)
    case 'buyer':
      return placeBuyerOrWait(state, table)
  }
}
