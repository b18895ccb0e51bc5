import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { MatchesHere } from '../../play/matches/index.ts'
import type { Bus } from '../bus/index.ts'
import type { Health } from '../operations/health.ts'
import type { Database } from '../storage/database.ts'

export interface RoleOptions {
  readonly config: Config
  /** For lists, accounts, chat, notifications and everything else that is not urgent. */
  readonly database: Database
  /**
   * For the path of a move: authentication, permissions, the match, its clock, its bots. A lock or a slow statement
   * elsewhere takes none of its connections.
   */
  readonly moves: Database
  readonly bus: Bus
  /** The matches as this process plays them, for the roles that need them. */
  readonly matches: () => MatchesHere
  readonly log: Logger
  readonly health: Health
}
