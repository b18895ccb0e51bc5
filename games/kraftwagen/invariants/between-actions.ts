import { currentStep } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'

/** Where race and market can be asked how they stand: at the start of a turn and when its actions are done. */
export function isBetweenActions(state: State): boolean {
  const { name } = currentStep(state)
  return name === 'takeTile' || name === 'car'
}
