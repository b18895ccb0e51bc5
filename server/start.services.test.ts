import { apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type RunningServer, startServer } from './start.ts'
import { beginTable } from './testing/begin-table.ts'
import { cookieOf } from './testing/cookie.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let database: TestDatabase
let server: RunningServer
let url: string
beforeAll(async () => {
  database = await testDatabase({ empty: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = {
    DATABASE_URL: database.url,
    PORT: `${port}`,
    OPS_PORT: '0',
    BOT_THINK_MS: '0',
    LOG_LEVEL: 'silent',
  }
  server = await startServer(readConfig(settings))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
}, 60_000)

test('one process without NATS is a whole server: a guest sits down with a bot, leaves, and bots finish the game', async () => {
  const guest = await apiClient({ baseUrl: url }).POST('/api/guest', { body: {} })
  const api = apiClient({ baseUrl: url, headers: { cookie: cookieOf(guest.response) } })
  const table = await api.POST('/api/tables', {
    body: {
      game: 'kraftwagen',
      options: {},
      ready: true,
      seats: 2,
      pace: { kind: 'none' },
      visibility: 'open',
      bots: ['apprentice'],
    },
  })
  const params = { path: { id: table.data!.id } }
  expect((await api.POST('/api/matches/:id/resign', { params })).error).toBeUndefined()
  const state = async () => (await api.GET('/api/tables/:id', { params })).data?.state
  await expect.poll(state, { timeout: 50_000, interval: 300 }).toBe('over')
  const record = await fetch(`${url}/api/matches/${params.path.id}/record`)
  expect(await record.text()).toContain('"result"')
}, 60_000)

test('the operator lists the stopped matches and releases one', async () => {
  const match = await beginTable(database)
  await database.pool.query('update matches set rules = 99 where id = $1', [match])
  const view = async () => (await fetch(`${url}/api/matches/${match}/view`)).status
  await expect.poll(view, { timeout: 20_000 }).toBe(423)
  const ops = `http://127.0.0.1:${server.opsPort}`
  const list = async () => ((await (await fetch(`${ops}/quarantine`)).json()) as { matches: object[] }).matches
  expect(await list()).toMatchObject([{ match, game: 'kraftwagen', rules: 99, reason: 'unknownRules' }])
  const release = `${ops}/quarantine/${match}/release`
  expect((await fetch(release)).status).toBe(405)
  expect((await fetch(release, { method: 'POST', headers: { origin: 'http://elsewhere.test' } })).status).toBe(405)
  await database.pool.query('update matches set rules = 1 where id = $1', [match])
  expect(await (await fetch(release, { method: 'POST' })).json()).toEqual({ released: match })
  expect((await fetch(release, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${ops}/quarantine/nonsense/release`, { method: 'POST' })).status).toBe(404)
  expect(await list()).toEqual([])
  expect(await view()).toBe(200)
}, 60_000)

test('the operations port is open where HOST says and nowhere else', async () => {
  expect((await fetch(`http://127.0.0.1:${server.opsPort}/healthz`)).status).toBe(200)
  await expect(fetch(`http://127.0.0.2:${server.opsPort}/healthz`)).rejects.toThrow('fetch failed')
})
