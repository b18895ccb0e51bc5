import { readFileSync } from 'node:fs'
import type { Database } from '@carriage/server'

/** The ticks in which Linux shows what a process has used. */
const ticksPerSecond = 100
const every = 100

/** What processes use of the processors while something is measured. */
export interface Metering {
  stop(): Promise<ProcessorTime>
}

/** Seconds since the start; NaN where the system gives none. */
export interface ProcessorTime {
  readonly processes: number
  readonly backends: number
}

/**
 * Adds up what the given processes and the database's backends use. On a machine that others use as well, moves a second
 * tell most about the others; processor time for each move does not depend on them. What the database does automatically, such
 * as autovacuum, is charged to nobody. A backend that ends meanwhile counts
 * as it was last seen, up to a tenth of a second before.
 */
export async function meter(
  { pool }: Pick<Database, 'pool'>,
  pids: () => readonly number[],
  /** Only backends of this application. */
  application?: string,
): Promise<Metering> {
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  const given = new Set<number>()
  let done = false
  await look(true)
  // The measurement may fail meanwhile and close the database; report that error instead of this one.
  const looking = watch().catch(() => undefined)
  return {
    async stop() {
      done = true
      await looking
      await look(false)
      const used = (own: boolean) =>
        [...last].reduce((sum, [pid, ticks]) => (given.has(pid) === own ? sum + ticks - (first.get(pid) ?? 0) : sum), 0)
      if (last.size === 0) return { processes: Number.NaN, backends: Number.NaN }
      return { processes: used(true) / ticksPerSecond, backends: used(false) / ticksPerSecond }
    },
  }

  async function watch(): Promise<void> {
    while (!done) {
      await new Promise((resolve) => setTimeout(resolve, every))
      await look(false)
    }
  }

  async function look(starting: boolean): Promise<void> {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type in ('client backend', 'parallel worker') and ($1::text is null or application_name = $1)`,
      [application],
    )
    for (const pid of pids()) given.add(pid)
    for (const pid of [...given, ...rows.map((row) => row.pid)]) {
      const used = ticksOf(pid)
      if (used === undefined) continue
      if (starting) first.set(pid, used)
      last.set(pid, used)
    }
  }
}

function ticksOf(pid: number): number | undefined {
  try {
    // The name of the program may hold spaces; what follows it does not. User and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return undefined
  }
}

/** Seconds of processor time that a process has used. */
export function secondsUsedBy(pid: number): number {
  return (ticksOf(pid) ?? Number.NaN) / ticksPerSecond
}

/** The same, in the scheduler's nanoseconds instead of hundredths of a second. */
export function secondsOnProcessor(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9
}
