import { type Database, localBus, pollDeadlines } from '@carriage/server'
import { pino } from 'pino'

/** How late tables were looked at whose time ran out, in milliseconds. */
export interface Lateness {
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

export interface TimerOptions {
  /** The matches whose time runs out; each has a table with two seats. */
  readonly ids: readonly string[]
  /** Milliseconds over which they are spread. */
  readonly over: number
}

const beginsIn = 3_000
const day = 86_400_000

/** Lets the time of these matches run out one after the other, and waits until a clock has noticed each. */
export async function lateTimers(database: Database, { ids, over }: TimerOptions): Promise<Lateness> {
  const from = Date.now() + beginsIn
  const due = new Map(ids.map((id, at) => [id, from + Math.floor((at * over) / ids.length)]))
  await database.pool.query(
    `with given as (select * from unnest($1::text[], $2::float8[]) as g(id, due)),
     clocks as (update match_heads h set clock = json_build_object('at', g.due - ${day}, 'left', array[${day}, ${day}], 'running', array[0],
         'since', array[g.due - ${day}]) from given g where h.match_id = g.id)
     update deadlines d set due_at = to_timestamp(g.due / 1000) from given g where d.match_id = g.id`,
    [[...due.keys()], [...due.values()]],
  )
  const bus = localBus()
  const late: number[] = []
  const noticed = new Promise<void>((resolve) => {
    bus.subscribe('table.*', (_, subject) => {
      const at = due.get(subject.slice('table.'.length))
      if (at === undefined) return
      due.delete(subject.slice('table.'.length))
      late.push(Date.now() - at)
      if (due.size === 0) resolve()
    })
  })
  const poller = pollDeadlines({ database, bus, log: pino({ level: 'silent' }) })
  await noticed
  await poller.stop()
  late.sort((a, b) => a - b)
  const quantile = (part: number) => late[Math.floor((late.length - 1) * part)] ?? Number.NaN
  return { p50: quantile(0.5), p99: quantile(0.99), worst: quantile(1) }
}
