import { currentStep, type State } from '@carriage/age-of-engineering'

/** What is asked before anything else, as a message of the board. */
export function first(view: State): string {
  return `first.${currentStep(view).name}`
}
