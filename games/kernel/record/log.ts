import type { ChanceSource } from '../chance/source.ts'
import type { Seat } from '../contract/seat.ts'
import type { Draw } from '../play/live-effects.ts'
import type { Hash } from './hash.ts'

/** What is agreed when a match is created. The players' names are kept beside it, so that a name can be forgotten. */
export interface Header<Options> {
  readonly match: string
  readonly game: string
  /** The rules version that this match keeps for life. */
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly source: ChanceSource
}

/** Entry 0 of a log: the set-up, with its draws. */
export interface Opening {
  readonly draws: readonly Draw[]
  readonly hash: Hash
}

/** A log only grows: an undo is an entry of its own, and the move that was taken back stays in it. */
export type Entry<Move> = MoveEntry<Move> | UndoEntry

export interface MoveEntry<Move> {
  readonly n: number
  readonly seat: Seat
  readonly move: Move
  readonly draws: readonly Draw[]
  readonly hash: Hash
}

export interface UndoEntry {
  readonly n: number
  readonly seat: Seat
  /** The number of the move that is taken back, with all that came after it. */
  readonly undo: number
  /** The seats that agreed, where the undo was not free. */
  readonly consent: readonly Seat[]
  readonly hash: Hash
}
