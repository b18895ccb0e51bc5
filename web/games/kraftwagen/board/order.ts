import type { Seat } from '@carriage/kernel'
import type { State } from '@carriage/kraftwagen'

/** The seats in the order in which they will act next: the active seat, then the chain from its tail on. */
export function orderOfSeats(view: State): Seat[] {
  const choosing = view.steps.find((step) => step.name === 'startTiles')
  const chain = view.chain.filter((element) => typeof element === 'number')
  if (choosing?.name !== 'startTiles') return [...new Set([view.actor, ...chain])]
  return [...new Set([view.actor, ...choosing.waiting, ...chain])]
}
