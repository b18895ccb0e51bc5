import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import { deadlineLate } from '../../platform/operations/metrics.ts'
import type { Database } from '../../platform/storage/database.ts'
import { claimDue, listDueTables, lookAgain, untilFirst } from './deadlines.ts'
import { dueActions } from './due-actions.ts'
import { enforceDeadlines } from './enforce-deadlines.ts'

export interface Polling {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  /** Deadlines looked at together. */
  readonly batch?: number
  /** Milliseconds after which a deadline that was taken is due again, if its process did nothing. */
  readonly timeout?: number
  /** The longest rest between two looks; a deadline may have come since that is earlier than all others. */
  readonly longestRest?: number
}

export interface Poller {
  /** Finishes what is under way. */
  stop(): Promise<void>
}

/** Looks at the tables whose time has come. Any number of pollers share the work; none remembers anything. */
export function pollDeadlines(polling: Polling): Poller {
  const { database, log, longestRest = 1_000 } = polling
  let stopped = false
  let wakeUp = ignore
  const ended = poll()
  return {
    stop() {
      stopped = true
      wakeUp()
      return ended
    },
  }

  async function poll(): Promise<void> {
    while (!stopped) {
      try {
        const until = await untilFirst(database.pool)
        if (until === null || until > 0) await rest(Math.min(until ?? longestRest, longestRest))
        else {
          deadlineLate.record(-until / 1_000)
          if ((await lookAtDue(polling)) === 0) await rest(longestRest / 10) // Another poller has them.
        }
      } catch (error) {
        log.warn({ err: error }, 'deadline poll failed')
        await rest(longestRest)
      }
    }
  }

  function rest(milliseconds: number): Promise<void> {
    if (stopped) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.ceil(milliseconds))
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Looks at the tables that are due now, a batch at most. Gives how many there were. */
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
    // A deadline whose table does not play is a remnant.
    const nothing = { late: [], wake: false, premoves: false, due: null }
    return { match, version, table, ...(table ? dueActions(table, now) : nothing) }
  })
  const late = looks.flatMap(({ match, table, late }) =>
    late.map((seat) => ({ match, version: table?.version ?? 0, seat })),
  )
  for (const match of await enforceDeadlines(pool, late)) {
    log.info({ match }, 'seat out of time; a bot plays it')
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

function ignore(): void {}
