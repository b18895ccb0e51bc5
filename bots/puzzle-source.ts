import type { Chance, Seat } from '@carriage/kernel'
import type { PuzzleGoal } from './puzzle.ts'

/** What it takes to find puzzles in a game; exported by `bots/games/ID/puzzles/source.ts` as `puzzleSource`. */
export interface PuzzleSource<State = object, Move = object> {
  /** What the figures of its puzzles are. */
  readonly goal: PuzzleGoal
  /** By how many points or dollars the best choice must be better than any that is wrong. */
  readonly clearly: number
  /** The iterations of the Magnate at ten times its time. */
  readonly longSearch: number
  /** The iterations of the Mechanics that play games for puzzles; by default those of the level. */
  readonly iterations?: number
  /** Decisions of a game that are looked at, the last one first. */
  readonly lastDecisions: number
  /** Tables on which bots play games for puzzles. */
  readonly tables: readonly { readonly seats: number; readonly options: object }[]
  /** Whether choices that cannot be tried to the end are compared by playing on with many lucks. */
  readonly playsOut?: boolean
  /** Whether a turn begins in this view; only such decisions are compared by playing on. */
  isTurn?(view: State): boolean
  /** Whether a decision may be a puzzle at all. */
  isAsked(state: State, seat: Seat): boolean
  /** Which round or year it is: before a decision that cannot be tried to the end, none of the same period can. */
  periodOf(state: State): number
  /** Whether everything that the puzzle is about has happened. */
  isSettled(state: State, from: State): boolean
  /** The figure of each seat once it is settled. */
  figures(state: State, from: State): number[]
  /** A seat's choices, one of each group with the same result; by default every legal move. */
  choices?(state: State, seat: Seat): Move[]
  /** The key that distinguishes positions of the search. */
  keyOf(state: State): string
  /** A possible position, with everything filled in that the seat does not see. */
  imagine(view: State, seat: Seat, chance: Chance): State
  /** The move that pays most at once. A decision in which it is also the best is no puzzle. */
  greedy?(view: State, seat: Seat): Move
}
