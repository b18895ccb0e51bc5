import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { budgetOf } from '../../play/matches/budget.ts'
import { playMatches } from '../../play/matches/play.ts'
import { startRelay } from '../../play/sockets/relay.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type SilentProxy, silentProxy } from '../../testing/silent-proxy.ts'
import { localBus } from '../bus/index.ts'
import { isStoreAway } from './away.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { inTransaction } from './transaction.ts'

const log = pino({ level: 'silent' })
let real: TestDatabase
let proxy: SilentProxy
let database: Database
beforeAll(async () => {
  real = await testDatabase()
  proxy = await silentProxy(real.url)
})
afterEach(() => database.close())
afterAll(async () => {
  await proxy.stop()
  await real.drop()
})

function open(queryTimeout: number): void {
  database = openDatabase({ url: proxy.url, connections: 2, queryTimeout })
}

/** A pool whose connections are all open. */
async function warm(): Promise<void> {
  await Promise.all([1, 2].map(() => database.pool.query('select pg_sleep(0.05)')))
}

test('a query without an answer fails as unavailable, and the next gets another connection', async () => {
  open(2_000)
  await warm()
  proxy.withhold('all')
  const error = await database.pool.query('select').catch((reason: unknown) => reason)
  expect(error instanceof Error && isStoreAway(error)).toBe(true)
  await expect(inTransaction(database, () => Promise.resolve(1))).rejects.toThrow('timeout')
  await database.pool.query('select')
  expect(await inTransaction(database, () => Promise.resolve(1))).toBe(1)
})

test.each(['answers', 'all'] as const)(
  'a move whose database stops answering (%s) is retried and done once',
  async (what) => {
    open(2_000)
    const match = await beginTable(real, { game: 'auction' })
    const matches = playMatches({ database, bus: localBus(), budget: budgetOf(1_000), log })
    const move = { kind: 'bid', coins: { $secret: [0], value: 5 } } as const
    const command = { type: 'move', id: randomUUID(), basis: 0, seat: 0, move } as const
    await matches.standing(match, 0)
    await warm()
    proxy.withhold(what)
    expect(await matches.execute(match, command)).toEqual({ ok: true, n: 1 })
    expect(await matches.execute(match, command)).toEqual({ ok: true, n: 1 })
    const { rows } = await real.pool.query<{ command: string }>('select command from moves where match_id = $1', [
      match,
    ])
    expect(rows).toEqual([{ command: command.id }])
  },
)

test('a relay whose database stops answering restarts on another connection', async () => {
  open(2_000)
  const match = await beginTable(real, { game: 'auction' })
  const received: number[] = []
  const noteVersion = (version: number) => received.push(version) > 0
  const table = { reached: 0, goBackTo: () => undefined, noteVersion }
  const relay = startRelay({
    database,
    log,
    tables: new Map([[match, table]]),
    onNews: () => undefined,
    every: 20,
  })
  await expect.poll(() => received).toEqual([0])
  proxy.withhold('all')
  await expect.poll(() => received).toEqual([0, 0])
  await relay.stop()
})

test('a migration may take longer than other queries', async () => {
  const migrated = await testDatabase()
  database = openDatabase({ url: migrated.url, connections: 1, queryTimeout: 200 })
  expect(await migrate(database, { files: { '0001-slow': 'select pg_sleep(1)' } })).toEqual(['0001-slow'])
  await migrated.drop()
})
