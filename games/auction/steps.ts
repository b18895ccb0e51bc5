import type { Seat } from '@carriage/kernel'
import type { LotId } from './lots.ts'

/** The current step, stored in the state: data only. Its behaviour is in `steps/`. */
export type Step =
  | { readonly name: 'bidding'; readonly lot: LotId }
  | { readonly name: 'sale'; readonly winner: Seat; readonly spied: boolean }
  | { readonly name: 'over' }

export type StepName = Step['name']
export type StepOf<Name extends StepName> = Extract<Step, { readonly name: Name }>
