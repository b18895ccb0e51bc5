import type { Effects } from '@carriage/kernel'
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
export function goOn(state: State, fx: Effects<Event>): void {
  while (!proceed(state, fx));
}

/** Does what the current step can do by itself; true if it waits for a decision. */
function proceed(state: State, fx: Effects<Event>): boolean {
  const step = currentStep(state)
  switch (step.name) {
    case 'bonuses':
      return bonusOrWait(state, step, fx)
    case 'preparation':
      prepareRound(state, fx)
      beginTurn(state, fx)
      return false
    case 'takeTile':
    case 'placing':
    case 'hire':
    case 'extraCar':
    case 'swapBuyer':
    case 'placeEngine':
      return true
    case 'actions':
      return actionOrWait(state, step, fx)
    case 'crewCar':
      return crewOrWait(state, step)
    case 'priceCar':
      return priceOrWait(state, step)
    case 'markCar':
      return markOrWait(state, step, fx)
    case 'buick':
      return askBuickOrGoOn(state)
    case 'scoring':
      scoreRound(state, fx)
      return false
    case 'over':
      if (state.phase !== 'over') endGame(state, fx)
      return true
    case 'research':
      return researchOrWait(state, fx)
    case 'recruit':
      return recruitOrWait(state, fx)
    case 'instant':
      removeInstant(state, step, fx)
      return false
    case 'sellNow':
      return sellNowOrWait(state, step, fx)
    case 'store':
      return storeOrWait(state, step, fx)
    case 'buyer':
      return placeBuyerOrWait(state, fx)
    case 'team':
      return raceOrWait(state, fx)
  }
}
