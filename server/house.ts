import type { Logger } from 'pino'
import type { Bus } from './bus/index.ts'
import type { Config } from './config.ts'
import type { Health } from './ops/health.ts'
import type { Database } from './store/database.ts'

/** What every role of a process is given. */
export interface House {
  readonly config: Config
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  readonly health: Health
}
