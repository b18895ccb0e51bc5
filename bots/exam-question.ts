import type { Seat } from '@carriage/kernel'

/**
 * A position with a clearly best choice. It is kept as a record, `bots/games/ID/exam/*.json`: chance is
 * `fastChance(seed)`, and the moves lead from the set-up to the position.
 */
export interface ExamQuestion<Move = object> {
  readonly seats: number
  readonly options: object
  readonly seed: number
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
  /** The seat that decides. */
  readonly seat: Seat
  /** Why the choice is clear, and how that was verified. */
  readonly why: string
  /** A position that no bot was tuned on. */
  readonly heldBack?: boolean
  /** The moves that are right, each as the parts of a move that matter; absent where the game marks the choice itself. */
  readonly right?: readonly object[]
  /** What the marking of the game needs. */
  readonly pass?: object
}

/** Marks a choice that cannot be compared with a list; exported by `bots/games/ID/exam/marking.ts` as `marking`. */
export type Marking<State = object, Move = object> = (
  state: State,
  seat: Seat,
  move: Move,
  question: ExamQuestion<Move>,
) => boolean
