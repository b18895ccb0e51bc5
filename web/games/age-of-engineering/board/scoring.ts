import type { Event } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'

/** What brings money or points, and the end of it. */
export const scoringEvents: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'pointsGained',
  'achievementWon',
  'carSoldAtOnce',
  'raceScored',
  'carSold',
  'gameEnded',
])

/** Whose sale it is, and what is about everybody, where the event does not name a seat. */
export function whoseEvent(event: Event): Seat | 'all' | undefined {
  if (event.kind === 'carSold') return event.car.owner
  return event.kind === 'raceScored' || event.kind === 'gameEnded' ? 'all' : undefined
}
