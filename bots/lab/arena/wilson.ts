export interface Interval {
  readonly low: number
  readonly high: number
}

/** The Wilson interval: the true share with 95 % confidence, given the number of wins (a tie is half a win). */
export function wilson(wins: number, games: number, z = 1.96): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const spread = z * z
  const middle = (share + spread / (2 * games)) / (1 + spread / games)
  const half = (z / (1 + spread / games)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games * games))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
