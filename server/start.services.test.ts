import { apiClient } from '@carriage/protocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type RunningHouse, startHouse } from './start.ts'
import { freePort } from './store/free-port.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let database: TestDatabase
let house: RunningHouse
let url: string
beforeAll(async () => {
  database = await testDatabase({ empty: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = { DATABASE_URL: database.url, PORT: `${port}`, BOT_THINKING: '0', LOG_LEVEL: 'silent' }
  house = await startHouse(readConfig(settings))
})
afterAll(async () => {
  await house.stop()
  await database.drop()
})

test('one process without NATS is a whole house: a guest sits down with a bot, leaves, and bots play to the end', async () => {
  const guest = await apiClient({ baseUrl: url }).POST('/api/guest', { body: {} })
  const cookie = guest.response.headers.getSetCookie().map((set) => set.split(';')[0])
  const api = apiClient({ baseUrl: url, headers: { cookie: cookie.join('; ') } })
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
  expect((await api.POST('/api/matches/{id}/resign', { params })).error).toBeUndefined()
  const state = async () => (await api.GET('/api/tables/{id}', { params })).data?.state
  await expect.poll(state, { timeout: 50_000, interval: 300 }).toBe('over')
  const record = await fetch(`${url}/api/matches/${params.path.id}/record`)
  expect(await record.text()).toContain('"result"')
}, 60_000)
