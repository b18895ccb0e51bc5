import type { Event } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'

/** Events with money or points, and the end of the game. */
export const scoringEvents: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'pointsGained',
  'achievementWon',
  'carSoldAtOnce',
  'raceScored',
  'carSold',
  'gameEnded',
])

/** The seat of a sale, or `all` for events about everybody, where the event has no `seat`. */
export function whoseEvent(event: Event): Seat | 'all' | undefined {
  if (event.kind === 'carSold') return event.car.owner
  return event.kind === 'raceScored' || event.kind === 'gameEnded' ? 'all' : undefined
}
