import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { Budget } from './budget.ts'
import type { Committer } from './committer.ts'
import type { Failures } from './failures.ts'
import type { LoadedMatches } from './loaded-matches.ts'
import type { PlayersCache } from './players-cache.ts'

/** Shared by commands, undo and reads in a process that plays matches. */
export interface MatchesOptions {
  readonly database: Database
  readonly bus: Bus
  readonly budget: Budget
  readonly log: Logger
  readonly committer: Committer
  readonly matches: LoadedMatches
  readonly players: PlayersCache
  readonly failures: Failures
}
