import type { Seat } from '@carriage/kernel'
import type { PointsFrom } from './finale.ts'

interface Counted {
  /** By seat. */
  readonly points: readonly number[]
  /** By current points; ties in the order of the final ranking. */
  readonly order: readonly Seat[]
}

/** The points after some of the sources; after all of them, the scores. */
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
