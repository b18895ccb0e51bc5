import { isSecret, type Result, rankByPoints, seatsOf } from '@carriage/kernel'
import type { FinalScore } from './events.ts'
import { companyOf, type State } from './state.ts'

/** AE-12.5 Points and nothing else. */
export function finalScores(state: State): FinalScore[] {
  return seatsOf(state.companies.length).map((seat) => {
    const { points, engineers } = companyOf(state, seat)
    if (isSecret(points)) throw new RangeError('Scores are counted after everything was revealed.')
    return { seat, points, engineers: engineers.length }
  })
}

/** AE-12.2 The most points win; AE-12.3 of equals the one with more engineers; AE-12.4 else they share the place. */
export function result(state: State): Result {
  const scores = finalScores(state)
  return rankByPoints(
    scores.map(({ points }) => points),
    scores.map(({ engineers }) => engineers),
  )
}
