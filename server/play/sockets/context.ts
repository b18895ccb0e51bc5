import type { ByeReason, ChatLine, MatchId, Problem } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Caller } from '../../accounts/caller.ts'
import type { Bus } from '../../platform/bus/index.ts'
import type { ConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { TableService } from '../../tables/index.ts'
import type { Matches } from '../matches/client.ts'
import type { Limits } from './limits.ts'

/** What a gateway needs of the rest of the server. */
export interface GatewayParts {
  readonly database: Database
  readonly bus: Bus
  readonly matches: Matches
  readonly tables: TableService
  readonly log: Logger
  readonly chat: ChatPort
}

/** The chat of a table. */
export interface ChatPort {
  /** Posts a line at a table, or returns why it is refused. */
  send(caller: Caller, match: MatchId, id: string, text: string): Promise<Problem | undefined>
  /** Whether the caller is shown a line; not if its author was muted. */
  receives(caller: Caller, match: MatchId, line: ChatLine): Promise<boolean>
}

/** Shared by the parts of one gateway. */
export interface GatewayContext extends GatewayParts {
  /** The name of this gateway among the others. */
  readonly name: string
  readonly limits: Limits
  readonly counters: Counters
  /** Limits concurrent fetches from the matches and the database. */
  readonly fetches: ConcurrencyLimit
}

/** Counters of a gateway since its start, for the metrics. */
export interface Counters {
  framesSent: number
  viewsSent: number
  /** Frames that did not come over the bus and were fetched. */
  framesFetched: number
  /** How often the relay found a match with an entry that the bus had not delivered. */
  relayed: number
  commands: number
  refused: number
  closed: Record<string, number>
}

/** Every reason starts at zero, so that its metric exists from the start. */
const noCloses: Readonly<Record<ByeReason, number>> = { draining: 0, tooMany: 0, slow: 0, silent: 0, signedOut: 0 }

export function zeroCounters(): Counters {
  return { framesSent: 0, viewsSent: 0, framesFetched: 0, relayed: 0, commands: 0, refused: 0, closed: { ...noCloses } }
}
