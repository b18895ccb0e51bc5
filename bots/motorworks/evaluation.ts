import type { Seat } from '@carriage/kernel'
import type { Evaluation, Reason } from '../advice/evaluation.ts'
import type { Judgement } from './judgement.ts'
import { type MotorworksPosition, mostSeats } from './position.ts'

/** The smallest value of a reason, in points. */
const worthSaying = 0.5
const mostReasons = 2

/** Explains a judgement in words that a player would use: points now, losses of rivals, and the topics of features. */
export function evaluationOf<State extends MotorworksPosition>(
  judgement: Judgement<State>,
  about: Readonly<Record<string, string | undefined>>,
  { now, rivals }: { readonly now: string; readonly rivals: string },
): Evaluation<State> {
  const expected = new Float64Array(mostSeats)

  /** The value of each concern in the judgement of a seat. */
  function countedFor(state: State, seat: Seat): Map<string, number> {
    const { source } = judgement
    const seats = source.seats(state)
    judgement.points(state, expected)
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, expected[other] ?? 0)
    const { values, points, left } = source.lookAt(state)
    const counted = new Map<string, number>([
      [now, points[seat] ?? 0],
      [rivals, -rival],
    ])
    const weights = judgement.trained(seats).weights[state.round - 1]
    if (!weights || state.phase === 'over') return counted
    const count = source.features.length
    for (const [index, feature] of source.features.entries()) {
      const concern = about[feature]
      if (concern === undefined) continue
      const value = values[seat * count + index] ?? 0
      const adds = value * ((weights[index] ?? 0) + left * (weights[count + index] ?? 0))
      counted.set(concern, (counted.get(concern) ?? 0) + adds)
    }
    return counted
  }

  return {
    points: (state, into) => judgement.points(state, into),
    chanceOf: (state, lead) => judgement.chanceOf(state, lead),
    leadFor: (state, chance) => judgement.leadFor(state, chance),

    gains(before, after, seat) {
      const then = countedFor(before, seat)
      const later = countedFor(after, seat)
      const concerns = new Set([...then.keys(), ...later.keys()])
      return [...concerns]
        .map((concern): Reason => ({ concern, points: (later.get(concern) ?? 0) - (then.get(concern) ?? 0) }))
        .filter(({ points }) => points >= worthSaying)
        .sort((a, b) => b.points - a.points)
        .slice(0, mostReasons)
    },
  }
}
