import type { Event, PointSource } from '@carriage/age-of-engineering'
import { type PointGain, pointsByRound } from '../../../board/kraftwagen-family/points-by-round.ts'

/** The sources of points in the aid and the final ranking. */
export const sources = ['sales', 'investors', 'race', 'buyers', 'achievements', 'instants'] as const

const sourceOf: Readonly<Record<PointSource, (typeof sources)[number]>> = {
  sale: 'sales',
  investor: 'investors',
  place: 'race',
  laps: 'race',
  whiteMarkers: 'buyers',
  achievement: 'achievements',
  instant: 'instants',
}

export function pointsOf(history: readonly Event[], seats: number) {
  return pointsByRound(history, seats, sources, pointGainIn)
}

export function pointGainIn(event: Event): PointGain<(typeof sources)[number]> | undefined {
  if (event.kind !== 'pointsGained') return undefined
  return { seat: event.seat, from: sourceOf[event.source], points: event.amount }
}
