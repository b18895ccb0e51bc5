import { currentStep, type State } from '@carriage/kraftwagen'

/** What has to be decided first, as a message of the board. */
export function first(view: State): string {
  return `first.${currentStep(view).name}`
}
