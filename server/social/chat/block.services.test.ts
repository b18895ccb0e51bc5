import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../../testing/begin-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const table = { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility: 'open' } as const
const mute = (who: Guest, account: string, body: { muted?: boolean; blocked?: boolean }) =>
  who.api.PUT('/api/mutes/:account', { params: { path: { account } }, body })
const laid = async (who: Guest) => (await who.api.POST('/api/tables', { body: table })).data!.id
const sit = (who: Guest, id: string) => who.api.POST('/api/tables/:id/seat', { params: { path: { id } }, body: {} })
const seatedAt = async (who: Guest, id: string) =>
  (await who.api.GET('/api/tables/:id', { params: { path: { id } } })).data?.seats.flatMap(
    ({ account }) => account ?? [],
  )
const invitedTo = async (who: Guest) => (await who.api.GET('/api/tables/invited')).data?.tables.map(({ id }) => id)
const people = async (...names: string[]) => (await Promise.all(names.map((name) => server.guest(name)))) as Guest[]

test('a person is muted and blocked by account, independently, and both are undone', async () => {
  const [ann, rob] = (await people('Ann', 'Rob')) as [Guest, Guest]
  const shown = async (body: { muted?: boolean; blocked?: boolean }) => (await mute(ann, rob.id, body)).data?.people
  const row = { account: rob.id, name: 'Rob' }
  expect(await shown({ muted: true })).toEqual([{ ...row, muted: true, blocked: false }])
  expect(await shown({ blocked: true })).toEqual([{ ...row, muted: true, blocked: true }])
  expect(await shown({ muted: false })).toEqual([{ ...row, muted: false, blocked: true }])
  expect(await shown({ blocked: false })).toEqual([])
  expect(await shown({})).toEqual([])
  expect((await mute(ann, ann.id, { muted: true })).error?.code).toBe('conflict')
  expect((await mute(ann, 'nobody', { muted: true })).error?.code).toBe('notFound')
})

test('a block frees the seat at my waiting table, withdraws invitations, and does not touch other tables', async () => {
  const [ann, rob, eve] = (await people('Ann', 'Rob', 'Eve')) as [Guest, Guest, Guest]
  const [own, his, hers] = [await laid(ann), await laid(rob), await laid(eve)]
  for (const who of [ann, rob]) await sit(who, hers)
  await sit(rob, own)
  await rob.api.POST('/api/tables/:id/invitations', { params: { path: { id: his } }, body: { account: ann.id } })
  expect(await invitedTo(ann)).toEqual([his])
  await mute(ann, rob.id, { blocked: true })
  expect(await seatedAt(ann, own)).toEqual([ann.id])
  expect(await seatedAt(eve, hers)).toEqual([eve.id, ann.id, rob.id])
  expect(await invitedTo(ann)).toEqual([])
  // Neither direction, and the inviter does not learn of it.
  const again = await rob.api.POST('/api/tables/:id/invitations', {
    params: { path: { id: his } },
    body: { account: ann.id },
  })
  expect(again.response.ok).toBe(true)
  expect(await invitedTo(ann)).toEqual([])
  expect((await sit(rob, own)).error?.code).toBe('conflict')
  expect((await sit(ann, his)).error?.code).toBe('conflict')
  await mute(ann, rob.id, { blocked: false })
  expect((await sit(rob, own)).response.ok).toBe(true)
})

test('a rematch neither invites nor seats people who are blocked by its owner or block them', async () => {
  const [ann, rob, eve] = (await people('Ann', 'Rob', 'Eve')) as [Guest, Guest, Guest]
  const match = await beginTable(server.database, { game: 'auction', seats: 3, accounts: [ann.id, rob.id, eve.id] })
  await server.database.pool.query(`update tables set state = 'over', ended_at = now() where id = $1`, [match])
  await mute(ann, rob.id, { blocked: true })
  const rematch = (who: Guest) => who.api.POST('/api/tables/:id/rematch', { params: { path: { id: match } } })
  const id = (await rematch(ann)).data!.id
  expect([await invitedTo(rob), await invitedTo(eve)]).toEqual([[], [id]])
  expect((await rematch(rob)).error?.code).toBe('conflict')
  expect((await rematch(eve)).data?.id).toBe(id)
  expect(await seatedAt(ann, id)).toEqual([ann.id, eve.id])
})

test('nobody takes over a seat among people whom they blocked or who blocked them', async () => {
  const [ann, rob, eve] = (await people('Ann', 'Rob', 'Eve')) as [Guest, Guest, Guest]
  const match = await beginTable(server.database, { game: 'auction', accounts: [ann.id, eve.id] })
  await server.database.pool.query(
    'update seats set resigned = true, replaced = true where table_id = $1 and account = $2',
    [match, eve.id],
  )
  const ask = () => rob.api.POST('/api/matches/:id/substitute', { params: { path: { id: match } }, body: { seat: 1 } })
  expect((await ask()).response.ok).toBe(true)
  await mute(ann, rob.id, { blocked: true })
  const { data } = await ann.api.GET('/api/matches/:id/absence', { params: { path: { id: match } } })
  expect(data?.proposals).toEqual([])
  expect((await ask()).error?.code).toBe('conflict')
})

test('a person is reported without a table, some times a day', async () => {
  const [ann, rob] = (await people('Ann', 'Rob')) as [Guest, Guest]
  const report = (account: string) =>
    ann.api.POST('/api/people/:account/report', {
      params: { path: { account } },
      body: { reason: 'name', note: 'Rude.' },
    })
  const { data } = await report(rob.id)
  const { rows } = await server.database.pool.query('select * from reports where id = $1', [data?.report])
  expect(rows[0]).toMatchObject({
    reporter: ann.id,
    reported: rob.id,
    match_id: '',
    reason: 'name',
    note: 'Rude.',
    context: { name: 'Rob', lines: [], seats: [] },
  })
  expect((await report(ann.id)).error?.code).toBe('conflict')
  for (let times = 1; times < 5; times++) expect((await report(rob.id)).response.ok).toBe(true)
  const { error } = await report(rob.id)
  expect(error).toMatchObject({ code: 'tooMany', facts: { limit: 'reports', most: 5 } })
  const wait = Date.parse(String(error?.facts?.again)) - Date.now()
  expect(wait).toBeGreaterThan(23 * 3_600_000)
  expect(wait).toBeLessThanOrEqual(24 * 3_600_000)
})
