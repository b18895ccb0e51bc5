import type { Draw, Seat } from '@carriage/kernel'
import type { Change } from './change.ts'
import type { Clock } from './pace.ts'

/**
 * One entry of a log as a viewer gets it: enough to go from what it saw before to what it sees now.
 * Mostly that is the entry itself, which the viewer plays with the very rules that decided it. Where that would meet
 * a secret, or an undo leads back further than the viewer remembers, the change of its view travels too.
 */
export interface Frame {
  /** The number of the entry; frames are applied in this order, each once. */
  readonly n: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly seat: Seat
  /** Set where a program decided, for a bot's seat or for an absent player. */
  readonly bot?: true
  readonly entry: PlayedEntry | UndoneEntry
  readonly change?: Change
  /** The events; only with a change, since a client that plays the entry gets them from the rules. */
  readonly events?: readonly object[]
  readonly clock?: Clock
}

export interface PlayedEntry {
  readonly move: object
  readonly draws: readonly Draw[]
}

export interface UndoneEntry {
  /** The number of the move that was taken back, with all that came after it. */
  readonly undo: number
  readonly consent: readonly Seat[]
}

/** A position as a viewer sees it, and the number of the entry that led to it. */
export interface Standing {
  readonly n: number
  readonly view: object
  readonly clock?: Clock
}
