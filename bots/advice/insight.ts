import type { Seat } from '@carriage/kernel'

/** What speaks for something, and about how many points it is worth. */
export interface Reason {
  /** The topic, such as `race`; the client has words for it. */
  readonly concern: string
  readonly points: number
}

/** What can be said about positions of a game, whose secrets have been filled in. */
export interface Insight<State> {
  /** The points that each seat can expect; what comes to all alike may be left out. */
  points(state: State, into: Float64Array): void
  /** The probability to finish before a rival, given the lead in points. */
  chanceOf(state: State, lead: number): number
  /** The lead that gives such a chance. */
  leadFor(state: State, chance: number): number
  /** What became better for a seat from one position to the other, the most important first. */
  gains(before: State, after: State, seat: Seat): Reason[]
}
