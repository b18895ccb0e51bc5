import type { State } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'

/** The seats in the order in which they will act next: the active seat, then the chain from its rear on. */
export function orderOfSeats(view: State): Seat[] {
  const choosing = view.steps.find((step) => step.name === 'bonuses')
  const waiting = choosing?.name === 'bonuses' ? choosing.waiting : []
  return [...new Set([view.actor, ...waiting, ...view.chain.filter((element) => typeof element === 'number')])]
}
