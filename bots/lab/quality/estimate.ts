import type { Ratio } from '../../yardstick.ts'

/** A ratio over several games, with its 95 % interval. */
export interface Estimate {
  readonly value: number
  /** Half the width of the interval; not known from one game. */
  readonly margin: number | undefined
  readonly games: number
}

/**
 * The games are independent of each other, the cases within a game are not: so the interval comes from how much the games
 * differ (the usual variance of a ratio estimator).
 */
export function estimateOf(games: readonly Ratio[]): Estimate | undefined {
  let sum = 0
  let of = 0
  for (const game of games) {
    sum += game.sum
    of += game.of
  }
  if (of === 0) return undefined
  const value = sum / of
  const count = games.length
  if (count < 2) return { value, margin: undefined, games: count }
  const squares = games.reduce((total, game) => total + (game.sum - value * game.of) ** 2, 0)
  return { value, margin: (1.96 * Math.sqrt((squares * count) / (count - 1))) / of, games: count }
}
