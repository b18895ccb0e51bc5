import type { Refusal } from '@carriage/kernel'
import { hasEmptyWorkshop } from '@carriage/motorworks'
import type { MoveKind } from './moves.ts'
import { refuse } from './refusal.ts'
import type { RuleId } from './rulebook/index.ts'
import { actorOf, type State } from './state.ts'
import type { Step } from './steps.ts'

/** A move whose moment it is not: the rule that says when it would be, or what must be finished first. */
export function notNow(state: State, step: Step, kind: MoveKind): Refusal {
  return refuse(ruleFor(state, step, kind), { step: step.name })
}

function ruleFor(state: State, step: Step, kind: MoveKind): RuleId {
  switch (kind) {
    case 'chooseBonus':
      return 'AE-2.19'
    case 'takeTile':
      return turnRule(state, step) ?? (step.name === 'actions' ? 'AE-4.11' : 'AE-4.10')
    case 'chooseAction':
      return turnRule(state, step) ?? (step.name === 'takeTile' ? 'AE-4.3' : 'AE-4.11')
    case 'endTurn':
      return turnRule(state, step) ?? (step.name === 'takeTile' ? 'AE-4.3' : 'AE-4.18')
    case 'placeCar':
      return turnRule(state, step) ?? 'AE-9.3'
    case 'useProductionToken':
    case 'exchange':
    case 'exchangeCrew':
    case 'usePackard':
      return state.phase === 'action' ? 'AE-4.17' : 'AE-4.16'
    case 'crewCar':
      return 'AE-9.5'
    case 'priceCar':
      return 'AE-9.6'
    case 'markCar':
      return 'AE-9.13'
    case 'placeEngine':
      return 'AE-5.22'
    case 'returnPart':
      return hasEmptyWorkshop(actorOf(state).workshops) ? 'AE-5.6' : 'AE-5.4'
    case 'research':
      return 'AE-5.10'
    case 'spendToken':
      return 'AE-5.15'
    case 'hire':
      return 'AE-5.30'
    case 'recruit':
    case 'recruitWorkers':
    case 'recruitRace':
      return 'AE-5.32'
    case 'sellNow':
      return 'AE-8.4'
    case 'swapBuyer':
      return 'AE-8.15'
    case 'chooseBuyer':
      return 'AE-5.41'
    case 'race':
      return 'AE-5.48'
    case 'useBuick':
    case 'declineBuick':
      return 'AE-6.36'
  }
}

/** What keeps anybody from going on with a turn now. */
function turnRule(state: State, step: Step): RuleId | undefined {
  if (state.phase === 'setup') return 'AE-2.19'
  if (state.phase === 'scoring') return 'AE-10.2'
  switch (step.name) {
    case 'takeTile':
    case 'actions':
    case 'placing':
      return undefined
    case 'crewCar':
    case 'priceCar':
    case 'markCar':
      return 'AE-9.8' // a car that was begun must be complete
    case 'extraCar':
      return 'AE-8.10'
    default:
      return 'AE-4.13'
  }
}
