import type { Draw, Seat } from '@carriage/kernel'
import type { Change } from './change.ts'
import type { Clock } from './pace.ts'

/**
 * An entry of the log as a viewer gets it: enough to go from the last view to the next. Usually that is the entry
 * itself, which the viewer replays with the same rules as the server. Where that would touch a secret, or an undo goes
 * back further than the viewer remembers, the change of its view is included.
 */
export interface Frame {
  /** The number of the entry. Frames are applied in this order, each once. */
  readonly n: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly seat: Seat
  /** Set where a program decided: a bot, or the replacement of an absent player. */
  readonly bot?: true
  readonly entry: PlayedEntry | UndoneEntry
  readonly change?: Change
  /** Only with a change; a client that replays the entry gets the events from the rules. */
  readonly events?: readonly object[]
  readonly clock?: Clock
}

export interface PlayedEntry {
  readonly move: object
  readonly draws: readonly Draw[]
}

export interface UndoneEntry {
  /** The number of the move that was undone, with all entries after it. */
  readonly undo: number
  readonly consent: readonly Seat[]
}

/** A position as a viewer sees it, and the number of its entry. */
export interface Standing {
  readonly n: number
  readonly view: object
  readonly clock?: Clock
}
