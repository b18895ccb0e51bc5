import type { Seat } from '@carriage/kernel'

/** A reason for a move, and its approximate value in points. */
export interface Reason {
  /** The topic, such as `race`; the client has words for it. */
  readonly concern: string
  readonly points: number
}

/** The evaluation of positions of a game, whose secrets have been filled in. */
export interface Evaluation<State> {
  /** The expected points of each seat; points that all seats get alike may be left out. */
  points(state: State, into: Float64Array): void
  /** The probability to finish before a rival, given the lead in points. */
  chanceOf(state: State, lead: number): number
  /** The lead that gives such a chance. */
  leadFor(state: State, chance: number): number
  /** What became better for a seat from one position to the other, the most important first. */
  gains(before: State, after: State, seat: Seat): Reason[]
}
