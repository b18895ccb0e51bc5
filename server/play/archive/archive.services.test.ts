import { randomUUID } from 'node:crypto'
import { fastChance } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { budgetOf, playMatches } from '../matches/index.ts'
import { listRecords, type Records } from '../records/index.ts'
import { archiveFinished } from './archive.ts'

const log = pino({ level: 'silent' })
const settings = { days: 30, samples: 3 }
let database: TestDatabase
let records: Records

beforeAll(async () => {
  database = await testDatabase()
  records = listRecords({ database, log, rulesBudget: 10_000 })
})
afterAll(async () => {
  await records.close()
  await database.drop()
})

/** A finished game of the auction with some moves taken back. */
async function playedMatch(seed: number, game = 'auction'): Promise<MatchId> {
  const id = await beginTable(database, { game, seats: 3 })
  const matches = matchesHere()
  const rules = library.latest(game)!
  const chance = fastChance(seed)
  for (let undone = false; ; ) {
    const { n, view } = (await matches.standing(id, 'spectator'))!
    const turn = rules.turn(view)
    if (turn.over) return id
    const seat = turn.seats[0]!
    const moves = [...rules.moves((await matches.standing(id, seat))!.view, seat)]
    const command = { id: randomUUID(), basis: n, seat } as const
    const done = await matches.execute(id, { ...command, type: 'move', move: moves[chance.below(moves.length)]! })
    if (!done.ok) throw new Error(done.problem.code)
    if (undone) continue
    const back = await matches.execute(id, { ...command, type: 'undo', id: randomUUID(), basis: done.n, n: done.n })
    undone = back.ok
  }
}

/** A process with an empty cache. */
function matchesHere(on: Database = database) {
  return playMatches({ database: on, bus: localBus(), budget: budgetOf(10_000), log })
}

async function end(id: MatchId, days: number): Promise<void> {
  await database.pool.query(`update tables set ended_at = now() - $2 * interval '1 day' where id = $1`, [id, days])
}

async function whatIsRead(id: MatchId) {
  const matches = matchesHere()
  return {
    opening: await matches.opening(id, 'spectator'),
    frames: await matches.frames(id, 1, 0),
    standing: await matches.standing(id, 0),
    record: await records.read(id),
  }
}

interface RowCounts {
  readonly moves: number
  readonly snapshots: number
  readonly archived: number
}

async function rowsOf(id: MatchId): Promise<RowCounts> {
  const { rows } = await database.pool.query<RowCounts>(
    `select (select count(*)::integer from moves where match_id = $1) as moves,
       (select count(*)::integer from snapshots where match_id = $1) as snapshots,
       (select count(*)::integer from archived_logs where match_id = $1) as archived`,
    [id],
  )
  return rows[0]!
}

test('a match that ended long ago leaves the hot tables, and is read, replayed and exported as before', async () => {
  const ids = [await playedMatch(1), await playedMatch(2), await playedMatch(3)]
  const running = await beginTable(database, { game: 'auction', seats: 3 })
  const before = await Promise.all(ids.map(whatIsRead))
  expect(before.every(({ record }) => record !== undefined)).toBe(true)
  for (const id of ids) await end(id, 29)
  expect(await archiveFinished({ database, log }, settings)).toBe(0)
  for (const id of ids) await end(id, 31)
  expect(await archiveFinished({ database, log }, settings)).toBe(3)
  expect(await archiveFinished({ database, log }, settings)).toBe(0)
  for (const id of ids) expect(await rowsOf(id)).toEqual({ moves: 0, snapshots: 0, archived: 1 })
  expect(await Promise.all(ids.map(whatIsRead))).toEqual(before)
  expect(await matchesHere().standing(running, 'spectator')).toMatchObject({ n: 0 })

  // A late command is answered that the match is over.
  const command = { type: 'undo', id: randomUUID(), basis: 1, seat: 0, n: 1 } as const
  expect(await matchesHere().execute(ids[0]!, command)).toMatchObject({ ok: false })
}, 60_000)

test('too few matches of a game wait for more; one with a gap in its log is not archived', async () => {
  const ids = await Promise.all([4, 5].map((seed) => playedMatch(seed, 'kraftwagen')))
  for (const id of ids) await end(id, 31)
  expect(await archiveFinished({ database, log }, settings)).toBe(0)
  const [broken = ''] = ids
  await database.pool.query('delete from moves where match_id = $1 and n = 2', [broken])
  expect(await archiveFinished({ database, log }, { ...settings, samples: 2 })).toBe(1)
  expect(await rowsOf(broken as MatchId)).toMatchObject({ archived: 0 })
  await database.pool.query('update tables set archived = true where id = $1', [broken])
}, 60_000)

test('two processes archive each match once', async () => {
  const ids = await Promise.all([6, 7, 8, 9].map((seed) => playedMatch(seed)))
  const before = await Promise.all(ids.map(whatIsRead))
  for (const id of ids) await end(id, 40)
  const archived = await Promise.all([1, 2].map(() => archiveFinished({ database, log }, settings)))
  expect(archived.reduce((sum, each) => sum + each)).toBe(4)
  expect(await Promise.all(ids.map(whatIsRead))).toEqual(before)
}, 60_000)

test('interrupted at any statement, a match is complete in one place, and the next sweep archives it', async () => {
  const id = await playedMatch(10)
  const before = await whatIsRead(id)
  await end(id, 40)
  let cuts = 0
  for (let statement = 1; ; statement++) {
    const archived = await archiveFinished({ database: cutAfter(statement), log }, settings).catch(() => undefined)
    const rows = await rowsOf(id)
    expect(rows.moves > 0).toBe(rows.archived === 0)
    expect(await whatIsRead(id)).toEqual(before)
    if (archived === 1) break
    expect(archived).toBe(undefined)
    cuts += 1
  }
  // begin, look, read, insert, two deletes, update, commit
  expect(cuts).toBeGreaterThanOrEqual(7)
  expect(await rowsOf(id)).toMatchObject({ archived: 1, moves: 0 })
}, 60_000)

/** A database that ends the connection of a transaction instead of running one of its statements. */
function cutAfter(statements: number): Database {
  const { pool } = database
  return {
    ...database,
    pool: Object.assign(Object.create(pool) as typeof pool, {
      query: pool.query.bind(pool),
      async connect() {
        const client = await pool.connect()
        let count = 0
        const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
        return Object.assign(Object.create(client) as typeof client, {
          release: (error?: Error) => client.release(error ?? count > statements),
          async query(...args: unknown[]) {
            count += 1
            if (count === statements) {
              const { rows } = (await query('select pg_backend_pid() as pid')) as { rows: { pid: number }[] }
              await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
            }
            return query(...args)
          },
        })
      },
    }),
  }
}
