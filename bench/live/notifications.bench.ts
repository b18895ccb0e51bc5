import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { meter } from './processor-time.ts'

/*
 * What a notification costs: the bench writes turns into the outbox at a steady rate, and a dispatcher in its own process sends
 * them. It measures the processor time of the dispatcher and of its database backends, first without sending (the cost of the
 * queue), then with posts to a webhook on this machine. `--kill` kills the dispatcher halfway and starts another one.
 */

const aim = { perSecond: 1_000, micros: 200 }
/** A person has one webhook and sits at one table for each notification. */
const people = 200
/** A turn lies in the outbox for two seconds; a dispatcher that is this many behind does not keep up. */
const mostBehind = 5
/** Before anything is measured. */
const warmUp = 3_000

interface Run {
  readonly what: 'nothing' | 'posts'
  readonly rate: number
  readonly count: number
  readonly kill: boolean
}

/** The times at which each table was posted; more than one means a duplicate. */
type Posts = Map<string, number[]>

export async function bench(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rate: { type: 'string', default: `${aim.perSecond}` },
      seconds: { type: 'string', default: '20' },
      kill: { type: 'boolean', default: false },
    },
  })
  const rate = Number(values.rate)
  const count = rate * Number(values.seconds)
  const queue = await measure({ what: 'nothing', rate, count, kill: false })
  const posted = await measure({ what: 'posts', rate, count, kill: values.kill })
  const reached = queue.micros <= aim.micros && queue.behind <= mostBehind && posted.twice === 0
  console.log(
    `At most ${aim.micros} µs a notification at ${rate} a second, none twice: ${reached ? 'reached' : 'not reached'}.`,
  )
  return reached ? 0 : 1
}

async function measure(run: Run): Promise<{ micros: number; behind: number; twice: number }> {
  const { what, rate, count } = run
  const posts: Posts = new Map()
  const sink = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const match = /#(\w+)"/.exec(body)?.[1] ?? ''
      posts.set(match, [...(posts.get(match) ?? []), Date.now()])
      response.writeHead(204).end()
    })
  })
  sink.listen(0, '127.0.0.1')
  await once(sink, 'listening')
  const { port } = sink.address() as AddressInfo // it listens on a port
  const database = await ownDatabase()
  try {
    await prepare(database, warmUp + count, `http://127.0.0.1:${port}/`)
    const { seconds, processes, backends, fed } = await dispatch(database, run)
    const micros = ((processes + backends) / count) * 1e6
    const behind = seconds - count / rate
    const late = [...fed].flatMap(
      ([match, at]) =>
        posts
          .get(match)
          ?.slice(0, 1)
          .map((first) => first - at) ?? [],
    )
    late.sort((one, other) => one - other)
    const lateAt = (share: number) => `${((late[Math.floor(share * (late.length - 1))] ?? 0) / 1_000).toFixed(1)} s`
    const twice = [...posts.values()].filter((times) => times.length > 1).length
    console.log(
      `sends ${what}: ${count} at ${rate} a second, done ${behind.toFixed(1)} s after the last came; ${micros.toFixed(0)} µs of processor time each, ` +
        `${((processes / count) * 1e6).toFixed(0)} of the dispatcher and ${((backends / count) * 1e6).toFixed(0)} of its backends; ` +
        `${what === 'posts' ? `posted ${late.length}, twice ${twice}, late by p50 ${lateAt(0.5)}, p99 ${lateAt(0.99)}; ` : ''}` +
        (await statesIn(database)),
    )
    return { micros, behind, twice }
  } finally {
    await database.drop()
    sink.close()
  }
}

/** Tables at which seat 0 is waited for, whose person has a webhook. */
async function prepare({ pool }: OwnDatabase, count: number, url: string): Promise<void> {
  const ids = `select lpad(i::text, 14, '0') as id, 'person-' || i % ${people} as account from generate_series(1, ${count}) i`
  await pool.query(
    `insert into notification_channels (account, kind, address)
     select 'person-' || i, 'webhook', $1 || i from generate_series(0, ${people - 1}) i`,
    [url],
  )
  await pool.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment)
     select id, 'bench', '{}', 2, '{"kind":"none"}', 'open', 'playing', account, '', '', '' from (${ids}) m`,
  )
  await pool.query(
    `insert into seats (table_id, seat, account, name, nonce)
     select id, seat, case seat when 0 then account end, 'Player', '' from (${ids}) m, generate_series(0, 1) seat`,
  )
  await pool.query(`insert into match_heads (match_id, waiting) select id, 1 from (${ids}) m`)
  await pool.query('vacuum analyze')
}

async function dispatch(database: OwnDatabase, { what, rate, count, kill }: Run) {
  let child = await startDispatcher(database, what)
  await feed(database, { rate, from: 1, to: warmUp })
  await untilSettled(database)
  const pids: number[] = []
  const metering = await meter(database, () => [...pids, child.pid ?? 0], 'dispatcher')
  const began = performance.now()
  const feeding = feed(database, { rate, from: warmUp + 1, to: warmUp + count })
  if (kill) {
    await pause((count / rate) * 500)
    pids.push(child.pid ?? 0)
    child.kill('SIGKILL')
    child = await startDispatcher(database, what)
  }
  const fed = await feeding
  await untilSettled(database)
  const seconds = (performance.now() - began) / 1_000
  const { processes, backends } = await metering.stop()
  child.kill()
  await once(child, 'exit')
  return { seconds, processes, backends, fed }
}

async function startDispatcher({ url }: OwnDatabase, what: string): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: url, PGAPPNAME: 'dispatcher' }
  const child = fork(join(import.meta.dirname, 'notification-process.ts'), [what], { env })
  await once(child, 'message')
  return child
}

/** Inserts turns into the outbox every 100 ms, as commits do. Returns when each was inserted. */
async function feed(
  { pool }: OwnDatabase,
  { rate, from, to }: { readonly rate: number; readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, number>> {
  const fed = new Map<string, number>()
  const began = Date.now()
  while (fed.size <= to - from) {
    const now = Date.now()
    const until = Math.min(to - from + 1, Math.floor(((now - began) / 1_000) * rate))
    const ids = Array.from({ length: until - fed.size }, (_, at) => String(from + fed.size + at).padStart(14, '0'))
    await pool.query(
      `insert into outbox (match_id, n, kind, content) select id, 1, 'turn', '{"seats":[0]}' from unnest($1::text[]) id`,
      [ids],
    )
    for (const id of ids) fed.set(id, now)
    await pause(100)
  }
  return fed
}

async function untilSettled({ pool }: OwnDatabase): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(100)) {
    const { rows } = await pool.query<{ open: boolean }>(
      `select exists (select from outbox) or exists (select from notifications where state in ('waiting', 'sending')) as open`,
    )
    if (rows[0]?.open === false) return
  }
  throw new Error('Notifications are still open after five minutes.')
}

async function statesIn({ pool }: OwnDatabase): Promise<string> {
  const { rows } = await pool.query<{ state: string; count: string }>(
    'select state, count(*) from notifications group by state order by state',
  )
  return rows.map(({ state, count }) => `${state} ${count}`).join(', ')
}
