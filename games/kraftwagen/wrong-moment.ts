import { type Refusal, refuse } from '@carriage/kernel'
import { hasEmptyWorkshop } from '@carriage/motorworks'
import type { MoveKind } from './moves.ts'
import { actorOf, type State } from './state.ts'
import type { Step } from './steps.ts'

/** A move whose moment it is not: the rule that says when it would be, or what must be finished first. */
export function notNow(state: State, step: Step, kind: MoveKind): Refusal {
  return refuse(ruleFor(state, step, kind), { step: step.name })
}

function ruleFor(state: State, step: Step, kind: MoveKind): string {
  switch (kind) {
    case 'chooseStartTile':
      return 'KW-2.17'
    case 'chooseItem':
      return 'KW-2.20'
    case 'takeTile':
      return turnRule(state, step) ?? (step.name === 'actions' ? 'KW-4.13' : 'KW-4.4')
    case 'chooseAction':
      return turnRule(state, step) ?? (step.name === 'takeTile' ? 'KW-4.3' : 'KW-4.14')
    case 'endTurn':
      return turnRule(state, step) ?? (step.name === 'takeTile' ? 'KW-4.5' : 'KW-4.13')
    case 'placeCar':
      return turnRule(state, step) ?? 'KW-7.1'
    case 'useDaimler':
    case 'useDiesel':
      return state.phase === 'setup' ? 'KW-2.31' : state.phase === 'scoring' ? 'KW-8.8' : 'KW-8.7'
    case 'crewCar':
      return 'KW-7.5'
    case 'priceCar':
      return 'KW-7.6'
    case 'markCar':
      return 'KW-8.6'
    case 'takeCard':
      return 'KW-5.4'
    case 'placeEngine':
      return 'KW-5.16'
    case 'returnPart':
      return hasEmptyWorkshop(actorOf(state).workshops) ? 'KW-5.14' : 'KW-5.12'
    case 'chooseBuyer':
      return 'KW-5.21'
    case 'chooseInactive':
      return 'KW-6.10'
    case 'useBenz':
    case 'declineBenz':
      return 'KW-6.42'
    case 'withdrawCar':
      return 'KW-13.27'
    case 'sellPart':
      return 'KW-13.32'
    case 'drive':
      return 'KW-13.25'
    case 'skip':
      return skipRule(step)
  }
}

/** Only optional bonuses can be left out. */
function skipRule({ name }: Step): string {
  switch (name) {
    case 'startTiles':
      return 'KW-2.17'
    case 'takeTile':
      return 'KW-4.5'
    case 'research':
      return 'KW-5.9'
    case 'store':
      return 'KW-5.13'
    case 'buyer':
      return 'KW-5.25'
    default:
      return 'KW-4.13'
  }
}

/** What keeps anybody from going on with a turn now. */
function turnRule(state: State, step: Step): string | undefined {
  if (state.phase === 'setup') return 'KW-2.32'
  if (state.phase === 'scoring') return 'KW-3.13'
  switch (step.name) {
    case 'takeTile':
    case 'actions':
    case 'car':
      return undefined
    case 'crewCar':
    case 'priceCar':
    case 'markCar':
      return 'KW-7.3' // a car that was begun must be complete
    default:
      return 'KW-4.15'
  }
}
