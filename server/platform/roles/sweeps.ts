import { retention } from '@carriage/protocol/stored-data'
import { sweepOldData } from '../../accounts/privacy/index.ts'
import { forgetSettled } from '../../notifications/index.ts'
import { archiveFinished } from '../../play/archive/index.ts'
import { closeIdleTables } from '../../tables/index.ts'
import { sweepTickets } from '../../tables/quick-match/index.ts'
import { sweepReports } from '../client-reports/index.ts'
import type { RoleOptions } from './deps.ts'

export interface SweepOptions extends Pick<RoleOptions, 'database' | 'bus' | 'log'> {
  readonly config: Pick<RoleOptions['config'], 'ARCHIVE_DAYS' | 'WAITING_TABLE_DAYS'>
  readonly sweepAccounts: () => Promise<unknown>
}

/** Unique among the advisory locks of the database. */
const sweepLock = '6224410097835520013'

/** Milliseconds after which the connection is given up, and the lock with it. */
const homeTimeout = 10_000

/**
 * Deletes expired data, one kind after another; a failure does not stop the others. One process of the site does it at
 * a time: false if another one does.
 */
export async function runSweeps(options: SweepOptions): Promise<boolean> {
  const { config, database, bus, log } = options
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    'accounts and sessions': options.sweepAccounts,
    tickets: () => sweepTickets(database, retention.ticket),
    'waiting tables': () => closeIdleTables({ database, bus }, config.WAITING_TABLE_DAYS),
    'old data': () => sweepOldData(database),
    'client reports': () => sweepReports(database),
    notifications: () => forgetSettled(database),
    // The first one of a large site takes hours.
    'finished matches': async () => {
      const archived = await archiveFinished({ database, log }, { days: config.ARCHIVE_DAYS })
      if (archived > 0) log.info({ archived }, 'logs of finished matches archived')
    },
  }
  const lock = await database.connect({ queryTimeout: homeTimeout })
  try {
    const { rows } = await lock.query<{ locked: boolean }>(`select pg_try_advisory_lock(${sweepLock}) as locked`)
    if (!rows[0]?.locked) return false
    for (const [what, sweep] of Object.entries(sweeps))
      await sweep().catch((error: unknown) => log.warn({ err: error }, `sweep of ${what} failed`))
    return true
  } finally {
    await lock.end().catch(() => undefined)
  }
}
