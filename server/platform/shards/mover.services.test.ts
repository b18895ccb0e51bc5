import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MatchId } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commitMoves } from '../../play/matches/committer.ts'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { silentProxy } from '../../testing/silent-proxy.ts'
import { localBus } from '../bus/index.ts'
import { failPoints } from '../operations/fail-points.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { cancelMoves, hurryMoves, planBucketMoves } from './bucket-moves.ts'
import type { MoveOutcome } from './move-bucket.ts'
import { type RunMovesTerms, runMoves } from './run-moves.ts'
import { Overtaken, openSession } from './store-session.ts'
import { storesOf } from './stores.ts'
import {
  beginIn,
  entryAt,
  playIn,
  type RebalancingServer,
  startRebalancingServer,
  type Writer,
  writeTo,
} from './testing/moving-house.ts'

const log = pino({ level: 'silent' })
/** Much happens one after the other, and machines may be busy. */
const long = { timeout: 240_000 }
let server: RebalancingServer
beforeAll(async () => {
  server = await startRebalancingServer()
})
afterAll(() => server.drop())

/** Runs movers until every move has ended, or, if some are to fail, until nothing can go on now. */
async function run({ failing = false, ...terms }: Partial<RunMovesTerms> & { failing?: boolean } = {}) {
  const outcomes: MoveOutcome[] = []
  const onOutcome: RunMovesTerms['onOutcome'] = (_, outcome) => outcomes.push(outcome)
  await expect
    .poll(
      async () => {
        // The lock of a mover that was killed is free once the server has noticed.
        if (!(await runMoves({ home: server.home, log, rest: 0, onOutcome, ...terms }))) return 'another mover works'
        const { rows } = await server.home.pool.query<{ fault: string }>('select fault from bucket_moves')
        if (failing) return []
        // On a busy machine a store may take longer to answer than a mover waits.
        await hurryMoves(server.home)
        return rows
      },
      { timeout: 120_000 },
    )
    .toEqual([])
  return outcomes
}

async function begin(bucket: string, count: number): Promise<readonly MatchId[]> {
  return Promise.all(Array.from({ length: count }, () => beginIn(server, bucket)))
}

/** Waits until each writer was acknowledged some more entries, so that what follows happens under load. */
async function untilPlayed(writers: readonly Writer[], more = 3): Promise<void> {
  const before = writers.map((writer) => writer.count())
  await vi.waitUntil(() => writers.every((writer, at) => writer.count() >= (before[at] ?? 0) + more), {
    timeout: 60_000,
    interval: 5,
  })
}

async function rowsOf(database: Database, bucket: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of [
    'matches',
    'match_heads',
    'moves',
    'snapshots',
    'deadlines',
    'premoves',
    'undo_requests',
    'quarantines',
  ]) {
    const key = table === 'matches' ? 'id' : 'match_id'
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table} where left(${key}, 2) = $1`,
      [bucket],
    )
    if (rows[0]?.n) counts[table] = rows[0].n
  }
  return counts
}

/** Everything that was acknowledged is in this store once, nothing else is, and the other store has nothing of it. */
async function expectWhole(bucket: string, place: 'home' | 'other', writers: readonly Writer[]): Promise<void> {
  const [here, elsewhere] = place === 'home' ? [server.home, server.other] : [server.other, server.home]
  for (const [match, commands] of writers.flatMap(({ logs }) => [...logs])) {
    const { rows } = await here.pool.query<{ version: number; commands: string[] }>(
      `select h.version, array(select m.command from moves m where m.match_id = h.match_id order by m.n) as commands
       from match_heads h where h.match_id = $1`,
      [match],
    )
    expect(rows).toEqual([{ version: commands.length, commands }])
  }
  expect(await rowsOf(elsewhere, bucket)).toEqual({})
  const { rows: fences } = await here.pool.query('select from bucket_fences where bucket = $1', [bucket])
  expect(fences).toEqual([])
  const { rows: left } = await server.home.pool.query('select from bucket_moves where bucket = $1', [bucket])
  expect(left).toEqual([])
}

test('a bucket moves ten times while its matches are begun and played: nothing is lost or doubled', long, async () => {
  const bucket = 'a0'
  // Two processes, each with a map of its own that it reads at its own times.
  const second = openDatabase({ url: server.home.url, connections: 4 })
  await storesOf(second).watch({ every: 200 })
  const processes = [server.home, second].map((database) =>
    playMatches({ database, bus: localBus(), budget: budgetOf(60_000), log }),
  )
  const writers = [1, 2, 3, 4].map((seed) => playIn(server, bucket, processes, seed))
  await untilPlayed(writers)
  const pauses: number[] = []
  const begun: MatchId[] = []
  for (let time = 0; time < 10; time++) {
    const target = time % 2 === 0 ? 'other' : 'home'
    expect(await planBucketMoves(server.home, [bucket], target)).toEqual([bucket])
    const beginning = begin(bucket, 2)
    const outcomes = await run()
    expect(outcomes.map(({ done }) => done)).toEqual(['moved', 'emptied'])
    for (const outcome of outcomes) if (outcome.done === 'moved') pauses.push(Math.round(outcome.stood))
    begun.push(...(await beginning))
    await untilPlayed(writers)
  }
  await Promise.all(writers.map((writer) => writer.stop()))
  await storesOf(second).close()
  await second.close()
  const entries = writers.reduce((sum, writer) => sum + writer.count(), 0)
  console.log(`ten moves of a bucket during ${entries} entries; it stood still for ${pauses.join(', ')} ms`)
  await expectWhole(bucket, 'home', writers)
  const { rows } = await server.home.pool.query<{ id: string }>('select id from matches where id = any($1)', [begun])
  expect(rows).toHaveLength(begun.length)
})

test('what is to be told stays where it was committed, and is there once', long, async () => {
  const bucket = 'a1'
  const writers = (await begin(bucket, 3)).map((match) => writeTo(server.stores, match))
  for (const target of ['other', 'home', 'other']) {
    await untilPlayed(writers)
    await planBucketMoves(server.home, [bucket], target)
    await run()
  }
  await untilPlayed(writers)
  await Promise.all(writers.map((writer) => writer.stop()))
  await expectWhole(bucket, 'other', writers)
  const told = await Promise.all(
    [server.home, server.other].map(async ({ pool }) => {
      const { rows } = await pool.query<{ event: string }>(
        `select match_id || ' ' || n as event from outbox where left(match_id, 2) = $1 and n > 0`,
        [bucket],
      )
      return rows.map(({ event }) => event)
    }),
  )
  expect(told.flat().sort()).toEqual(writers.flatMap(({ logs }) => [...logs.values()].flat()).sort())
  for (const events of told) expect(events.length).toBeGreaterThan(0)
})

/** Has a mover of its own process die at a point. */
async function dieAt(point: { readonly name: string | symbol }): Promise<void> {
  const file = join(import.meta.dirname, 'testing', 'mover-process.ts')
  const child = spawn(process.execPath, [file, server.home.url, String(point.name)], { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

async function stateOf(bucket: string): Promise<string | undefined> {
  const { rows } = await server.home.pool.query<{ state: string }>('select state from bucket_moves where bucket = $1', [
    bucket,
  ])
  return rows[0]?.state
}

test.each([
  { bucket: 'b0', point: failPoints.bucketCopied, state: 'copying', rest: ['moved', 'emptied'] },
  { bucket: 'b1', point: failPoints.bucketFenced, state: 'fenced', rest: ['moved', 'emptied'] },
  { bucket: 'b2', point: failPoints.bucketCompared, state: 'fenced', rest: ['moved', 'emptied'] },
  { bucket: 'b3', point: failPoints.bucketSwitched, state: 'switched', rest: ['lifted', 'emptied'] },
  { bucket: 'b4', point: failPoints.bucketEmptied, state: 'emptying', rest: ['emptied'] },
])('a mover killed at $point.name leaves a move that another one finishes', long, async (killed) => {
  const { bucket, point, state, rest } = killed
  // More than are deleted at once.
  const resting = await begin(bucket, 40)
  const writers = resting.slice(0, 4).map((match) => writeTo(server.stores, match))
  await untilPlayed(writers)
  await planBucketMoves(server.home, [bucket], 'other')
  await dieAt(point)
  expect(await stateOf(bucket)).toBe(state)
  expect((await run()).map(({ done }) => done)).toEqual(rest)
  await untilPlayed(writers)
  await Promise.all(writers.map((writer) => writer.stop()))
  await expectWhole(bucket, 'other', writers)
  expect((await rowsOf(server.other, bucket)).matches).toBe(40)
})

test.each([
  { bucket: 'c0', point: failPoints.bucketCopied },
  { bucket: 'c1', point: failPoints.bucketFenced },
  { bucket: 'c2', point: failPoints.bucketCompared },
])('after a mover was killed at $point.name, the move can be taken back', long, async ({ bucket, point }) => {
  const writers = (await begin(bucket, 4)).map((match) => writeTo(server.stores, match))
  await untilPlayed(writers)
  await planBucketMoves(server.home, [bucket], 'other')
  await dieAt(point)
  expect(await cancelMoves(server.home, [bucket])).toEqual([bucket])
  expect(await run()).toEqual([{ done: 'returned' }])
  await untilPlayed(writers)
  await Promise.all(writers.map((writer) => writer.stop()))
  await expectWhole(bucket, 'home', writers)
})

test(
  'once it is switched, a move cannot be taken back, and a process with an old map writes nothing',
  long,
  async () => {
    const [match] = await begin('d0', 1)
    await planBucketMoves(server.home, ['d0'], 'other')
    await dieAt(failPoints.bucketSwitched)
    expect(await cancelMoves(server.home)).toEqual([])
    for (const { pool } of [server.home, server.other])
      expect((await commitMoves(pool, [entryAt(match!, 0)])).size).toBe(0)
    await run()
    expect((await commitMoves(server.home.pool, [entryAt(match!, 0)])).size).toBe(0)
    expect((await commitMoves(server.other.pool, [entryAt(match!, 0)])).size).toBe(1)
  },
)

test('a store that cannot be reached holds up its own moves only, and they can be taken back', long, async () => {
  await server.home.pool.query(`insert into stores (name, url) values ('gone', 'postgres://127.0.0.1:1/nothing')`)
  const writers = (await begin('e0', 2)).map((match) => writeTo(server.stores, match))
  await begin('e1', 1)
  await planBucketMoves(server.home, ['e0'], 'gone')
  await planBucketMoves(server.home, ['e1'], 'other')
  const warn = vi.fn()
  expect((await run({ failing: true, log: { ...log, info: vi.fn(), warn } as never })).map(({ done }) => done)).toEqual(
    ['moved', 'emptied'],
  )
  expect(warn).toHaveBeenCalled()
  await untilPlayed(writers)
  await cancelMoves(server.home, ['e0'])
  // It cannot be looked at what was copied there, as long as it is a store of the server.
  expect(await run({ failing: true })).toEqual([])
  expect(await stateOf('e0')).toBe('returning')
  await server.home.pool.query(`delete from stores where name = 'gone'`)
  await hurryMoves(server.home)
  expect(await run()).toEqual([{ done: 'returned' }])
  await untilPlayed(writers)
  await Promise.all(writers.map((writer) => writer.stop()))
  await expectWhole('e0', 'home', writers)
})

test(
  'a store that does not answer is given up, its bucket is played on, and the move is finished later',
  long,
  async () => {
    const proxy = await silentProxy(server.other.url)
    await server.home.pool.query(`insert into stores (name, url) values ('silent', $1)`, [proxy.url])
    const writers = (await begin('f0', 2)).map((match) => writeTo(server.stores, match))
    await planBucketMoves(server.home, ['f0'], 'silent')
    const fall = () => proxy.silence('all')
    failPoints.bucketFenced.subscribe(fall)
    try {
      expect(await run({ failing: true, timeout: 2_000 })).toEqual([])
    } finally {
      failPoints.bucketFenced.unsubscribe(fall)
    }
    expect(['copying', 'fenced']).toContain(await stateOf('f0'))
    await untilPlayed(writers)
    await hurryMoves(server.home)
    expect((await run()).map(({ done }) => done)).toEqual(['moved', 'emptied'])
    await untilPlayed(writers)
    await Promise.all(writers.map((writer) => writer.stop()))
    await expectWhole('f0', 'other', writers)
    // Its connections end before the way to it does.
    await planBucketMoves(server.home, ['f0'], 'home')
    await run()
    await server.home.pool.query(`delete from stores where name = 'silent'`)
    await proxy.stop()
  },
)

test('a mover that was overtaken changes nothing any more', async () => {
  const [old, next] = [1_000_000, 1_000_001]
  const terms = { bucket: 'g0', timeout: 5_000 }
  const first = await openSession(server.other, { ...terms, attempt: old })
  const second = await openSession(server.other, { ...terms, attempt: next })
  const insert = `insert into bucket_fences (bucket) values ('g0')`
  await second.change(() => Promise.resolve())
  await expect(first.change((client) => client.query(insert))).rejects.toThrow(Overtaken)
  await second.change((client) => client.query(insert))
  await Promise.all([first.close(), second.close()])
  const { rows } = await server.other.pool.query(`select bucket from bucket_fences where bucket = 'g0'`)
  expect(rows).toHaveLength(1)
})

test('what is archived comes along, and so does what it is unpacked with', async () => {
  const [match] = await begin('h0', 1)
  const { rows } = await server.home.pool.query<{ id: number }>(
    `insert into archive_dictionaries (game, rules, content) values ('kraftwagen', 1, '\\x00ff') returning id`,
  )
  await server.home.pool.query(`insert into archived_logs (match_id, dictionary, content) values ($1, $2, '\\xff00')`, [
    match,
    rows[0]?.id,
  ])
  await planBucketMoves(server.home, ['h0'], 'other')
  await run()
  const { rows: there } = await server.other.pool.query(
    `select a.content, d.id, d.content as dictionary
     from archived_logs a join archive_dictionaries d on d.id = a.dictionary where a.match_id = $1`,
    [match],
  )
  expect(there).toEqual([
    { content: Buffer.from('ff00', 'hex'), id: rows[0]?.id, dictionary: Buffer.from('00ff', 'hex') },
  ])
})
