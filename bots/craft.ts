import type { Chance, Seat } from '@carriage/kernel'

/** What a seat might do next: small decisions in a row, at most to the end of its turn, and what comes of them. */
export interface Plan<State, Move> {
  readonly moves: readonly [Move, ...Move[]]
  /** The position afterwards; absent until the plan has been played. */
  readonly end?: State
  /** What the position is worth to each seat. */
  readonly worth: Float64Array
  /** Something was drawn on the way, so that the same moves may end elsewhere. */
  readonly chancy: boolean
}

/**
 * What a bot knows of a game: how to imagine what it cannot see, which plans are worth a thought, and what a position is
 * worth. Everything else about thinking is the same for all games.
 */
export interface Craft<State, Move> {
  /** The position as it may be: what the seat cannot see is filled in by chance. */
  imagine(view: State, seat: Seat, chance: Chance): State
  /** How many of those a search looks at. One, where what is hidden decides nothing that can be done. */
  readonly worlds: number
  /** How much of a budget a decision deserves, from 0 to 1: choosing what to do with a turn all of it, details less. */
  effort(state: State): number
  /** The seat that decides next, if any does. */
  mover(state: State): Seat | undefined
  /** The plans of the mover, the best first; at least one. */
  plans(state: State, seat: Seat, width: Width, chance: Chance): Plan<State, Move>[]
  /** Carries a plan out, with luck of its own; where it no longer fits, goes on with what looks best then. */
  follow(state: State, seat: Seat, plan: Plan<State, Move>, chance: Chance): State
  /** What each seat can expect here, from 0 to 1: all that a mover wants is its own share. */
  worth(state: State, into: Float64Array): void
  /**
   * The same, found by playing on from a position that is new to the search. Without it, its best plan tells. The view is
   * where the thinking began: all that is compared is played on to the same moment.
   */
  playOut?(state: State, chance: Chance, into: Float64Array, view: State): void
}

/** How widely to look around: once for the decision itself, more narrowly for what may follow it. */
export type Width = 'wide' | 'narrow'
