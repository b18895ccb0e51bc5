import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { MatchesHere } from '../../play/matches/index.ts'
import type { Bus } from '../bus/index.ts'
import type { Health } from '../operations/health.ts'
import type { Database } from '../storage/database.ts'

/** What every role of a process is given. */
export interface RoleOptions {
  readonly config: Config
  /** For lists, accounts, chat, notices and everything else that may take its time. */
  readonly database: Database
  /**
   * For the path of a move: who asks, what they may do, the match, its clock, its bots. A lock or a slow statement
   * elsewhere takes none of its connections.
   */
  readonly moves: Database
  readonly bus: Bus
  /** The matches as this process plays them, for the roles that need them. */
  readonly matches: () => MatchesHere
  readonly log: Logger
  readonly health: Health
}
