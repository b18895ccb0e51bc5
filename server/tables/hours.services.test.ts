import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)))) as [Guest, Guest]
}, 60_000)
afterAll(() => server.close())

const table = { game: 'auction', seats: 3, pace: { kind: 'slow', days: 2, increment: 6 }, visibility: 'open' } as const
const sleeps = (who: Guest, from: string, to: string) =>
  who.api.PUT('/api/me/time', { body: { zone: 'UTC', sleep: { from, to }, holidays: [] } })
const open = async (who: Guest, query: { awake?: 'mine' } = {}) =>
  (await who.api.GET('/api/tables/open', { params: { query } })).data!.tables

test('a waiting table shows when its people are awake together, and the list filters by it', async () => {
  const { data } = await ann.api.POST('/api/tables', { body: table })
  const { id } = data!
  expect((await open(bob))[0]).not.toHaveProperty('awake')
  await sleeps(ann, '22:00', '06:00')
  expect((await open(bob))[0]?.awake).toEqual({ people: 1, spans: [{ from: 360, to: 1_320 }] })
  // A person without sleeping hours sees every table.
  expect(await open(bob, { awake: 'mine' })).toHaveLength(1)
  await sleeps(bob, '06:00', '17:00')
  expect(await open(bob, { awake: 'mine' })).toEqual([])
  expect(await open(bob)).toHaveLength(1)
  await sleeps(bob, '00:00', '08:00')
  expect(await open(bob, { awake: 'mine' })).toHaveLength(1)
  expect(
    (await server.client().GET('/api/tables/open', { params: { query: { awake: 'mine' } } })).data?.tables,
  ).toHaveLength(1)

  await bob.api.POST('/api/tables/:id/seat', { params: { path: { id } }, body: {} })
  const { data: shown } = await bob.api.GET('/api/tables/:id', { params: { path: { id } } })
  expect(shown?.awake).toEqual({ people: 2, spans: [{ from: 480, to: 1_320 }] })
})

test('once the match has started sleeping hours are not shown', async () => {
  const { data } = await ann.api.POST('/api/tables', { body: { ...table, seats: 2, ready: true } })
  const path = { id: data!.id }
  await bob.api.POST('/api/tables/:id/seat', { params: { path }, body: { ready: true } })
  const { data: shown } = await bob.api.GET('/api/tables/:id', { params: { path } })
  expect(shown).toMatchObject({ state: 'playing', pace: table.pace })
  expect(shown).not.toHaveProperty('awake')
})

test('an invalid bank of days is refused', async () => {
  for (const pace of [
    { kind: 'slow', days: 31, increment: 6 },
    { kind: 'slow', days: 3, increment: 0 },
    { kind: 'slow', days: 3, increment: 73 },
  ] as const)
    expect((await ann.api.POST('/api/tables', { body: { ...table, pace } })).response.status).toBe(400)
})
