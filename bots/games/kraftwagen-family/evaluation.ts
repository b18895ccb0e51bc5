import type { Seat } from '@carriage/kernel'
import type { Evaluation, Reason } from '../../advice/evaluation.ts'
import { hintFactsOf } from './facts.ts'
import type { Judgement } from './judgement.ts'
import { type FamilyPosition, mostSeats } from './position.ts'
import { type OutcomeSource, outcomeOfTurn } from './turn-outcome.ts'
import type { Features } from './value.ts'

/** The smallest value of a reason, in points. */
const smallestReason = 0.5

/** Explains plans: first facts forecast by the rules, then what the judgement expects from what they prepare. */
export function evaluationOf<State extends FamilyPosition, Move extends object, Event extends object>(
  judgement: Judgement<State>,
  about: Readonly<Record<string, string | undefined>>,
  outcomes: OutcomeSource<State, Move, Event>,
): Evaluation<State, Move> {
  const { source } = judgement
  const count = source.features.length
  const expected = new Float64Array(mostSeats)
  const concerns = [...new Set(Object.values(about).filter((concern) => concern !== undefined))]

  /** The features of a position, which the next look does not overwrite. */
  function copyOf({ values, table, points, left, unit }: Features): Features {
    return { values: values.slice(), table: table.slice(), points: points.slice(), left, unit }
  }

  /** The expected lead of a seat over the mean of the others, without present points. */
  function leadIn(look: Features, state: State, seat: Seat): number {
    const seats = source.seats(state)
    if (state.phase === 'over') return 0
    judgement.trained(seats).value.expect(look, seats, state.round, expected)
    let others = 0
    for (let other = 0; other < seats; other++) if (other !== seat) others += expected[other] ?? 0
    return (expected[seat] ?? 0) - others / (seats - 1)
  }

  return {
    points: (state, into) => judgement.points(state, into),
    chanceOf: (state, lead) => judgement.chanceOf(state, lead),
    leadFor: (state, chance) => judgement.leadFor(state, chance),

    mostReasons: 3,

    gains(before, after, seat, moves, instead) {
      const facts = hintFactsOf(outcomes.scoring(before), outcomeOfTurn(outcomes, before, seat, moves), seat)
      return [...facts, ...estimates(instead, after, seat)]
    },

    isPointless(before, seat, moves) {
      const { unsold, awards, isScored } = outcomeOfTurn(outcomes, before, seat, moves)
      return unsold.some(({ waitsFor }) => waitsFor === undefined) && awards.length === 0 && !isScored
    },
  }

  /** For each concern, what would be lost if its features alone were as in the other position of the round. */
  function estimates(other: State, after: State, seat: Seat): Reason[] {
    if (other.round !== after.round || other.phase === 'over') return []
    const then = copyOf(source.lookAt(other))
    const later = copyOf(source.lookAt(after))
    const lead = leadIn(later, after, seat)
    const withoutGainIn = (concern: string): number => {
      const look = copyOf(later)
      for (let feature = 0; feature < count; feature++) {
        const slot = seat * count + feature
        if (about[source.features[feature] ?? ''] === concern) look.values[slot] = then.values[slot] ?? 0
      }
      return leadIn(look, after, seat)
    }
    return concerns
      .map((concern) => ({ concern, points: lead - withoutGainIn(concern) }))
      .filter(({ points }) => points >= smallestReason)
      .sort((a, b) => b.points - a.points)
  }
}

/** What the features of both editions prepare. Sales, race and awards are shown as facts. */
export const preparations = {
  canteen: 'workers',
  supply: 'workers',
  bodyLevel: 'research',
  engineLevel: 'research',
  lowerLevel: 'research',
  bodyLead: 'research',
  engineLead: 'research',
  readyGain: 'parts',
  bestBody: 'parts',
  bestEngine: 'parts',
  secondBody: 'parts',
  secondEngine: 'parts',
  pairs: 'parts',
  parts: 'parts',
  engineers: 'engineers',
  carMarkers: 'engineers',
  nextToMove: 'tempo',
  rivalsBefore: 'tempo',
  tilesBehind: 'tempo',
  actionsAhead: 'tempo',
} as const
