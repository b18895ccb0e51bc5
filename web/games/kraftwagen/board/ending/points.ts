import type { Event, MoneySource } from '@carriage/kraftwagen'
import { type PointGain, pointsByRound } from '../../../../board/kraftwagen-family/points-by-round.ts'

/** The sources of points in the final ranking. */
export const sources = ['sales', 'race', 'buyers', 'awards', 'bonuses'] as const

const sourceOf: Readonly<Record<MoneySource, (typeof sources)[number]>> = {
  sale: 'sales',
  place: 'race',
  laps: 'race',
  stack: 'buyers',
  workers: 'bonuses',
  withdrawal: 'bonuses',
  partSold: 'bonuses',
}

export function pointsOf(history: readonly Event[], seats: number) {
  return pointsByRound(history, seats, sources, pointGainIn)
}

export function pointGainIn(event: Event): PointGain<(typeof sources)[number]> | undefined {
  if (event.kind === 'moneyEarned') return { seat: event.seat, from: sourceOf[event.source], points: event.amount }
  if (event.kind === 'awardTaken') return { seat: event.seat, from: 'awards', points: event.points }
  return undefined
}
