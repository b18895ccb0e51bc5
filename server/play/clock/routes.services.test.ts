import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a person sets their sleep, and reads it again', async () => {
  const { api } = await server.guest('Ann')
  expect((await api.GET('/api/me/time')).data).toEqual({ zone: 'UTC', sleep: null, holidays: [] })
  const body = { zone: 'America/New_York', sleep: { from: '23:00', to: '07:30' }, holidays: [] }
  expect((await api.PUT('/api/me/time', { body })).data).toEqual(body)
  expect((await api.GET('/api/me/time')).data).toEqual(body)
})

test('more holidays than a year has are refused, and an unknown zone is malformed', async () => {
  const { api } = await server.guest('Bob')
  const long = { from: '2099-01-01', to: '2099-03-01' }
  const refused = await api.PUT('/api/me/time', { body: { zone: 'UTC', sleep: null, holidays: [long] } })
  expect(refused.error).toMatchObject({ code: 'refused', facts: { year: '2099', days: 30 } })
  const nowhere = await api.PUT('/api/me/time', { body: { zone: 'Middle/Earth', sleep: null, holidays: [] } })
  expect(nowhere.error).toMatchObject({ code: 'malformed' })
})
