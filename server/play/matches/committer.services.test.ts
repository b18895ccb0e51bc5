import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Commit, commitMoves, createCommitter } from './committer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function entry(match: MatchId, expected: number, rest: Partial<Commit> = {}): Commit {
  return {
    match,
    expected,
    seat: 0,
    command: `command-${match}-${expected}`,
    bot: false,
    entry: '{"move":{},"draws":[]}',
    at: 1_000_000,
    waiting: 2,
    clock: null,
    result: null,
    notification: null,
    ...rest,
  }
}

const one = async (text: string, match: MatchId) =>
  (await database.pool.query<{ due_at?: Date }>(text, [match])).rows[0]

test('each match of a batch has its own result', async () => {
  const [a, b, c] = [await beginTable(database), await beginTable(database), await beginTable(database)]
  await commitMoves(database.pool, [entry(b, 0)])
  const moved = await commitMoves(database.pool, [entry(a, 0), entry(b, 0), entry(c, 0)])
  expect([...moved].sort()).toEqual([a, c].sort())
  for (const match of [a, b, c]) {
    expect(await one('select version, waiting from match_heads where match_id = $1', match)).toEqual({
      version: 1,
      waiting: 2,
    })
    expect(await one('select count(*)::int as n from moves where match_id = $1', match)).toEqual({ n: 1 })
  }
})

test('all processes lock matches in the same order, in any order of arrival', async () => {
  const [first, second] = [await beginTable(database), await beginTable(database)].sort() as [MatchId, MatchId]
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from match_heads where match_id = $1 for update', [first])
  const committing = commitMoves(database.pool, [entry(second, 0), entry(first, 0)])
  const isWaiting = async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  await expect.poll(isWaiting).toBe(true)
  // It waits for the first and holds nothing of the second: the owner of the first can have the second, too.
  await client.query('select from match_heads where match_id = $1 for update nowait', [second])
  await client.query('rollback')
  client.release()
  expect([...(await committing)].sort()).toEqual([first, second])
})

test('a commit that loses the race writes no move, no deadline and no notification', async () => {
  const match = await beginTable(database)
  await commitMoves(database.pool, [entry(match, 0)])
  const late = entry(match, 0, { due: 5, notification: { kind: 'turn', content: '{"seats":[1]}' } })
  expect((await commitMoves(database.pool, [late])).size).toBe(0)
  expect(await one('select count(*)::int as n from deadlines where match_id = $1', match)).toEqual({ n: 0 })
  expect(await one('select count(*)::int as n from outbox where match_id = $1 and n > 0', match)).toEqual({ n: 0 })
})

test('a deadline is set, moved, left unchanged and removed', async () => {
  const match = await beginTable(database)
  const due = async () => (await one('select due_at from deadlines where match_id = $1', match))?.due_at?.getTime()
  await commitMoves(database.pool, [entry(match, 0, { due: 1_000 })])
  expect(await due()).toBe(1_000)
  await commitMoves(database.pool, [entry(match, 1, { due: 2_000 })])
  await commitMoves(database.pool, [entry(match, 2)])
  expect(await due()).toBe(2_000)
  await commitMoves(database.pool, [entry(match, 3, { due: null })])
  expect(await due()).toBeUndefined()
})

test('a result ends the table, and nothing is entered after it', async () => {
  const match = await beginTable(database)
  await commitMoves(database.pool, [entry(match, 0, { result: '{"ranking":[],"scores":[]}' })])
  expect(await one('select state from tables where id = $1', match)).toEqual({ state: 'over' })
  expect((await commitMoves(database.pool, [entry(match, 1)])).size).toBe(0)
})

test('a thousand commits of many matches at once all get through, in few round trips', async () => {
  const matches = await Promise.all(Array.from({ length: 50 }, () => beginTable(database)))
  let trips = 0
  database.pool.on('acquire', () => trips++)
  const committer = createCommitter(database.pool)
  await Promise.all(
    matches.map(async (match) => {
      for (let n = 0; n < 20; n++) expect(await committer.commit(entry(match, n))).toBe(true)
    }),
  )
  database.pool.removeAllListeners('acquire')
  expect(trips).toBeLessThan(250)
})

test('where commits keep coming they wait for each other; one that comes alone is sent at once', async () => {
  const matches = await Promise.all(Array.from({ length: 200 }, () => beginTable(database)))
  let trips = 0
  const query = ((...given: Parameters<typeof database.pool.query>) => {
    trips++
    return database.pool.query(...given)
  }) as typeof database.pool.query
  const committer = createCommitter({ query })
  const committing: Promise<boolean>[] = []
  for (const [place, match] of matches.entries()) {
    committing.push(committer.commit(entry(match, 0)))
    if (place === 0) {
      await new Promise((resolve) => setImmediate(resolve))
      expect(trips).toBe(1)
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await Promise.all(committing)).toEqual(matches.map(() => true))
  expect(trips).toBeLessThan(100)
})

test('commits that wait for a free place are released together when one batch is through', async () => {
  const matches = await Promise.all(Array.from({ length: 3 }, () => beginTable(database)))
  const committer = createCommitter(database.pool, 1)
  expect(committer.free?.()).toBeUndefined()
  const first = committer.commit(entry(matches[0]!, 0))
  await new Promise((resolve) => setImmediate(resolve))
  let committed = false
  void first.then(() => {
    committed = true
  })
  const waiting = [committer.free?.(), committer.free?.()]
  expect(waiting[0]).toBeInstanceOf(Promise)
  for (const place of waiting) await place
  expect(committed).toBe(true)
  expect(committer.free?.()).toBeUndefined()
  expect(await Promise.all(matches.slice(1).map((match) => committer.commit(entry(match, 0))))).toEqual([true, true])
})
