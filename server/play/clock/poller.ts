import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { type PollingLoop, startPolling } from '../../platform/storage/due-rows.ts'
import { claimDue, listDueTables, lookAgain, untilFirst } from './deadlines.ts'
import { dueActions } from './due-actions.ts'
import { enforceDeadlines } from './enforce-deadlines.ts'

export interface Polling {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  /** Deadlines of one batch. */
  readonly batch?: number
  /**
   * Milliseconds after which a claimed deadline is due again. Shorter than a lease, so that a lost request to a bot is
   * repeated.
   */
  readonly timeout?: number
  /** The longest rest between two looks; a deadline may have come since that is earlier than all others. */
  readonly longestRest?: number
}

/** Checks the tables whose deadline is due. Any number of processes share the work, without state. */
export function pollDeadlines(polling: Polling): PollingLoop {
  const { database, log, longestRest = 1_000 } = polling
  return startPolling({
    what: 'deadlines',
    log,
    every: longestRest,
    async look() {
      const until = await untilFirst(database.pool)
      if (until === null || until > 0) return until ?? longestRest
      // If none are found, another process has them.
      return (await lookAtDue(polling)) === 0 ? longestRest / 10 : 0
    },
  })
}

/** Checks the tables that are due now, at most a batch. Returns their number. */
export async function lookAtDue({ database, bus, log, batch = 200, timeout = 5_000 }: Polling): Promise<number> {
  const { pool } = database
  const claims = await claimDue(pool, batch, timeout)
  if (claims.length === 0) return 0
  const due = await listDueTables(
    pool,
    claims.map(({ match }) => match),
  )
  const tables = new Map(due.map((table) => [table.match, table]))
  const looks = claims.map(({ match, version, now }) => {
    const table = tables.get(match)
    // A deadline without a running table is a leftover.
    const nothing = { late: [], wake: false, premoves: false, due: null }
    return { match, version, table, ...(table ? dueActions(table, now) : nothing) }
  })
  const late = looks.flatMap(({ match, table, late }) =>
    late.map((seat) => ({ match, version: table?.version ?? 0, seat })),
  )
  for (const match of await enforceDeadlines(pool, late)) {
    log.info({ match }, 'seat out of time, replaced by bot')
    bus.publish(`table.${match}`, 'replaced')
  }
  await lookAgain(
    pool,
    looks.filter(({ wake, premoves }) => !wake && !premoves),
  )
  for (const { match, wake, premoves } of looks) {
    if (wake) bus.publish('bots.wake', match)
    if (premoves) bus.publish('premoves.wake', match)
  }
  return claims.length
}
