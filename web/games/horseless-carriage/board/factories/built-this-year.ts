import type { Event } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'

/** How many pieces each factory has gained in the year that is being played. */
export function builtThisYear(history: readonly Event[]): ReadonlyMap<Seat, number> {
  const began = history.findLastIndex(({ kind }) => kind === 'yearBegan')
  const built = new Map<Seat, number>()
  for (const event of history.slice(began + 1))
    if (event.kind === 'planCommitted') built.set(event.seat, event.plan.pieces.length)
  return built
}
