import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../platform/bus/index.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { manyTables } from '../testing/many-tables.ts'
import { planForAnyValues, wholeReads as readsOf, scansIn } from '../testing/plans.ts'
import { closeIdleTables } from './close-idle.ts'
import {
  type Listing,
  listInvitations,
  listOpenTables,
  listTablesWaitingFor,
  openTables,
  tablesOfAccount,
  tablesToWatch,
} from './lists.ts'
import { listTables, type TableService } from './tables.ts'

/** `TABLES=1000000 pnpm test:services server/tables/lists` runs with a million. */
const count = Number(process.env.TABLES ?? 200_000)

let database: TestDatabase
let tables: TableService
beforeAll(async () => {
  database = await testDatabase({ connections: 1 })
  await planForAnyValues(database)
  await manyTables(database, count)
  await database.pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games)
     select 'someone-' || i, 'auction', 'slow', 20 + i % 10, 5, 9 from generate_series(1, $1::integer / 10) i`,
    [count],
  )
  await database.pool.query(
    `update tables set tags = '{quiet}' where state = 'waiting' and key = 'key' and id like '%9'`,
  )
  await database.pool.query('analyze ratings')
  tables = listTables({ database, bus: localBus() })
}, 600_000)
afterAll(() => database.drop())

const someone = 'someone-77'
const wholeReads = () => readsOf(database, ['tables', 'seats', 'match_heads', 'deadlines', 'invitations'])
const lists: readonly [string, Listing][] = [
  ['open tables', openTables()],
  ['open tables of a game', openTables('kraftwagen')],
  [
    'open tables by all filters',
    listOpenTables({ pace: 'slow', seats: 2, tags: [], rated: 'no', near: 'mine' }, someone),
  ],
  ['open tables of a game by tags', listOpenTables({ game: 'auction', tags: ['quiet'] }, someone)],
  ['tables to watch', tablesToWatch()],
  ['tables of a game to watch', tablesToWatch('auction')],
  ['my running tables', tablesOfAccount(someone, 'playing')],
  ['my finished tables', tablesOfAccount(someone, 'over')],
  ['the finished tables of a player who plays everywhere', tablesOfAccount('everywhere', 'over')],
  ['tables that wait for me', listTablesWaitingFor(someone)],
  ['my invitations', listInvitations(someone)],
]

test.each(lists)('%s: no page scans a table', async (_name, listing) => {
  for (const [at, id] of [
    [listing.start, ''],
    ['2026-06-01 00:00:00+00', '0000000000000a'],
  ]) {
    const scans = await scansIn(database, listing.text, [at, id, 21, ...listing.values])
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([])
  }
})

test.each(lists)('%s: three pages follow each other, in milliseconds', async (name, listing) => {
  const before = await wholeReads()
  const seen: string[] = []
  const took: number[] = []
  let after: string | undefined
  for (let page = 0; page < 3; page++) {
    const started = performance.now()
    const { tables: found, next } = await tables.list(listing, { limit: 20, ...(after && { after }) }, someone)
    took.push(performance.now() - started)
    seen.push(...found.map(({ id }) => id))
    if (next === null) break
    after = next
  }
  console.log(`${name}: ${seen.length} of ${count} tables, ${took.map((ms) => ms.toFixed(1)).join(', ')} ms`)
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen).size).toBe(seen.length)
  expect(await wholeReads()).toEqual(before)
})

test('reading a table and its permissions scans no table', async () => {
  const { rows } = await database.pool.query<{ id: MatchId }>(`select id from tables where state = 'playing' limit 1`)
  const { id } = rows[0]!
  const before = await wholeReads()
  expect(await tables.show(id, someone)).toMatchObject({ id, state: 'playing' })
  expect(await tables.facts(id, { account: someone })).toMatchObject({ state: 'playing' })
  expect(await wholeReads()).toEqual(before)
})

test('finding learners, and closing idle tables, scans no table', async () => {
  const before = await wholeReads()
  const id = await tables.joinLearners({ id: 'newcomer', name: 'Newcomer' }, 'kraftwagen')
  expect(await tables.joinLearners({ id: someone, name: 'Someone' }, 'kraftwagen')).toBe(id)
  expect(await closeIdleTables({ database, bus: localBus() }, 14)).toBe(0)
  expect(await wholeReads()).toEqual(before)
})
