import { longestNote, type MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginTable } from '../../testing/begin-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
let eve: Guest
let match: MatchId

beforeAll(async () => {
  server = await startTestServer({ bots: false })
  const names = ['Ann', 'Bob', 'Eve']
  ;[ann, bob, eve] = (await Promise.all(names.map((name) => server.guest(name)))) as [Guest, Guest, Guest]
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  match = await beginTable(server.database, { game: 'auction', accounts: [ann.id, bob.id] })
})

const read = (who: Guest) => who.api.GET('/api/matches/:id/notes', { params: { path: { id: match } } })
const save = (who: Guest, version: number, text: string) =>
  who.api.PUT('/api/matches/:id/notes', { params: { path: { id: match } }, body: { version, text } })

test('notes are available on another device, and shown to nobody else', async () => {
  expect((await read(ann)).data).toEqual({ version: 0, at: null, text: '' })
  expect((await save(ann, 0, 'Bob hoards coal.\nÄ 🚗')).data).toMatchObject({ version: 1 })
  expect((await read(ann)).data).toMatchObject({ version: 1, text: 'Bob hoards coal.\nÄ 🚗' })
  expect((await read(bob)).data).toEqual({ version: 0, at: null, text: '' })
  expect((await read(eve)).response.status).toBe(403)
  expect((await save(eve, 0, 'I only look on.')).response.status).toBe(403)
  const anonymous = await server.client().GET('/api/matches/:id/notes', { params: { path: { id: match } } })
  expect(anonymous.response.status).toBe(401)
})

test('notes are not overwritten by a writer who has not read the latest version', async () => {
  await save(ann, 0, 'from the desk')
  const stale = await save(ann, 0, 'from the phone')
  expect(stale.error?.code).toBe('conflict')
  expect((await read(ann)).data).toMatchObject({ version: 1, text: 'from the desk' })
  expect((await save(ann, 1, 'from the phone')).data).toMatchObject({ version: 2 })
  const tries = await Promise.all(Array.from({ length: 8 }, (_, index) => save(ann, 2, `try ${index}`)))
  expect(tries.filter(({ data }) => data)).toHaveLength(1)
  expect((await read(ann)).data?.version).toBe(3)
})

test('notes have a limit, and none are stored before a match starts', async () => {
  expect((await save(ann, 0, 'x'.repeat(longestNote))).response.status).toBe(200)
  expect((await save(ann, 1, 'x'.repeat(longestNote + 1))).response.status).toBe(400)
  expect((await save(ann, 1, '🚗'.repeat(longestNote / 2))).response.status).toBe(200)
  const { data } = await ann.api.POST('/api/tables', {
    body: { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'link' },
  })
  match = data!.id
  expect((await save(ann, 0, 'early')).response.status).toBe(409)
})

test('lists show which tables have notes, to their writer only; empty notes count as none', async () => {
  const marked = async (who: Guest) => {
    const { data } = await who.api.GET('/api/tables/mine')
    return data!.tables.find(({ id }) => id === match)?.noted
  }
  expect(await marked(ann)).toBeUndefined()
  await save(ann, 0, 'mine')
  expect(await marked(ann)).toBe(true)
  expect(await marked(bob)).toBeUndefined()
  await save(ann, 1, '')
  expect(await marked(ann)).toBeUndefined()
})

test('notes remain when the match is over', async () => {
  await save(ann, 0, 'next time: coal')
  await server.database.pool.query(
    `update match_heads set result = '{"ranking":[[0],[1]],"scores":[1,0]}' where match_id = $1`,
    [match],
  )
  await server.database.pool.query(`update tables set state = 'over', ended_at = now() where id = $1`, [match])
  expect((await read(ann)).data).toMatchObject({ text: 'next time: coal' })
  expect((await save(ann, 1, 'next time: wood')).response.status).toBe(200)
})
