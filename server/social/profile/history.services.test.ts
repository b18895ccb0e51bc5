import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tapLink } from '../../testing/access.ts'
import { cookieOf } from '../../testing/cookie.ts'
import { type FinishedTable, finishedTable } from '../../testing/finished-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
let cat: Guest
/** Ann won the first; lost the second, which only its link opens; shared the third; played the fourth with a bot. */
let games: { won: MatchId; lost: MatchId; level: MatchId; alone: MatchId }

beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ;[ann, bob, cat] = (await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.guest(name)))) as [
    Guest,
    Guest,
    Guest,
  ]
  const finished = (table: FinishedTable) => finishedTable(server.database, table)
  const both = [ann.id, bob.id]
  games = {
    won: await finished({ accounts: both, ranking: [[0], [1]], scores: [30, 20], day: '2026-01-01' }),
    lost: await finished({
      accounts: both,
      visibility: 'link',
      ranking: [[1], [0]],
      scores: [10, 40],
      day: '2026-02-01',
    }),
    level: await finished({
      accounts: [...both, cat.id],
      seats: 3,
      ranking: [[2], [0, 1]],
      scores: [15, 15, 16],
      day: '2026-03-01',
    }),
    alone: await finished({ accounts: [ann.id], bots: [1], ranking: [[0], [1]], scores: [99, 1], day: '2026-04-01' }),
  }
}, 60_000)
afterAll(() => server.close())

async function idsOf(query: object, { api } = ann): Promise<string[]> {
  const { data } = await api.GET('/api/me/history', { params: { query } })
  return (data?.tables ?? []).map(({ id }) => id)
}

test('my finished games are listed newest first, and found by game, person, result and day', async () => {
  const { won, lost, level, alone } = games
  expect(await idsOf({})).toEqual([alone, level, lost, won])
  expect(await idsOf({ game: 'auction', with: cat.id })).toEqual([level])
  expect(await idsOf({ game: 'kraftwagen' })).toEqual([])
  expect(await idsOf({ result: 'won' })).toEqual([alone, won])
  expect(await idsOf({ result: 'lost', with: bob.id })).toEqual([level, lost])
  expect(await idsOf({ from: Date.parse('2026-02-01'), to: Date.parse('2026-03-01') })).toEqual([lost])
  expect(await idsOf({}, cat)).toEqual([level])
})

test('a game that was ended by agreement is in the history, and counts neither there nor between people', async () => {
  const [ida, max] = await Promise.all(['Ida', 'Max'].map((name) => server.guest(name)))
  const id = await finishedTable(server.database, {
    accounts: [ida!.id, max!.id],
    ranking: [[0], [1]],
    scores: [30, 20],
    agreed: true,
  })
  const { data } = await ida!.api.GET('/api/me/history', { params: { query: {} } })
  expect(data?.tables).toMatchObject([{ id, agreedEnd: true }])
  expect(await idsOf({ result: 'won' }, ida)).toEqual([])
  expect((await ida!.api.GET('/api/me/history/people')).data?.people).toEqual([])
  const { data: profile } = await max!.api.GET('/api/people/:account', { params: { path: { account: ida!.id } } })
  expect(profile).toMatchObject({ figures: [], between: { games: 0 } })
})

test('a table, the history and a profile show who counts as last, also of a winner for whom a bot played', async () => {
  const [ida, max] = await Promise.all(['Ida', 'Max'].map((name) => server.guest(name)))
  const id = await finishedTable(server.database, {
    accounts: [ida!.id, max!.id],
    ranking: [[0], [1]],
    scores: [30, 20],
    played: { bot: 20, of: 100 },
  })
  const seats = [{ account: ida!.id, replaced: false, resigned: false, last: true }, { account: max!.id }]
  const { data: table } = await max!.api.GET('/api/tables/:id', { params: { path: { id } } })
  const { data: history } = await ida!.api.GET('/api/me/history', { params: { query: {} } })
  const params = { path: { account: ida!.id }, query: {} }
  const { data: profile } = await max!.api.GET('/api/people/:account/games', { params })
  for (const shown of [table, history?.tables[0], profile?.tables[0]]) {
    expect(shown?.seats).toMatchObject(seats)
    expect(shown?.seats[1]).not.toHaveProperty('last')
  }
})

test('pages follow each other', async () => {
  const first = await ann.api.GET('/api/me/history', { params: { query: { limit: 3 } } })
  const after = first.data?.next ?? ''
  const second = await ann.api.GET('/api/me/history', { params: { query: { limit: 3, after } } })
  expect(first.data?.tables).toHaveLength(3)
  expect(second.data).toMatchObject({ tables: [{ id: games.won, me: 0 }], next: null })
})

test('the people I met, and our results against each other', async () => {
  const { data } = await ann.api.GET('/api/me/history/people')
  expect(data?.people).toEqual([
    { account: bob.id, name: 'Bob', games: 3, ahead: 1, behind: 1, level: 1 },
    { account: cat.id, name: 'Cat', games: 1, ahead: 0, behind: 1, level: 0 },
  ])
})

test('a profile counts games against people at every table, and lists those at open ones', async () => {
  const params = { path: { account: ann.id } }
  const { data } = await server.client().GET('/api/people/:account', { params })
  expect(data).toMatchObject({ account: ann.id, name: 'Ann', own: false, hidden: false, between: null })
  expect(data?.figures).toEqual([
    { game: 'auction', seats: 2, games: 2, places: [1, 1], mean: 20, best: 30 },
    { game: 'auction', seats: 3, games: 1, places: [0, 1, 0], mean: 15, best: 15 },
  ])
  const listed = await server.client().GET('/api/people/:account/games', { params })
  expect(listed.data?.tables.map(({ id }) => id)).toEqual([games.alone, games.level, games.won])
  const met = await bob.api.GET('/api/people/:account', { params })
  expect(met.data?.between).toEqual({ games: 3, ahead: 1, behind: 1, level: 1 })
})

test('a session from a one-tap link reveals nothing about its owner and others', async () => {
  const cookie = cookieOf(await tapLink(server, bob.id, games.won))
  const { data } = await server
    .client({ cookie })
    .GET('/api/people/:account', { params: { path: { account: ann.id } } })
  expect(data?.between).toBeNull()
  expect((await server.client({ cookie }).GET('/api/me/history')).response.status).toBe(403)
})

test('a hidden profile is visible to its owner only, and can be shown again', async () => {
  const params = { path: { account: cat.id } }
  await cat.api.PUT('/api/me/profile', { body: { hidden: true } })
  for (const api of [ann.api, server.client()]) {
    expect((await api.GET('/api/people/:account', { params })).response.status).toBe(404)
    expect((await api.GET('/api/people/:account/games', { params })).response.status).toBe(404)
  }
  expect((await cat.api.GET('/api/people/:account', { params })).data).toMatchObject({ hidden: true, own: true })
  await cat.api.PUT('/api/me/profile', { body: { hidden: false } })
  expect((await ann.api.GET('/api/people/:account', { params })).response.status).toBe(200)
})

test('a person chooses favourite games, which everybody sees on the profile', async () => {
  const params = { path: { account: bob.id } }
  const choose = (favourites: string[]) => bob.api.PUT('/api/me/profile', { body: { favourites } })
  const shown = async () => (await ann.api.GET('/api/people/:account', { params })).data?.favourites
  expect(await shown()).toEqual([])
  expect((await choose(['auction', 'auction'])).response.status).toBe(200)
  expect(await shown()).toEqual(['auction'])
  expect((await choose(['chess'])).error?.code).toBe('notFound')
  // Hiding the profile and choosing favourites do not affect each other.
  await bob.api.PUT('/api/me/profile', { body: { hidden: true } })
  await choose(['auction'])
  expect((await bob.api.GET('/api/people/:account', { params })).data).toMatchObject({ hidden: true })
  expect(await shown()).toBeUndefined()
  await bob.api.PUT('/api/me/profile', { body: { hidden: false } })
  expect(await shown()).toEqual(['auction'])
  await choose([])
  expect(await shown()).toEqual([])
})

test('games from before the history table are in it', async () => {
  const { pool } = server.database
  const { rows } = await pool.query<{ seats: number }>('select count(*)::integer as seats from finished_seats')
  await pool.query('delete from finished_seats')
  await pool.query(`select from note_finished(array(select id from tables where state = 'over'))`)
  expect(await idsOf({})).toHaveLength(4)
  const again = await pool.query<{ seats: number }>('select count(*)::integer as seats from finished_seats')
  expect(again.rows).toEqual(rows)
})
