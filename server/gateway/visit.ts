import type { Seat } from '@carriage/kernel'
import type { MatchId, Problem, ServerMessage } from '@carriage/protocol'
import type { Caller } from '../accounts/caller.ts'
import { callerAt } from '../authority/index.ts'
import { isQuarantine } from '../matches/quarantine.ts'
import type { Facts } from '../tables/index.ts'
import type { Follower } from './audience.ts'

/** Where the messages of a visit go. */
export interface Line {
  readonly caller: Caller
  /** Sends a text, or what `textFrame` made of one. */
  send(message: string | Buffer): void
}

/** One socket at one table, from its coming to its leaving. */
export class Visit implements Follower {
  readonly match: MatchId
  readonly line: Line
  /** Who the visitor is at this table. */
  readonly caller: Caller
  /** The secret part of the table's link, if the visitor came by it. */
  readonly key: string | undefined
  seat: Seat | null = null
  at: number | undefined
  looking = false
  readsChat = false
  /** Whether it was let in. */
  admitted = false
  /** What is known of the table for this visitor; nothing after something changed there. */
  facts: Promise<Facts | undefined> | undefined
  readonly #onEnd: (visit: Visit) => void

  constructor(match: MatchId, line: Line, key: string | undefined, onEnd: (visit: Visit) => void) {
    this.match = match
    this.line = line
    this.caller = callerAt(line.caller, match)
    this.key = key
    this.#onEnd = onEnd
  }

  send(message: Buffer): void {
    this.line.send(message)
  }

  tell(message: ServerMessage): void {
    this.line.send(JSON.stringify(message))
  }

  /** The visit is over, and the visitor is told why. */
  refuse(problem: Problem): void {
    this.tell({ say: 'failed', match: this.match, problem })
    this.#onEnd(this)
  }

  fail(error: unknown): void {
    // It stays, and hears when the match is released.
    if (isQuarantine(error)) this.tell({ say: 'failed', match: this.match, problem: error.problem })
    else
      this.refuse({ code: 'unavailable', detail: 'The match cannot be reached just now. Watch it again in a moment.' })
  }
}
