import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase, startRelay } from '@carriage/server'
import { pino } from 'pino'
import { ownDatabase } from './own-database.ts'
import { secondsUsedBy } from './processor-time.ts'

/*
 * What a gateway's relay costs while it watches many matches and none of them moves: the processor time of this process
 * and of its backends, as a share of one core. Beside it the form that it had before: each match was asked for once a
 * second, in ten parts; one that had been quiet for a minute, every five seconds.
 */

const watched = [1_000, 10_000, 100_000]
const usualSeconds = 15

interface Watching {
  stop(): Promise<void>
}

export async function bench(args: readonly string[]): Promise<number> {
  const seconds = Number(args[0] ?? usualSeconds)
  const database = await ownDatabase()
  const store = openDatabase({ url: database.url, connections: 2 })
  try {
    await database.pool.query(
      `insert into match_heads (match_id, version, waiting)
       select substr(md5(i::text), 1, 14), 5, 1 from generate_series(1, ${watched.at(-1)}) i`,
    )
    await database.pool.query('vacuum analyze match_heads')
    const { rows } = await database.pool.query<{ id: string }>('select match_id as id from match_heads')
    console.log('  Percent of a core while watched matches rest, gateway + store')
    console.log(`| watched, over ${seconds} seconds | relay | asking for each |`)
    console.log('|---|---|---|')
    for (const count of watched) {
      const ids = rows.slice(0, count).map(({ id }) => id)
      const asked = await shareOf(database, seconds, () => askForEach(store, ids))
      const relayed = await shareOf(database, seconds, () => relayOf(store, ids))
      console.log(`| ${count.toLocaleString('en')} | ${relayed} | ${asked} |`)
    }
    return 0
  } finally {
    await store.close()
    await database.drop()
  }
}

async function shareOf(database: Database, seconds: number, watch: () => Promise<Watching>): Promise<string> {
  const watching = await watch()
  // Not measured all the time: that alone would cost more than what is measured.
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type in ('client backend', 'parallel worker')`,
  )
  const before = {
    own: process.cpuUsage(),
    store: rows.map(({ pid }) => ({ pid, used: secondsUsedBy(pid) })),
    at: performance.now(),
  }
  await pause(seconds * 1_000)
  const { user, system } = process.cpuUsage(before.own)
  // An idle connection of the pool may have been closed.
  const backends = before.store.reduce((sum, { pid, used }) => sum + (secondsUsedBy(pid) - used || 0), 0)
  const took = (performance.now() - before.at) / 1_000
  await watching.stop()
  return `${((user + system) / 1e4 / took).toFixed(2)} + ${((backends * 100) / took).toFixed(2)}`
}

/** The relay, after its first round. */
async function relayOf(database: Database, ids: readonly string[]): Promise<Watching> {
  let noted = 0
  const tables = new Map(
    ids.map((id) => [id, { reached: 0, goBackTo: () => undefined, noteVersion: () => ++noted < 0 }]),
  )
  const relay = startRelay({ database, log: pino({ level: 'silent' }), tables, onNews: () => undefined })
  while (noted < ids.length) await pause(50)
  return relay
}

async function askForEach({ pool }: Database, ids: readonly string[]): Promise<Watching> {
  const ticks = 10
  const part = Math.ceil(ids.length / ticks)
  let tick = 0
  let asking: Promise<unknown> | undefined
  const timer = setInterval(() => {
    tick = (tick + 1) % ticks
    asking ??= pool
      .query({
        name: 'versions-of',
        text: 'select match_id as id, version from match_heads where match_id = any($1)',
        values: [ids.slice(tick * part, (tick + 1) * part)],
      })
      .finally(() => {
        asking = undefined
      })
  }, 1_000 / ticks)
  await pause(2_000)
  return {
    async stop() {
      clearInterval(timer)
      await asking
    },
  }
}
