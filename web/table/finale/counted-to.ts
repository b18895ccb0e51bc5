import type { Seat } from '@carriage/kernel'
import type { PointsFrom } from './finale.ts'

interface Counted {
  /** By seat. */
  readonly points: readonly number[]
  /** Who has most so far first; of equals who comes first in the end. */
  readonly order: readonly Seat[]
}

/** What the seats have after some of the sources; after all of them, the scores. */
export function countedTo(
  sources: readonly PointsFrom[],
  counted: number,
  ranking: readonly Seat[],
  scores: readonly number[],
): Counted {
  if (counted >= sources.length) return { points: scores, order: ranking }
  const points = scores.map((_, seat) =>
    sources.slice(0, counted).reduce((sum, source) => sum + (source.points[seat] ?? 0), 0),
  )
  return { points, order: ranking.toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0)) }
}
