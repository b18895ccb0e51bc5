import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
let eve: Guest
let match: string

beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ;[ann, bob, eve] = (await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)))) as [
    Guest,
    Guest,
    Guest,
  ]
}, 60_000)
afterAll(() => server.close())

const table = { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const

beforeEach(async () => {
  match = (await ann.api.POST('/api/tables', { body: { ...table, ready: true } })).data!.id
  await bob.api.POST('/api/tables/:id/seat', { params: { path: { id: match } }, body: { ready: true } })
})

const read = (who: Guest) => who.api.GET('/api/matches/:id/draft', { params: { path: { id: match } } })
const save = (who: Guest, at: number, draft: Record<string, unknown>) =>
  who.api.PUT('/api/matches/:id/draft', { params: { path: { id: match } }, body: { at, draft } })

test('a draft is available on another device, with every text in it', async () => {
  expect((await read(ann)).data).toEqual({ version: 0, at: 0, draft: null })
  const draft = { sheets: [{ base: '3/1', note: 'ä \u0000 \ud800 "' }] }
  expect((await save(ann, 1_000, draft)).data).toEqual({ version: 1, at: 1_000, draft: null })
  expect((await read(ann)).data).toEqual({ version: 1, at: 1_000, draft })
})

test('the newest draft wins in any order of arrival, and is returned to the older device', async () => {
  await save(ann, 2_000, { from: 'desk' })
  expect((await save(ann, 1_000, { from: 'phone' })).data).toEqual({ version: 1, at: 2_000, draft: { from: 'desk' } })
  expect((await save(ann, 3_000, { from: 'phone' })).data).toEqual({ version: 2, at: 3_000, draft: null })
  expect((await read(ann)).data).toEqual({ version: 2, at: 3_000, draft: { from: 'phone' } })
  const at = Array.from({ length: 20 }, (_, index) => 4_000 + ((index * 7) % 20))
  await Promise.all(at.map((each) => save(ann, each, { each })))
  expect((await read(ann)).data).toMatchObject({ at: 4_019, draft: { each: 4_019 } })
})

test('a clock that is ahead wins only until the next change', async () => {
  const ahead = await save(ann, Date.now() + 86_400_000, { from: 'the future' })
  expect(ahead.data!.at).toBeLessThanOrEqual(Date.now())
  expect((await save(ann, Date.now() + 1, { from: 'now' })).data).toMatchObject({ version: 2, draft: null })
})

test('a gateway whose clock is behind stores a new draft', async () => {
  await save(ann, Date.now(), { from: 'a gateway with the right time' })
  const at = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: at - 3_600_000 })
  try {
    expect((await save(ann, at, { from: 'a gateway an hour behind' })).data).toMatchObject({ version: 2, draft: null })
  } finally {
    vi.useRealTimers()
  }
})

test('each seat has its own, and neither a rival nor a spectator nor an anonymous caller can read it', async () => {
  await save(ann, 1_000, { secret: 'engine at (3, 4)' })
  expect((await read(bob)).data).toEqual({ version: 0, at: 0, draft: null })
  await save(bob, 5_000, { of: 'Bob' })
  expect((await read(ann)).data?.draft).toEqual({ secret: 'engine at (3, 4)' })
  expect((await read(eve)).response.status).toBe(403)
  expect((await save(eve, 9_000, {})).response.status).toBe(403)
  const anonymous = await server.client().GET('/api/matches/:id/draft', { params: { path: { id: match } } })
  expect(anonymous.response.status).toBe(401)
})

test('moves of others never change a draft', async () => {
  await save(ann, 1_000, { pieces: 1 })
  const before = await read(ann)
  for (let n = 0; n < 3; n++) {
    const { data } = await bob.api.GET('/api/matches/:id/moves', { params: { path: { id: match } } })
    const [move] = data!.moves
    if (!move) break
    await bob.api.POST('/api/matches/:id/commands', {
      params: { path: { id: match } },
      body: { type: 'move', id: `move-${n}-of-bob`, basis: data!.n, move },
    })
  }
  expect((await read(ann)).data).toEqual(before.data)
})

test('with the match its drafts end, also those that arrive with the last move, and later ones are not kept', async () => {
  const others = [{ other: true }, { late: true }]
  const arriving: Promise<unknown>[] = []
  const play = async (who: Guest): Promise<boolean> => {
    const { data } = await who.api.GET('/api/matches/:id/moves', { params: { path: { id: match } } })
    const [move] = data!.moves
    if (!move) return data!.over
    arriving.push(...[ann, bob].map((each, index) => save(each, Date.now(), others[index]!)))
    await who.api.POST('/api/matches/:id/commands', {
      params: { path: { id: match } },
      body: { type: 'move', id: `${who.name}-${data!.n}-plays`, basis: data!.n, move },
    })
    return false
  }
  await save(ann, 1_000, { pieces: 1 })
  while (!(await play(ann)) && !(await play(bob)));
  await Promise.all(arriving)
  expect(arriving.length).toBeGreaterThan(2)
  expect((await read(ann)).data).toEqual({ version: 0, at: 0, draft: null })
  expect((await save(bob, Date.now(), { late: true })).data).toEqual({ version: 0, at: 0, draft: null })
  const { rows } = await server.database.pool.query('select seat from drafts where match_id = $1', [match])
  expect(rows).toEqual([])
})

test('a draft has at most 64 kB, and must be an object', async () => {
  const most = 65_536 - '{"text":""}'.length
  expect((await save(ann, 1, { text: 'x'.repeat(most) })).response.status).toBe(200)
  expect((await save(ann, 2, { text: 'x'.repeat(most + 1) })).response.status).toBe(413)
  // Letters of several bytes count as such.
  expect((await save(ann, 2, { text: 'ß'.repeat(most / 2 + 1) })).response.status).toBe(413)
  expect((await save(ann, 2, 'text' as never)).response.status).toBe(400)
  expect((await read(ann)).data!.at).toBe(1)
})

test('before a match starts no draft is stored: another player may take the seat', async () => {
  match = (await ann.api.POST('/api/tables', { body: table })).data!.id
  expect((await save(ann, 1_000, {})).response.status).toBe(409)
  expect((await read(ann)).response.status).toBe(409)
})
