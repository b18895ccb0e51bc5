import { isSecret, type Result, rankByPoints, seatsOf } from '@carriage/kernel'
import type { FinalScore } from './events.ts'
import { companyOf, type State } from './state.ts'

/** AE-12.5 Only points count. */
export function finalScores(state: State): FinalScore[] {
  return seatsOf(state.companies.length).map((seat) => {
    const { points, engineers } = companyOf(state, seat)
    if (isSecret(points)) throw new RangeError('Scores are computed after totals are revealed.')
    return { seat, points, engineers: engineers.length }
  })
}

/**
 * AE-12.2 Most points win; AE-12.3 ties go to the company with more engineers; AE-12.4 further ties share the place.
 */
export function result(state: State): Result {
  const scores = finalScores(state)
  return rankByPoints(
    scores.map(({ points }) => points),
    scores.map(({ engineers }) => engineers),
  )
}
