import type { ChanceSource } from '../chance/source.ts'
import type { Seat } from '../contract/seat.ts'
import type { Draw } from '../play/live-effects.ts'
import type { Hash } from './hash.ts'

/** Fixed when a match is created. Player names are stored separately, so that a name can be deleted. */
export interface Header<Options> {
  readonly match: string
  readonly game: string
  /** The rules version of this match for life. */
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly source: ChanceSource
}

/** Entry 0 of a log: the set-up with its draws. */
export interface Opening {
  readonly draws: readonly Draw[]
  readonly hash: Hash
}

/** A log only grows: an undo is an entry of its own, and the undone move stays in it. */
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
  /** The number of the undone move; all later ones are undone too. */
  readonly undo: number
  /** The seats that agreed, unless the undo was free. */
  readonly consent: readonly Seat[]
  readonly hash: Hash
}
