import type { Chance, Seat } from '@carriage/kernel'

/** What a seat might do next: small decisions in a row, at most to the end of its turn, and their result. */
export interface TurnPlan<State, Move> {
  readonly moves: readonly [Move, ...Move[]]
  /** The position afterwards; absent until the plan has been played. */
  readonly end?: State
  /** What the position is worth to each seat. */
  readonly worth: Float64Array
  /** Whether something was drawn on the way, so that the same moves may lead to another position. */
  readonly chancy: boolean
}

/**
 * What a bot knows of a game: how to fill in hidden information, which plans to consider, and how to value a position.
 * The rest of the search is the same for all games.
 */
export interface GameModel<State, Move> {
  /** A possible position: everything that the seat cannot see is filled in at random. */
  sampleHidden(view: State, seat: Seat, chance: Chance): State
  /** How many of those a search looks at: one if hidden information has no effect on what can be done. */
  readonly worlds: number
  /** The factor for the budget of a decision: at least 1 where a turn begins, less for the details of a turn. */
  effort(state: State): number
  /** The seat that decides next, if any does. */
  mover(state: State): Seat | undefined
  /** The plans of the mover, the best first; at least one. */
  plans(state: State, seat: Seat, width: Width, chance: Chance): TurnPlan<State, Move>[]
  /** Carries out a plan with new luck; where it is no longer legal, goes on with the move that looks best. */
  follow(state: State, seat: Seat, plan: TurnPlan<State, Move>, chance: Chance): State
  /** The share of a win that each seat can expect, from 0 to 1. The mover maximises only its own share. */
  worth(state: State, into: Float64Array): void
  /**
   * What a beginner looks at: what a seat has and would be paid if it were settled now, without any reply of a rival. A
   * model without it errs at random.
   */
  paysNow?(state: State, seat: Seat): number
  /**
   * The share of each seat, found by playing on from a position that is new to the search; without it the search takes the value of
   * the best plan. The view is the root of the search: all plans that are compared are played on to the same moment.
   */
  playOut?(state: State, chance: Chance, into: Float64Array, view: State): void
}

/** The width of the search: wide for the decision itself, narrow for the turns after it. */
export type Width = 'wide' | 'narrow'
