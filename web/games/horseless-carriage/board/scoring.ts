import type { Event } from '@carriage/horseless-carriage'

/** Events with money or points, and the end of the game. */
export const scoringEvents: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'vehiclesSold',
  'sellerSkipped',
  'salesEnded',
  'gameEnded',
])

/** `all` for events about everybody. */
export function whoseEvent({ kind }: Event): 'all' | undefined {
  return kind === 'salesEnded' || kind === 'gameEnded' ? 'all' : undefined
}
