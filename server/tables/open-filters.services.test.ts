import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedTable } from '../testing/finished-table.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)))) as [Guest, Guest]
  await server.database.pool.query('update accounts set guest = false')
}, 60_000)
afterAll(() => server.close())

const table = { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility: 'open' } as const

async function lay(settings: object): Promise<MatchId> {
  const { data, error } = await ann.api.POST('/api/tables', { body: { ...table, ...settings } })
  if (!data) throw new Error(error?.detail)
  return data.id
}

async function found(who: Guest, query: object): Promise<readonly MatchId[]> {
  const { data } = await who.api.GET('/api/tables/open', { params: { query } })
  return data!.tables.map(({ id }) => id)
}

test('open tables are narrowed by pace, seats, tags and whether they are rated, a page at a time', async () => {
  const live = await lay({ pace: { kind: 'live', bank: 600, increment: 5 }, tags: ['quiet', 'english', 'quiet'] })
  const slow = await lay({ pace: { kind: 'slow', days: 1 }, seats: 2, tags: ['german'] })
  const rated = await lay({ rated: true, pace: { kind: 'slow', days: 3 }, tags: ['experienced', 'german'] })
  const all = [rated, slow, live]
  expect(await found(bob, {})).toEqual(all)
  expect(await found(bob, { pace: 'live' })).toEqual([live])
  expect(await found(bob, { pace: 'slow', game: 'auction' })).toEqual([rated, slow])
  expect(await found(bob, { game: 'kraftwagen', pace: 'none' })).toEqual([])
  expect(await found(bob, { seats: 2 })).toEqual([slow])
  expect(await found(bob, { tags: 'german' })).toEqual([rated, slow])
  expect(await found(bob, { tags: 'german,experienced' })).toEqual([rated])
  expect(await found(bob, { rated: 'yes' })).toEqual([rated])
  expect(await found(bob, { rated: 'no' })).toEqual([slow, live])
  expect(await found(bob, { awake: 'mine', tags: 'quiet' })).toEqual([live])

  const first = await bob.api.GET('/api/tables/open', { params: { query: { rated: 'no', limit: 1 } } })
  expect(first.data?.tables.map(({ id }) => id)).toEqual([slow])
  expect(await found(bob, { rated: 'no', limit: 1, after: first.data!.next! })).toEqual([live])
  expect(first.data?.tables[0]?.tags).toEqual(['german'])
  const { data } = await bob.api.GET('/api/tables/:id', { params: { path: { id: live } } })
  expect(data?.tags).toEqual(['quiet', 'english'])
})

test('an unknown filter or tag is refused', async () => {
  for (const query of [{ tags: 'loud' }, { tags: '' }, { pace: 'swift' }, { seats: 9 }, { rated: 'maybe' }])
    expect((await bob.api.GET('/api/tables/open', { params: { query: query as object } })).response.status).toBe(400)
  const body = { ...table, tags: ['loud'] } as unknown as typeof table
  expect((await ann.api.POST('/api/tables', { body })).response.status).toBe(400)
})

test('the list can leave out hosts whose rating is far from mine, in that game and pace', async () => {
  const { pool } = server.database
  const all = await found(bob, {})
  // Nobody has a rating: all are equally strong.
  expect(await found(bob, { near: 'mine' })).toEqual(all)
  await pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games) values ($1, 'auction', 'live', 31, 3, 9)`,
    [ann.id],
  )
  const near = await found(bob, { near: 'mine' })
  expect(near).toHaveLength(all.length - 1)
  await pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games) values ($1, 'auction', 'live', 27, 3, 9)`,
    [bob.id],
  )
  expect(await found(bob, { near: 'mine' })).toEqual(all)
})

test('a table shows from the fifth game on how many the host finished, unless the profile is hidden', async () => {
  const { pool } = server.database
  const id = await lay({})
  const shown = async () => (await bob.api.GET('/api/tables/:id', { params: { path: { id } } })).data?.reliability
  const finish = (day: number) =>
    finishedTable(server.database, {
      accounts: [ann.id, bob.id],
      ranking: [[0], [1]],
      scores: [3, 1],
      day: `2026-02-${String(day).padStart(2, '0')}`,
    })
  for (let game = 1; game <= 4; game++) await finish(game)
  expect(await shown()).toBeUndefined()
  const left = await finish(5)
  expect(await shown()).toEqual({ games: 5, finished: 5 })
  await pool.query('update seats set replaced = true where table_id = $1 and account = $2', [left, ann.id])
  expect(await shown()).toEqual({ games: 5, finished: 4 })
  // Only the latest twenty count.
  for (let game = 6; game <= 25; game++) await finish(game)
  expect(await shown()).toEqual({ games: 20, finished: 20 })
  await pool.query('update accounts set hidden = true where id = $1', [ann.id])
  expect(await shown()).toBeUndefined()
})
