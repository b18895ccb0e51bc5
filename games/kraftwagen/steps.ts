import type { Seat } from '@carriage/kernel'
import type { Part, PartKind } from '@carriage/kraftwagen-family'
import type { Action, Bonus, StartItem } from './components/index.ts'

/** The current steps of the game; the state stores them as a stack. */
export type Step =
  /** Start tiles are being chosen; these seats are still to choose, the next one first. */
  | { readonly name: 'startTiles'; readonly waiting: readonly Seat[] }
  /** A start tile is being carried out. */
  | { readonly name: 'items'; readonly left: readonly StartItem[] }
  | { readonly name: 'preparation' }
  /** Step I: a tile must be taken. */
  | { readonly name: 'takeTile' }
  /** Step I: the actions of the tile in hand. */
  | { readonly name: 'actions'; readonly left: readonly (Action | Bonus)[] }
  /** Step II: a car may be placed. */
  | { readonly name: 'car' }
  | { readonly name: 'crewCar'; readonly body: number; readonly engine: number }
  | { readonly name: 'priceCar'; readonly body: number; readonly engine: number; readonly workers: number }
  | {
      readonly name: 'markCar'
      readonly body: number
      readonly engine: number
      readonly workers: number
      readonly price: number
    }
  /** Start of scoring, before Benz's marker. */
  | { readonly name: 'benz' }
  | { readonly name: 'scoring' }
  | { readonly name: 'over' }
  | { readonly name: 'research' }
  /** An instant is being carried out; afterwards it goes on the discard pile. */
  | { readonly name: 'instant'; readonly card: string }
  | { readonly name: 'bodyAndEngine'; readonly left: readonly PartKind[] }
  /** The number of workers still to come from the supply, one by one. */
  | { readonly name: 'hire'; readonly workers: number }
  /** Workers leave the car at this price one by one, until `to` are left. */
  | { readonly name: 'callBack'; readonly car: number; readonly to: number }
  | { readonly name: 'placeEngine'; readonly value: number }
  /** A part waits for a workshop. */
  | { readonly name: 'store'; readonly part: Part }
  | { readonly name: 'buyer' }
  | { readonly name: 'withdrawCar'; readonly money: number }
  | { readonly name: 'sellPart' }
  /** Bugatti may drive after a raised Grand Prix engine. */
  | { readonly name: 'drive' }

export type StepName = Step['name']
export type StepOf<Name extends StepName> = Extract<Step, { readonly name: Name }>

export function cloneStep(step: Step): Step {
  switch (step.name) {
    case 'startTiles':
      return { name: step.name, waiting: step.waiting.slice() }
    case 'items':
      return { name: step.name, left: step.left.slice() }
    case 'actions':
      return { name: step.name, left: step.left.slice() }
    case 'bodyAndEngine':
      return { name: step.name, left: step.left.slice() }
    case 'store':
      return { name: step.name, part: { kind: step.part.kind, value: step.part.value } }
    default:
      return { ...step }
  }
}
