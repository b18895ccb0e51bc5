import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bus, localBus } from '../platform/bus/index.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { closeIdleTables } from './close-idle.ts'
import { listInvitations, openTables, tablesOfAccount } from './lists.ts'
import { listTables, type TableService } from './tables.ts'

let database: TestDatabase
let bus: Bus
let tables: TableService
beforeAll(async () => {
  database = await testDatabase()
  bus = localBus()
  tables = listTables({ database, bus })
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('truncate tables, club_tables, seats, absence_proposals, invitations, outbox'))

const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }

function laid(): Promise<MatchId> {
  const settings = { game: 'auction', options: {}, seats: 3, pace: { kind: 'none' }, visibility: 'open' } as const
  return tables.create(ann, { ...settings, bots: [], hints: false, learning: false, ready: true })
}

async function passDays(id: MatchId, days: number): Promise<void> {
  await database.pool.query(`update tables set touched_at = now() - $2 * interval '1 day' where id = $1`, [id, days])
}

const stateOf = async (id: MatchId) => (await tables.show(id, 'ann'))?.state

test('a table that waited for fourteen days is closed, its players and watchers are notified, and it is unlisted', async () => {
  const id = await laid()
  await tables.sitDown(id, bob, { ready: true })
  await database.pool.query(`insert into invitations (table_id, account) values ($1, 'cat')`, [id])
  const lines: string[] = []
  const listening = bus.subscribe(`table.${id}`, (text) => lines.push(text))
  await passDays(id, 13.9)
  expect(await closeIdleTables({ database, bus }, 14)).toBe(0)
  await passDays(id, 14.1)
  expect(await closeIdleTables({ database, bus }, 14)).toBe(1)
  expect(await closeIdleTables({ database, bus }, 14)).toBe(0)
  listening.end()
  expect(await stateOf(id)).toBe('abandoned')
  expect(lines).toEqual(['closed'])
  const { rows } = await database.pool.query(`select match_id, n from outbox where kind = 'closed'`)
  expect(rows).toEqual([{ match_id: id, n: 0 }])
  for (const list of [openTables(), openTables('auction'), tablesOfAccount('ann', 'waiting'), listInvitations('cat')])
    expect((await tables.list(list, { limit: 20 }, 'ann')).tables).toEqual([])
  await expect(tables.sitDown(id, { id: 'dan', name: 'Dan' }, { ready: true })).rejects.toMatchObject({
    problem: { code: 'conflict' },
  })
})

test.each<[string, (id: MatchId) => Promise<unknown>]>([
  ['sits down', (id) => tables.sitDown(id, bob, { ready: false })],
  ['says that they are ready', (id) => tables.setReady(id, 'ann', true)],
  ['calls a bot', (id) => tables.giveToBot(id, 2, 'apprentice')],
  ['frees a seat', (id) => tables.freeSeat(id, 1)],
])('a player who %s keeps the table open', async (_what, act) => {
  const id = await laid()
  await passDays(id, 20)
  await act(id)
  expect(await closeIdleTables({ database, bus }, 14)).toBe(0)
})

test('running and finished tables are not closed, however old', async () => {
  const id = await laid()
  await tables.start(id, 'ann', 'apprentice')
  await passDays(id, 400)
  expect(await closeIdleTables({ database, bus }, 14)).toBe(0)
  expect(await stateOf(id)).toBe('playing')
})

test('many are closed in rounds, by concurrent sweeps, each once', async () => {
  await database.pool.query(
    `insert into tables (id, game, options, seats, pace, visibility, owner, key, secret, commitment, touched_at)
     select 'forgotten-' || i, 'auction', '{}', 2, '{"kind":"none"}', 'open', 'ann', 'key', 'secret', 'commitment',
       now() - interval '15 days' from generate_series(1, 950) i`,
  )
  const counts = await Promise.all(Array.from({ length: 3 }, () => closeIdleTables({ database, bus }, 14)))
  const rest = await closeIdleTables({ database, bus }, 14)
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(950)
  const { rows } = await database.pool.query('select count(*)::integer as notified from outbox')
  expect(rows).toEqual([{ notified: 950 }])
})

test('an account has a limited number of waiting tables, until it leaves one', async () => {
  const few = listTables({ database, bus, maximumFor: async () => 2 })
  const settings = { game: 'auction', options: {}, seats: 3, pace: { kind: 'none' }, visibility: 'open' } as const
  const lay = (who: typeof ann) =>
    few.create(who, { ...settings, bots: [], hints: false, learning: false, ready: true })
  const first = await lay(ann)
  await lay(ann)
  await expect(lay(ann)).rejects.toMatchObject({ problem: { code: 'conflict' } })
  await lay(bob)
  await few.leave(first, ann.id)
  await lay(ann)
})
