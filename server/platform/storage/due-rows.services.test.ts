import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { lateRows, type Queue, startPolling, takeSteps, takingDue } from './due-rows.ts'

const log = pino({ level: 'silent' })
const queue: Queue = { name: 'work', table: 'work', due: 'due_at', where: 'not done' }
const taking = takingDue(queue, { set: 'tries = tries + 1', returning: 'id' })
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`create table work (id integer primary key, due_at timestamptz,
    tries smallint not null default 0, done boolean not null default false)`)
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('truncate work'))

/** Rows that have been due for this many seconds. */
async function put(...seconds: number[]): Promise<void> {
  await database.pool.query(
    `insert into work (id, due_at) select at, now() - seconds * interval '1 second'
     from unnest($1::float8[]) with ordinality as w(seconds, at)`,
    [seconds],
  )
}

async function take(atMost = 100, lease = 60_000): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(taking, [atMost, lease])
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

test('the first due row is taken first, by one process, and again when its lease is over', async () => {
  await put(5, 20, 10, -60)
  await database.pool.query('update work set done = true where id = 2')
  expect(await take(1)).toEqual([3])
  expect(await take(100, 100)).toEqual([1])
  expect(await take()).toEqual([])
  await expect.poll(() => take()).toEqual([1])
})

test('several processes share the due rows, and none waits for another', async () => {
  await put(...Array.from({ length: 60 }, (_, at) => at + 1))
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(20)))
  const left = await take()
  expect([...taken.flat(), ...left].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
})

test('the lateness of a queue is that of its first row, and undefined if nothing is due', async () => {
  const late = async () =>
    (await database.pool.query<{ queue: string; late: number }>(lateRows([queue]))).rows.map(({ late: seconds }) =>
      Math.floor(seconds),
    )
  expect(await late()).toEqual([0])
  await put(-60)
  expect(await late()).toEqual([0])
  await database.pool.query(`insert into work values (7, now() - interval '90.5 seconds'), (8, now())`)
  expect(await late()).toEqual([90])
})

test('a failed step is retried later and later, and delays no other', async () => {
  await put(20, 10)
  const steps: number[] = []
  const now = new Date()
  let broken = true
  const run = (at: Date) =>
    takeSteps(
      { database, log, now: at },
      queue,
      async (client, id) => {
        await client.query('update work set due_at = null where id = $1', [id])
        if (id === 1 && broken) throw new Error('not today')
        return id
      },
      (id) => steps.push(id),
    )
  const row = async () => {
    const { rows } = await database.pool.query<{ tries: number; pause: number }>(
      `select tries, extract(epoch from due_at - $1)::float8 as pause from work where id = 1`,
      [now],
    )
    return rows[0]
  }
  await run(now)
  expect(steps).toEqual([2])
  const first = (await row())?.pause ?? 0
  expect(first).toBeGreaterThan(15)
  await run(now)
  expect(await row()).toMatchObject({ tries: 1 })
  await run(new Date(now.getTime() + first * 1_000))
  const second = await row()
  expect(second?.tries).toBe(2)
  expect((second?.pause ?? 0) - first).toBeGreaterThan(30)
  broken = false
  await run(new Date(now.getTime() + (second?.pause ?? 0) * 1_000))
  expect(steps).toEqual([2, 1])
  expect(await row()).toEqual({ tries: 0, pause: null })
})

test('a process that stops within a step leaves its row to the next, which takes the step once', async () => {
  await put(10)
  const steps: string[] = []
  const run = (name: string, within: () => Promise<void>) =>
    takeSteps(
      { database, log, now: new Date() },
      queue,
      async (client, id) => {
        await client.query('update work set due_at = null where id = $1', [id])
        await within()
        return name
      },
      (done) => steps.push(done),
    )
  let [holding, release] = [() => {}, () => {}]
  const held = new Promise<void>((resolve) => {
    holding = resolve
  })
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const killed = run('killed', () => {
    holding()
    return released
  })
  await held
  // Held by the first, so there is nothing for the second.
  await run('beside', () => Promise.resolve())
  expect(steps).toEqual([])
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  )
  await expect.poll(() => run('next', () => Promise.resolve()).then(() => steps)).toEqual(['next'])
  release()
  await killed
  expect(steps).toEqual(['next'])
})

test('polling continues after a failed look, and stops after the current one', async () => {
  let looks = 0
  let running = 0
  const poller = startPolling({
    what: 'work',
    log,
    every: 10,
    async look() {
      looks += 1
      running += 1
      await wait(30)
      running -= 1
      if (looks === 1) throw new Error('once')
      return 0
    },
  })
  await expect.poll(() => looks).toBeGreaterThan(2)
  expect(running).toBe(1)
  await poller.stop()
  expect(running).toBe(0)
  const before = looks
  await wait(50)
  expect(looks).toBe(before)
})
