import type { MatchId } from '@carriage/protocol'
import { apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { addSecondStore, type SecondStore } from './testing/two-stores.ts'

let database: TestDatabase
let house: RunningServer
let second: SecondStore
let url: string
beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = {
    DATABASE_URL: database.url,
    PORT: `${port}`,
    OPS_PORT: '0',
    BOT_THINK_MS: '0',
    LOG_LEVEL: 'silent',
  }
  house = await startServer(readConfig(settings))
  // A house that runs learns of it: what it would begin at home is refused there until then.
  second = await addSecondStore(database, { all: true })
}, 60_000)
afterAll(async () => {
  await house.stop()
  await second.close()
  await database.drop()
}, 60_000)

async function stateOf(match: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>('select state from tables where id = $1', [match])
  return rows[0]?.state
}

test('bots in seats of a second store play to the end after a person resigned, and the table is over', async () => {
  const guest = await apiClient({ baseUrl: url }).POST('/api/guest', { body: {} })
  const api = apiClient({ baseUrl: url, headers: { cookie: cookieOf(guest.response) } })
  const { data: table } = await api.POST('/api/tables', {
    body: {
      game: 'auction',
      ready: true,
      seats: 2,
      pace: { kind: 'none' },
      visibility: 'open',
      bots: ['apprentice'],
    },
  })
  const id = table!.id as MatchId
  const { rows } = await second.database.pool.query<{ id: string }>('select id from matches where id = $1', [id])
  expect(rows).toEqual([{ id }])
  expect((await api.POST('/api/matches/:id/resign', { params: { path: { id } } })).error).toBeUndefined()
  await expect.poll(() => stateOf(id), { timeout: 50_000, interval: 200 }).toBe('over')
}, 60_000)

test('a player whose time runs out in a second store loses the seat to a bot, and bots end the game', async () => {
  const id = await beginTable(database, { game: 'auction', pace: { kind: 'live', bank: 60, increment: 0 } })
  const late = Date.now() - 3_600_000
  await second.database.pool.query(
    `update match_heads set clock = json_build_object('at', $2::float8, 'left', json_build_array(1, 1), 'running', clock -> 'running',
       'since', json_build_array($2::float8, $2::float8)) where match_id = $1`,
    [id, late],
  )
  await second.database.pool.query(`update deadlines set due_at = now() where match_id = $1`, [id])
  await expect.poll(() => stateOf(id), { timeout: 50_000, interval: 200 }).toBe('over')
}, 60_000)

test('connections are counted for each store, and a store that does not answer is told without taking the process out of service', async () => {
  const { opsPort } = house
  const counted = async () => (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  for (const store of ['home', 'second'])
    for (const pool of ['moves', 'lists'])
      expect(await counted()).toMatch(
        new RegExp(`^carriage_pool_connections\\{pool="${pool}",store="${store}",state="waiting"\\} 0`, 'm'),
      )
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await readiness()).toEqual([200, { ready: true, away: [] }])
  await database.pool.query(`update stores set url = 'postgres://127.0.0.1:1/nowhere' where name = 'second'`)
  await expect.poll(readiness, { timeout: 10_000 }).toEqual([200, { ready: true, away: ['store second'] }])
  await database.pool.query(`update stores set url = $1 where name = 'second'`, [second.database.url])
  await expect.poll(readiness, { timeout: 10_000 }).toEqual([200, { ready: true, away: [] }])
}, 30_000)
