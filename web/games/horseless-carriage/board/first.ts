import type { State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'

/** What has to be decided first, as a message of the board. */
export function first({ stage }: State, me: Seat): string {
  switch (stage.name) {
    case 'sales':
      return `first.sales.${stage.step.name}`
    case 'factory':
      return stage.plans[me]?.state === 'submitted' ? 'first.factory.submitted' : 'first.factory'
    default:
      return `first.${stage.name}`
  }
}
