import type { Seat } from '@carriage/kernel'

/** A reason for a move. A fact comes from the forecasts of the rules and can be checked on the board; the rest is an estimate. */
export interface Reason {
  /** The topic, such as `race`; the client has words for it. */
  readonly concern: string
  /** The value in points. */
  readonly points: number
  /** The subject besides the points, such as a buyer; a `seat` is shown by its name. */
  readonly facts?: Readonly<Record<string, string | number>>
  /** It warns of something and is no reason to do it. */
  readonly warns?: true
}

/** The evaluation of positions of a game, whose secrets have been filled in. */
export interface Evaluation<State, Move = object> {
  /** The expected points of each seat; points that all seats get alike may be left out. */
  points(state: State, into: Float64Array): void
  /** The probability to finish before a rival, given the lead in points. */
  chanceOf(state: State, lead: number): number
  /** The lead that gives such a chance. */
  leadFor(state: State, chance: number): number
  /**
   * What becomes better for a seat from one position to the other by these moves, the most important first. What is only
   * estimated is compared with the position that the best alternative leads to.
   */
  gains(before: State, after: State, seat: Seat, moves: readonly Move[], instead: State): Reason[]
  /** Limit of reasons: a longer list is no help to a player. */
  readonly mostReasons: number
  /** Plain moves that are always possible here, beside those that were considered. */
  plainMoves?(before: State, seat: Seat): readonly Move[]
  /** Whether the moves spend something without a reason that could be shown. */
  isPointless?(before: State, seat: Seat, moves: readonly Move[]): boolean
}
