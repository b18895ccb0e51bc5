import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { storedGauge } from '../operations/metrics.ts'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

/** Rows of a table that are due at the time in one of their columns. Any number of processes work on a queue. */
export interface Queue {
  /** The name in metrics and the log. */
  readonly name: string
  readonly table: string
  /** The column with the time. */
  readonly due: string
  /** The condition for rows that belong to it. Default: all rows of the table. */
  readonly where?: string
}

/** Milliseconds until a row that a process took is due again, in case that process died. Twice the longest attempt. */
export const lease = 30_000

const firstPause = 20_000
const longestPause = 6 * 3_600_000

/** The pause after a number of failures, in whole milliseconds: longer each time, at most about six hours. */
export function pauseAfter(tries: number): number {
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause)
  // Spread, so that a server that comes back does not get all retries at once.
  return Math.round(pause * (0.8 + 0.4 * Math.random()))
}

/**
 * A statement that takes at most $1 due rows and moves their time $2 milliseconds ahead, so that they are due again if this
 * process dies. It skips rows that another process has locked.
 */
export function takingDue(
  { table, due, where = 'true' }: Queue,
  { set, and = 'true', returning }: { readonly set?: string; readonly and?: string; readonly returning: string },
): string {
  return `
    update ${table} set ${due} = now() + $2 * interval '1 millisecond'${set === undefined ? '' : `, ${set}`}
    where ctid = any(array(
      select ctid from ${table} where ${where} and ${due} <= now() order by ${due} limit $1 for update skip locked))
      and ${and}
    returning ${returning}`
}

/**
 * Runs `step` for each due row until none is left; the step writes when the row is due again. Each step is one transaction that
 * locks its row, so several processes can run at once and a process that dies leaves no half step. A failed step is retried
 * later and does not delay the others. The table needs the columns `id` and `tries`, which counts failures.
 */
export async function takeSteps<Done>(
  { database, log, now }: { readonly database: Database; readonly log: Logger; readonly now: Date },
  queue: Queue,
  step: (client: pg.ClientBase, id: number) => Promise<Done>,
  onDone: (done: Done) => void,
): Promise<void> {
  const { hold, succeed, putOff } = stepStatements(queue)
  for (;;) {
    const held: { id: number; tries: number }[] = []
    try {
      const done = await inTransaction(database, async (client) => {
        held.push(...(await client.query<{ id: number; tries: number }>(hold, [now])).rows)
        const results: Done[] = []
        for (const { id, tries } of held) {
          results.push(await step(client, id))
          if (tries > 0) await client.query(succeed, [id])
        }
        return results
      })
      if (done.length === 0) return
      done.forEach(onDone)
    } catch (error) {
      const [row] = held
      if (!row) throw error
      log.error({ err: error, [queue.name]: row.id }, `${queue.name}: step failed, retrying later`)
      const again = new Date(now.getTime() + pauseAfter(row.tries + 1))
      await database.pool.query(putOff, [row.id, now, again])
    }
  }
}

export function stepStatements({ table, due }: Queue) {
  return {
    hold: `select id, tries from ${table} where ${due} <= $1 order by ${due} limit 1 for update skip locked`,
    succeed: `update ${table} set tries = 0 where id = $1`,
    putOff: `update ${table} set tries = tries + 1, ${due} = $3 where id = $1 and ${due} <= $2`,
  }
}

/**
 * Reports how late the first row of each queue is. Every process does, so that it is known also where none works on a
 * queue.
 */
export function measureLateness({ pool }: Database, queues: readonly Queue[]): void {
  const text = lateRows(queues)
  storedGauge('carriage_due_late_seconds', 'How late the first row of a queue is.', async () => {
    const { rows } = await pool.query<{ queue: string; late: number }>(text)
    return rows.map(({ queue, late }) => [late, { queue }])
  })
}

export function lateRows(queues: readonly Queue[]): string {
  return queues
    .map(
      ({ name, table, due, where = 'true' }) =>
        `select '${name}' as queue, coalesce(greatest(extract(epoch from now() - min(${due})), 0), 0)::float8 as late
         from ${table} where ${where}`,
    )
    .join(' union all ')
}

export interface PollingLoop {
  /** Waits for the current look. */
  stop(): Promise<void>
}

export interface PollingOptions {
  /** For the log. */
  readonly what: string
  readonly log: Logger
  /** The longest rest between two looks, in milliseconds. */
  readonly every: number
  /** Milliseconds until the first look. */
  readonly after?: number
  /** Does what is due, and may return how many milliseconds it can rest. */
  readonly look: () => Promise<number | undefined>
}

/** Looks repeatedly until it is stopped, never twice at once. */
export function startPolling({ what, log, every, after = 0, look }: PollingOptions): PollingLoop {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = looks()
  return {
    stop() {
      stopping.abort()
      return ended
    },
  }

  async function looks(): Promise<void> {
    for (let rest = after; ; ) {
      if (rest > 0) await wait(Math.ceil(rest), undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        rest = Math.min((await look()) ?? every, every)
      } catch (error) {
        log.warn({ err: error }, `${what} failed, retrying`)
        rest = every
      }
    }
  }
}
