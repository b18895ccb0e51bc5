import type { Seat } from '@carriage/kernel'
import type { MatchId, Problem, ServerMessage } from '@carriage/protocol'
import type { Caller } from '../../accounts/caller.ts'
import { callerAt } from '../../accounts/permissions/index.ts'
import type { CallerTableFacts } from '../../tables/index.ts'
import { isQuarantine } from '../matches/quarantine.ts'
import type { GroupMember } from './viewer-group.ts'

/** The connection that the messages of a subscription go to. */
export interface Socket {
  readonly caller: Caller
  /** Sends a text, or the result of `encodeSocketMessage`. */
  send(message: string | Buffer): void
  /** Sends the result of `encodeSocketMessage`, after all earlier messages, without waiting for more. */
  sendAtOnce(message: Buffer): void
}

/** One socket that watches one table. */
export class TableSubscription implements GroupMember {
  readonly match: MatchId
  readonly socket: Socket
  /** The caller as far as this table is concerned. */
  readonly caller: Caller
  /** The secret part of the table's link, if the caller sent it. */
  readonly key: string | undefined
  seat: Seat | null = null
  at: number | undefined
  visible = false
  readsChat = false
  /** Whether the caller may watch the table; false until that is decided. */
  admitted = false
  /** The table's facts for this caller; undefined after a change of the table. */
  facts: Promise<CallerTableFacts | undefined> | undefined
  readonly #onEnd: (subscription: TableSubscription) => void

  constructor(
    match: MatchId,
    socket: Socket,
    key: string | undefined,
    onEnd: (subscription: TableSubscription) => void,
  ) {
    this.match = match
    this.socket = socket
    this.caller = callerAt(socket.caller, match)
    this.key = key
    this.#onEnd = onEnd
  }

  send(message: Buffer): void {
    this.socket.send(message)
  }

  sendAtOnce(message: Buffer): void {
    this.socket.sendAtOnce(message)
  }

  sendMessage(message: ServerMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Ends the subscription with a reason for the client. */
  refuse(problem: Problem): void {
    this.sendMessage({ type: 'failed', match: this.match, problem })
    this.#onEnd(this)
  }

  fail(error: unknown): void {
    // The subscription remains, and continues when the match is released.
    if (isQuarantine(error)) this.sendMessage({ type: 'failed', match: this.match, problem: error.problem })
    else this.refuse({ code: 'unavailable', detail: 'The match is unavailable at the moment. Watch it again soon.' })
  }
}
