import { fastChance } from '@carriage/kernel'
import { LeastSquares } from './least-squares.ts'

/** Whether each factor is raised (1) or lowered (-1) for a seat. */
export type Changes = readonly (1 | -1)[]

/** What a factor does to the score of a seat that raises it by a step, and the standard error. */
export interface Effect {
  readonly effect: number
  readonly error: number
}

/** A factor changed by some steps. One below 1 stays below 1, since it may be a share. */
export function stepped(value: number, steps: number, times: number): number {
  const by = times ** steps
  return Number((value < 1 ? value ** (1 / by) : value * by).toPrecision(3))
}

/** The changes of a game, for each seat: each factor is raised or lowered by chance, independently of all others. */
export function changesOf(seed: number, seats: number, factors: number): Changes[] {
  const chance = fastChance(seed)
  return Array.from({ length: seats }, () => Array.from({ length: factors }, () => (chance.below(2) === 0 ? 1 : -1)))
}

/**
 * The effects of all factors from the same games. Seats are compared within a game, so that its luck counts for nothing:
 * each score and each change is taken as its difference from the mean of the game.
 */
export class FactorTrial {
  readonly #factors: number
  readonly #rows: { readonly row: Float64Array; readonly score: number }[] = []
  #games = 0

  constructor(factors: number) {
    this.#factors = factors
  }

  add(changes: readonly Changes[], scores: readonly number[]): void {
    this.#games += 1
    const seats = changes.length
    const meanScore = scores.reduce((sum, score) => sum + score, 0) / seats
    const means = Array.from(
      { length: this.#factors },
      (_, factor) => changes.reduce((sum, of) => sum + (of[factor] ?? 0), 0) / seats,
    )
    for (const [seat, of] of changes.entries())
      this.#rows.push({
        row: Float64Array.from(of, (change, factor) => change - (means[factor] ?? 0)),
        score: (scores[seat] ?? 0) - meanScore,
      })
  }

  effects(): Effect[] {
    const squares = new LeastSquares(this.#factors)
    const spread = new Float64Array(this.#factors)
    for (const { row, score } of this.#rows) {
      squares.add(row, score)
      for (const [factor, change] of row.entries()) spread[factor] = (spread[factor] ?? 0) + change ** 2
    }
    const weights = squares.solve(new Float64Array(this.#factors), 0)
    const unexplained = this.#rows.reduce((sum, { row, score }) => {
      const expected = row.reduce((total, change, factor) => total + change * (weights[factor] ?? 0), 0)
      return sum + (score - expected) ** 2
    }, 0)
    // One of the differences of each game follows from the others.
    const free = this.#rows.length - this.#games - this.#factors
    const variance = unexplained / Math.max(1, free)
    return Array.from(weights, (effect, factor) => ({ effect, error: Math.sqrt(variance / (spread[factor] ?? 0)) }))
  }
}
