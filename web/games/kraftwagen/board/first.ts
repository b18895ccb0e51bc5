import { currentStep, type State } from '@carriage/kraftwagen'

/** What is asked before anything else, as a message of the board. */
export function first(view: State): string {
  return `first.${currentStep(view).name}`
}
