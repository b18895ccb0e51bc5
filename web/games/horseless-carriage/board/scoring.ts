import type { Event } from '@carriage/horseless-carriage'

/** What brings money or points, and the end of it. */
export const scoringEvents: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'vehiclesSold',
  'sellerSkipped',
  'salesEnded',
  'gameEnded',
])

/** What is about everybody. */
export function whoseEvent({ kind }: Event): 'all' | undefined {
  return kind === 'salesEnded' || kind === 'gameEnded' ? 'all' : undefined
}
