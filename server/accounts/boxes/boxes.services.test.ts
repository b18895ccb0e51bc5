import { boxesAtMost, longestBox } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedBox, usualComponents } from '../../testing/changed-box.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const game = 'kraftwagen'

const save = (who: Guest, body: { title: string; tables: object; game?: string }) =>
  who.api.POST('/api/boxes', { body: { game, ...body } as never })
const change = (who: Guest, id: string, body: object) =>
  who.api.PATCH('/api/boxes/:id', { params: { path: { id } }, body })
const list = async (who: Guest) => (await who.api.GET('/api/boxes')).data!.boxes
const open = (id: string) => server.client().GET('/api/shared-boxes/:id', { params: { path: { id } } })

test('a guest saves, renames, changes and deletes a box; nobody else can see or change it', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')]
  const { data: saved } = await save(ann, changedBox)
  expect(saved).toMatchObject({ game, title: 'Our box', tables: changedBox.tables, shared: false })
  const { id } = saved!
  expect(id).toMatch(/^[\w-]{20}$/)
  expect(await list(ann)).toEqual([saved])
  expect(await list(eve)).toEqual([])

  expect((await change(ann, id, { title: ' Grandmother’s box ' })).data?.title).toBe('Grandmother’s box')
  const { circuit } = changedBox.tables
  expect((await change(ann, id, { tables: { circuit } })).data).toMatchObject({
    title: 'Grandmother’s box',
    tables: { circuit },
  })
  for (const answer of [
    await change(eve, id, { title: 'Mine' }),
    await eve.api.DELETE('/api/boxes/:id', { params: { path: { id } } }),
    await open(id),
  ])
    expect(answer.error?.code).toBe('notFound')

  await ann.api.DELETE('/api/boxes/:id', { params: { path: { id } } })
  expect(await list(ann)).toEqual([])
  expect((await server.client().GET('/api/boxes')).error?.code).toBe('unauthenticated')
})

test('anyone with the link of a shared box can see it until it is no longer shared', async () => {
  const ann = await server.guest('Ann')
  const { id } = (await save(ann, changedBox)).data!
  const share = async () => (await change(ann, id, { shared: true })).data!.shareKey!
  const key = await share()
  expect((await open(key)).data).toEqual({ id: key, game, ...changedBox })
  expect((await open(id)).error?.code).toBe('notFound')
  // A change in between does not change the link.
  expect((await change(ann, id, { title: 'Ours' })).data).toMatchObject({ shared: true, shareKey: key })
  expect(await share()).toBe(key)
  expect((await change(ann, id, { shared: false })).data).toMatchObject({ shared: false, shareKey: null })
  expect((await open(key)).error?.code).toBe('notFound')

  const next = await share()
  expect((await open(key)).error?.code).toBe('notFound')
  expect((await open(next)).data?.title).toBe('Ours')
})

test('a suspended person cannot write a title that others read, but can delete a box', async () => {
  const ann = await server.guest('Ann')
  const { id } = (await save(ann, changedBox)).data!
  await server.database.pool.query(`update accounts set suspended_until = now() + interval '1 day' where id = $1`, [
    ann.id,
  ])
  for (const answer of [
    await save(ann, { title: 'Fools', tables: {} }),
    await change(ann, id, { title: 'Fools' }),
    await change(ann, id, { shared: true }),
  ])
    expect(answer.error?.code).toBe('suspended')
  expect(await list(ann)).toMatchObject([{ title: 'Our box', shared: false }])
  expect((await ann.api.DELETE('/api/boxes/:id', { params: { path: { id } } })).response.status).toBe(204)
})

test('a box with which no game can be played is refused with its faults, as the editor shows them', async () => {
  const ann = await server.guest('Ann')
  const circuit = { ...usualComponents.circuit, lapSpaces: 3 }
  const { error } = await save(ann, { title: 'Short', tables: { circuit } })
  expect(error?.code).toBe('malformed')
  expect(error?.facts?.faults).toContainEqual({
    at: 'components.circuit.lapSpaces',
    problem: 'expected a whole number from 6 to 60',
  })
  expect((await save(ann, { title: 'Chess', tables: {}, game: 'chess' })).error?.code).toBe('malformed')
  expect((await save(ann, { title: '\n', tables: {} })).error?.code).toBe('malformed')
  expect(await list(ann)).toEqual([])
})

test('only tables that differ are stored, whatever else was sent', async () => {
  const ann = await server.guest('Ann')
  const tables = { ...changedBox.tables, rounds: usualComponents.rounds, unknown: { rows: [1] } }
  const { data } = await save(ann, { title: 'Much', tables })
  expect(Object.keys(data!.tables).sort()).toEqual(['actionTiles', 'circuit', 'developments'])
})

test('the number and size of boxes is limited, also for concurrent requests', async () => {
  const ann = await server.guest('Ann')
  const answers = await Promise.all(
    Array.from({ length: boxesAtMost + 3 }, (_, number) => save(ann, { title: `Box ${number}`, tables: {} })),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(boxesAtMost)
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['tooMany', 'tooMany', 'tooMany'])
  expect(await list(ann)).toHaveLength(boxesAtMost)

  const bob = await server.guest('Bob')
  const tables = { circuit: { ...usualComponents.circuit, text: 'x'.repeat(longestBox) } }
  expect((await save(bob, { title: 'Large', tables })).error?.code).toBe('tooLarge')
})
