import { randomUUID } from 'node:crypto'
import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, natsBus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { budgetOf } from './budget.ts'
import { playMatches } from './play.ts'
import { quarantined } from './quarantine.ts'
import { remoteMatches } from './remote.ts'
import { serveMatches } from './serve.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
let database: TestDatabase
const buses: Bus[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  await database.drop()
})

async function bus(): Promise<Bus> {
  const opened = await natsBus(nats)
  buses.push(opened)
  return opened
}

async function member(store: Database = database) {
  const own = await bus()
  const log = pino({ level: 'silent' })
  return serveMatches(own, playMatches({ database: store, bus: own, budget: budgetOf(1_000), log }))
}

/** The same store as a process of an older release meets it: no match has a rules version that it knows. */
function ofLaterRules({ pool }: TestDatabase): Database {
  const query = async (asked: pg.QueryConfig, values?: unknown[]) => {
    const result = await pool.query<object>(asked, values)
    return { ...result, rows: result.rows.map((row) => ('rules' in row ? { ...row, rules: 99 } : row)) }
  }
  return {
    ...database,
    pool: new Proxy(pool, { get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key) as unknown)) }),
  }
}

test('a process without the rules version of a match passes it on, and it is stopped only where nobody has it', async () => {
  const old = await Promise.all([member(ofLaterRules(database)), member(ofLaterRules(database))])
  const remote = remoteMatches(await bus())
  const [played, orphan] = [await beginTable(database), await beginTable(database)]
  const recent = await member()
  for (let asked = 0; asked < 10; asked++) expect((await remote.standing(played, 'spectator'))?.n).toBe(0)
  const act = { type: 'move', basis: 0, seat: await waitingSeat(played), move: {} } as const
  for (let asked = 0; asked < 5; asked++)
    expect(await remote.execute(played, { ...act, id: randomUUID() })).toMatchObject({ problem: { code: 'refused' } })
  expect(await quarantined(database)).toEqual([])
  await recent.stop()
  for (const code of ['internal', 'internal', 'quarantined'])
    await expect(remote.standing(orphan, 'spectator')).rejects.toMatchObject({ problem: { code } })
  expect(await quarantined(database)).toMatchObject([{ match: orphan, reason: 'unknownRules' }])
  await Promise.all(old.map((each) => each.stop()))
  remote.stop()
})

async function waitingSeat(match: MatchId): Promise<Seat> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    'select waiting from match_heads where match_id = $1',
    [match],
  )
  return (rows[0]!.waiting & 1 ? 0 : 1) as Seat
}

test('members share the buckets, and when one goes the other takes over at once', async () => {
  const remote = remoteMatches(await bus())
  const [one, other] = [await member(), await member()]
  const ids = await Promise.all(Array.from({ length: 40 }, () => beginTable(database)))
  const standings = await Promise.all(ids.map((id) => remote.standing(id, 'spectator')))
  await one.stop()
  expect(await Promise.all(ids.map((id) => remote.standing(id, 'spectator')))).toEqual(standings)
  await other.stop()
  const command = { type: 'move', id: randomUUID(), basis: 0, seat: 0, move: {} } as const
  const nobody = remoteMatches(await bus(), { each: 100, whole: 300 })
  expect(await nobody.execute(ids[0]!, command)).toEqual({ ok: false, problem: { code: 'unavailable' } })
  await expect(nobody.standing(ids[0]!, 'spectator')).rejects.toThrow('No process answered')
  nobody.stop()
  remote.stop()
})
