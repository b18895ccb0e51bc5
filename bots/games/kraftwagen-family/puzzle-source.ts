import type { PuzzleSource } from '../../puzzle-source.ts'
import type { Trainable } from '../../trainable.ts'
import type { FamilyPosition } from './position.ts'

const lastRound = 3

/** Puzzles of the last round: its last choices can be tried to the result, the others are played on with many lucks. */
export function familyPuzzles(
  { source, modelWith, options }: Trainable,
  variant: object = {},
): PuzzleSource<FamilyPosition> {
  return {
    goal: 'lead',
    clearly: 5,
    longSearch: 1_000,
    lastDecisions: 26,
    playsOut: true,
    tables: [2, 3, 4].flatMap((seats) => [
      { seats, options },
      { seats, options: { ...options, ...variant } },
    ]),
    isTurn: (view) => modelWith(source.trained(source.seats(view))).effort(view) >= 1,
    isAsked: ({ round }) => round === lastRound,
    periodOf: ({ round }) => round,
    isSettled: ({ phase }) => phase === 'over',
    figures(state) {
      const points = Array.from(source.lookAt(state).points.subarray(0, source.seats(state)))
      return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)))
    },
    keyOf: (state) => JSON.stringify(state),
    imagine: (view, seat, chance) => modelWith(source.trained(source.seats(view))).sampleHidden(view, seat, chance),
  }
}
