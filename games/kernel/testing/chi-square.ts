import type { Chance } from '../chance/chance.ts'

/** How often each outcome occurred in this many draws below n. */
export function tally(draws: number, n: number, draw: (index: number) => number): number[] {
  const counts = Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) {
    const drawn = draw(i)
    counts[drawn] = (counts[drawn] ?? Number.NaN) + 1
  }
  return counts
}

/** Pearson's statistic against equal frequencies; NaN if anything outside 0 to n − 1 was drawn. */
export function chiSquare(counts: readonly number[]): number {
  const draws = counts.reduce((sum, count) => sum + count, 0)
  const expected = draws / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Many draws from one stream. */
export function tallyOf(chance: Chance, draws: number, n: number): number[] {
  return tally(draws, n, () => chance.below(n))
}
