import type { Seat } from '@carriage/kernel'
import type { Part } from '@carriage/kraftwagen-family'
import type { Action, Instant } from './components/index.ts'

/** The current steps of the game; the state stores them as a stack. */
export type Step =
  /** Starting bonuses are being chosen, by these seats in order. */
  | { readonly name: 'bonuses'; readonly waiting: readonly Seat[] }
  | { readonly name: 'preparation' }
  /** Action step: a tile must be taken. */
  | { readonly name: 'takeTile' }
  /** Action step: the actions of the tile in hand. */
  | { readonly name: 'actions'; readonly left: readonly Action[] }
  /** Placing step: a car may be placed. */
  | { readonly name: 'placing' }
  | { readonly name: 'crewCar'; readonly body: number; readonly engine: number }
  | ({ readonly name: 'priceCar'; readonly body: number; readonly engine: number } & Crew)
  | ({ readonly name: 'markCar'; readonly body: number; readonly engine: number; readonly price: number } & Crew)
  /** Start of scoring, before Buick's marker. */
  | { readonly name: 'buick' }
  | { readonly name: 'scoring' }
  | { readonly name: 'over' }
  | { readonly name: 'research' }
  | { readonly name: 'hire' }
  | { readonly name: 'recruit' }
  /** An instant benefit in progress; then it leaves the game. */
  | { readonly name: 'instant'; readonly tile: Instant }
  /** One of the own cars is sold immediately. */
  | { readonly name: 'sellNow'; readonly points: number }
  /** A car must be placed immediately, in addition to the placing step: AE-8.10. */
  | { readonly name: 'extraCar'; readonly points: number }
  | { readonly name: 'swapBuyer' }
  | { readonly name: 'placeEngine'; readonly value: number }
  /** A part waits for a workshop. */
  | { readonly name: 'store'; readonly part: Part }
  | { readonly name: 'buyer' }
  /** Workers may join the racing team before the race car moves. */
  | { readonly name: 'team' }

export type StepName = Step['name']
export type StepOf<Name extends StepName> = Extract<Step, { readonly name: Name }>

/** The crew of a car. */
export interface Crew {
  readonly workers: number
  readonly salesperson: boolean
}

export function cloneStep(step: Step): Step {
  switch (step.name) {
    case 'bonuses':
      return { name: step.name, waiting: step.waiting.slice() }
    case 'actions':
      return { name: step.name, left: step.left.slice() }
    case 'store':
      return { name: step.name, part: { kind: step.part.kind, value: step.part.value } }
    default:
      return { ...step }
  }
}
