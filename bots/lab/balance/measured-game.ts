import type { Seat } from '@carriage/kernel'
import type { Ratio } from '../../yardstick.ts'
import { type Estimate, estimateOf } from '../quality/estimate.ts'

/** One game as the balance needs it. */
export interface BalanceGame {
  /** Points by seat. */
  readonly points: readonly number[]
  /** The part of the victory by seat: 1, or less where it was shared. */
  readonly won: readonly number[]
  readonly startOrder: readonly Seat[]
  /** What a simulation counts. */
  readonly figures: Readonly<Record<string, number>>
  /** How often each seat took something, by its name; nothing for what nobody took. */
  readonly taken: Readonly<Record<string, readonly number[]>>
}

/** The points of the seat that begins at a place, from 0, and its part of the victories. */
export function ofStartPlace(
  games: readonly BalanceGame[],
  place: number,
): { points: Estimate | undefined; won: Estimate | undefined } {
  const mean = (values: (game: BalanceGame) => readonly number[]) =>
    estimateOf(
      games.flatMap((game) => {
        const value = values(game)[game.startOrder[place] ?? -1]
        return value === undefined ? [] : { sum: value, of: 1 }
      }),
    )
  return { points: mean(({ points }) => points), won: mean(({ won }) => won) }
}

/** How often all seats together took it in a game. */
export function timesTaken(games: readonly BalanceGame[], name: string): Estimate | undefined {
  return estimateOf(games.map(({ taken }) => ({ sum: total(taken[name] ?? []), of: 1 })))
}

/** The share of the seats that took it at all. */
export function shareOfTakers(games: readonly BalanceGame[], name: string): Estimate | undefined {
  return estimateOf(
    games.map(({ taken, points }) => ({ sum: (taken[name] ?? []).filter((n) => n > 0).length, of: points.length })),
  )
}

/**
 * How many points a seat has more than the others at its table for each time it took the thing more often: the slope of
 * a regression of points on counts, both as differences from the table mean. For things taken at most once this
 * compares those who took it with those who did not. Tables where all took it equally often are ignored.
 */
export function pointsForOneMore(games: readonly BalanceGame[], name: string): Estimate | undefined {
  return estimateOf(
    games.flatMap(({ taken, points }): Ratio[] => {
      const times = taken[name]
      if (!times) return []
      const meanTimes = total(times) / times.length
      const meanPoints = total(points) / points.length
      const of = total(times.map((n) => (n - meanTimes) ** 2))
      if (of === 0) return []
      return [{ sum: total(times.map((n, seat) => (n - meanTimes) * ((points[seat] ?? 0) - meanPoints))), of }]
    }),
  )
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
