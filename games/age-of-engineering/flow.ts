import type { Table } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { placeBuyerOrWait } from './buyer.ts'
import { endGame } from './end.ts'
import { askBuickOrGoOn } from './engineers/buick.ts'
import type { Event } from './events.ts'
import { raceOrWait } from './grand-prix.ts'
import { sellNowOrWait } from './instant-sale.ts'
import { removeInstant } from './instants.ts'
import { storeOrWait } from './parts.ts'
import { crewOrWait, markOrWait, priceOrWait } from './placing-a-car.ts'
import { recruitOrWait } from './recruitment.ts'
import { researchOrWait } from './research.ts'
import { prepareRound } from './round.ts'
import { scoreRound } from './scoring.ts'
import { bonusOrWait } from './starting-bonuses.ts'
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
    case 'bonuses':
      return bonusOrWait(state, step, table)
    case 'preparation':
      prepareRound(state, table)
      beginTurn(state, table)
      return false
    case 'takeTile':
    case 'placing':
    case 'hire':
    case 'extraCar':
    case 'swapBuyer':
    case 'placeEngine':
      return true
    case 'actions':
      return actionOrWait(state, step, table)
    case 'crewCar':
      return crewOrWait(state, step)
    case 'priceCar':
      return priceOrWait(state, step)
    case 'markCar':
      return markOrWait(state, step, table)
    case 'buick':
      return askBuickOrGoOn(state)
    case 'scoring':
      scoreRound(state, table)
      return false
    case 'over':
      if (state.phase !== 'over') endGame(state, table)
      return true
    case 'research':
      return researchOrWait(state, table)
    case 'recruit':
      return recruitOrWait(state, table)
    case 'instant':
      removeInstant(state, step, table)
      return false
    case 'sellNow':
      return sellNowOrWait(state, step, table)
    case 'store':
      return storeOrWait(state, step, table)
    case 'buyer':
      return placeBuyerOrWait(state, table)
    case 'team':
      return raceOrWait(state, table)
  }
}
