import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { commitMoves } from '../matches/committer.ts'
import { type Relay, startRelay, sweepCommits } from './relay.ts'

let database: TestDatabase
const relays: Relay[] = []
beforeAll(async () => {
  database = await testDatabase({ connections: 24 })
})
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()))
})
afterAll(() => database.drop())

/** Watches matches with a relay that polls often, and records its findings as "id version". */
function listen(matches: readonly string[]): string[] {
  const received: string[] = []
  const tables = new Map(
    matches.map((id) => [
      id,
      {
        reached: 0,
        goBackTo: () => undefined,
        noteVersion(version: number) {
          received.push(`${id} ${version}`)
          return true
        },
      },
    ]),
  )
  relays.push(startRelay({ database, log: pino({ level: 'silent' }), tables, onNews: () => undefined, every: 20 }))
  return received
}

async function begin(prefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}${index}`)
  await database.pool.query('insert into match_heads (match_id, waiting) select id, 1 from unnest($1::text[]) id', [
    ids,
  ])
  return ids
}

function move(client: Pick<pg.Pool, 'query'>, ids: readonly string[], expected: number): Promise<ReadonlySet<string>> {
  return commitMoves(
    client,
    ids.map((id) => ({
      match: id as never,
      expected,
      seat: 0,
      command: `command-${id}-${expected}`,
      bot: false,
      entry: '{}',
      at: Date.now(),
      waiting: 1,
      clock: null,
      result: null,
      notification: null,
    })),
  )
}

test('every commit is found once, with rollbacks, savepoints and a slow writer', async () => {
  const writers = await Promise.all(Array.from({ length: 8 }, (_, index) => begin(`busy${index}x`, 3)))
  const slow = await begin('slow', 1)
  const received = listen([...writers.flat(), ...slow])
  // The first round reads all versions.
  await expect.poll(() => received.length).toBe(25)
  received.length = 0

  const committed: string[] = []
  const done = (moved: ReadonlySet<string>, n: number) => committed.push(...[...moved].map((id) => `${id} ${n}`))
  const long = (async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    const moved = await move(client as never, slow, 0)
    await wait(1_500)
    expect(received.filter((each) => each.startsWith('slow'))).toEqual([])
    await client.query('commit')
    client.release()
    done(moved, 1)
  })()
  await Promise.all(
    writers.map(async (ids, writer) => {
      const client = await database.pool.connect()
      let n = 0
      for (let round = 0; round < 120; round++) {
        await client.query('begin')
        if (round % 5 === writer % 5) {
          await move(client as never, ids, n)
          await client.query('rollback')
          continue
        }
        if (round % 3 === 0) {
          await client.query('savepoint tried')
          await move(client as never, ids, n)
          await client.query('rollback to tried')
        }
        if (round % 4 === 0) await client.query('savepoint kept')
        const moved = await move(client as never, ids, n)
        n += 1
        if (round % 7 === 0) await wait(10)
        await client.query('commit')
        done(moved, n)
      }
      client.release()
    }),
  )
  await long
  await expect.poll(() => received.length).toBe(committed.length)
  expect(committed).toHaveLength(8 * 3 * 96 + 1)
  expect(received.toSorted()).toEqual(committed.toSorted())
})

test('a relay that lost its connection reads all versions once, and continues', async () => {
  const ids = await begin('lost', 1_500)
  const received = listen(ids)
  await expect.poll(() => received.length).toBe(1_500)
  received.length = 0
  await expect.poll(endLookingBackends).toBe(1)
  await move(database.pool, ids.slice(0, 2), 0)
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(1_500)
  // Committed before or after the first snapshot of the new connection: found in the round, by the next look, or both.
  await expect
    .poll(() => new Set(received.filter((each) => each.endsWith(' 1'))))
    .toEqual(new Set(['lost0 1', 'lost1 1']))
  await move(database.pool, ids.slice(5, 6), 0)
  await expect.poll(() => received.at(-1)).toBe('lost5 1')
})

async function endLookingBackends(): Promise<number | null> {
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%commits where xid >=%' and pid <> pg_backend_pid()`,
  )
  return rowCount
}

test('only commits that a snapshot saw are swept', async () => {
  const [before = '', open = '', after = ''] = await begin('swept', 3)
  await move(database.pool, [before], 0)
  const client = await database.pool.connect()
  await client.query('begin')
  await move(client as never, [open], 0)
  const { rows } = await database.pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  await client.query('commit')
  client.release()
  await move(database.pool, [after], 0)
  await sweepCommits(database.pool as never, rows[0]?.snapshot ?? '')
  const left = await database.pool.query<{ moved: string }>('select moved from commits order by xid')
  expect(left.rows.map(({ moved }) => moved)).toEqual([`${open} 1`, `${after} 1`])
})
