import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { claimDue, type Database, localBus, lookAtDue, migrate, openDatabase, pollDeadlines } from '@carriage/server'
import { pino } from 'pino'
import { lateTimers } from './late-timers.ts'
import { secondsOnProcessor } from './live/processor-time.ts'
import { referenceGame } from './measured-games.ts'

/*
 * The cost of idle clocks: a million deadlines lie ahead, or as many as `--rows` says. Finding 200 that are due must be quick, and
 * watching must be nearly free while none is. And tables whose time runs out meanwhile are noticed in time. Times of a busy machine say little, so the processor time of the
 * poller and of its database backend is shown beside them, and decides.
 */

const usualRows = 1_000_000
/** Matches stand behind this many of the deadlines; behind others are none, since nobody looks at them before they are due. */
const mostMatches = 1_000_000
const due = 200
/** Tables whose time runs out while the clock runs, and over how many milliseconds. */
const timers = 2_000
const timersOver = 10_000
/** Of a hundred such tables, 99 are noticed within this many milliseconds. */
const lateAim = 1_500
const rounds = 40
const aim = 5
/** A slow machine is not a fault; a walk through a million rows takes far longer. */
const guard = 3 * aim
const idleSeconds = 12
const idleAim = 0.01

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const log = pino({ level: 'silent' })

export async function bench(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { rows: { type: 'string', default: `${usualRows}` } } })
  const waiting = Number(values.rows)
  const name = `carriage_bench_${randomBytes(4).toString('hex')}`
  await onServer(`create database ${name}`)
  const database = openDatabase({ url: server.replace(/\/[^/]*$/, `/${name}`), connections: 1 })
  try {
    await migrate(database)
    await fill(database, waiting)
    const found = await finding(database, waiting)
    const idle = await idling(database)
    await noticing(database)
    console.log(
      `${found <= aim ? 'PASS' : 'FAIL'}: ${found.toFixed(2)} ms of processor time to find those that are due, aim ${aim} ms (exit code 1 beyond ${guard} ms)`,
    )
    return found <= guard && idle <= idleAim ? 0 : 1
  } finally {
    await database.close()
    await onServer(`drop database ${name} with (force)`)
  }
}

async function onServer(statement: string): Promise<void> {
  const database = openDatabase({ url: server, connections: 1 })
  await database.pool.query(statement)
  await database.close()
}

/** Slow matches that wait, with decisions due over the next month; those that will be due have tables too. */
async function fill({ pool }: Database, waiting: number): Promise<void> {
  await pool.query('set statement_timeout = 0')
  const began = performance.now()
  const at = Date.now()
  const pace = '{"kind":"slow","days":1}'
  const clock = `{"at":${at},"left":[86400000,86400000],"running":[0],"since":[${at}]}`
  await pool.query(`create temp table ids as
    select lpad(i::text, 14, '0') as id, i <= ${due + timers} as soon, i <= ${mostMatches} as whole
    from generate_series(1, ${waiting}) i`)
  await pool.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment)
     select id, '${referenceGame}', '{}', 2, '${pace}', 'open', 'playing', 'owner', '', '', '' from ids where soon`,
  )
  await pool.query(`insert into seats (table_id, seat, account, name, nonce)
    select id, seat, id || seat, 'Player', '' from ids, generate_series(0, 1) seat where soon`)
  await pool.query(
    `insert into matches (id, game, rules, seats, options, secret, commitment, nonces, opening, pace)
     select id, '${referenceGame}', 1, 2, '{}', '', '', '{}', '[]', '${pace}' from ids where whole`,
  )
  await pool.query(`insert into match_heads (match_id, waiting, clock) select id, 1, '${clock}' from ids where whole`)
  await pool.query(`insert into deadlines (match_id, version, due_at)
    select id, 0, now() + interval '1 hour' + random() * interval '30 days' from ids`)
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  console.log(`${waiting} waiting deadlines, made in ${((performance.now() - began) / 1_000).toFixed(0)} s`)
}

function idOf(number: number): string {
  return String(number).padStart(14, '0')
}

/** Finds those that are due, again and again. Gives the processor time of a find in milliseconds, on both sides. */
async function finding(database: Database, waiting: number): Promise<number> {
  const { pool } = database
  const bus = localBus()
  const bare: number[] = []
  const found: number[] = []
  const looked: number[] = []
  let processor = 0
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => pool.query('select 1')))
    await makeDue(database)
    const before = await processorTime(database)
    found.push(await timed(async () => expectAll((await claimDue(pool, due, 5_000)).length)))
    processor += (await processorTime(database)) - before
    await makeDue(database)
    looked.push(await timed(async () => expectAll(await lookAtDue({ database, bus, log }))))
  }
  const each = processor / rounds
  console.log(`a bare round trip: ${format(bare)}`)
  console.log(`${due} due found and claimed among ${waiting}: ${format(found)}; aim ${aim} ms`)
  console.log(`of it processor time, poller and database together: ${each.toFixed(2)} ms`)
  console.log(`and looked at, with their tables, clocks and settings, and their next deadline set: ${format(looked)}`)
  return each
}

async function makeDue({ pool }: Database): Promise<void> {
  await pool.query(`update deadlines set due_at = now() - interval '1 second' where match_id <= $1`, [idOf(due)])
}

function expectAll(count: number): void {
  if (count !== due) throw new Error(`${count} of ${due} were found.`)
}

/** Watches while nothing is due. Gives the share of a core that it takes, on both sides. */
async function idling(database: Database): Promise<number> {
  const before = await processorTime(database)
  const poller = pollDeadlines({ database, bus: localBus(), log })
  await new Promise((resolve) => setTimeout(resolve, idleSeconds * 1_000))
  await poller.stop()
  const share = ((await processorTime(database)) - before) / (idleSeconds * 1_000)
  console.log(
    `while none is due, ${idleSeconds} s: ${(share * 100).toFixed(3)} % of a core, poller and database together; aim ${idleAim * 100} %`,
  )
  return share
}

async function noticing(database: Database): Promise<void> {
  const ids = Array.from({ length: timers }, (_, at) => idOf(due + 1 + at))
  const { p50, p99, worst } = await lateTimers(database, { ids, over: timersOver })
  const line = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)}, worst ${worst.toFixed(0)}`
  console.log(
    `${timers} tables run out of time in ${timersOver / 1_000} s; noticed late by ${line}; aim for p99 ${lateAim}`,
  )
}

/** Milliseconds of processor time that this process and its one backend have used. */
async function processorTime({ pool }: Database): Promise<number> {
  const { user, system } = process.cpuUsage()
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  // The database must be on this machine.
  return (user + system) / 1_000 + secondsOnProcessor(rows[0]?.pid ?? 0) * 1_000
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function format(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)
  return `median ${at(0.5)} ms, quickest ${at(0)}, nine in ten within ${at(0.9)}`
}
