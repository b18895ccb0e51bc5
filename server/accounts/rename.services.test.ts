import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../testing/begin-table.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const rename = ({ api }: Guest, name: string) => api.PATCH('/api/me', { body: { name } })

/** The names that a person reads at a table, by seat. */
async function namesFor({ api }: Guest, id: string): Promise<readonly (string | undefined)[]> {
  const { data } = await api.GET('/api/tables/:id', { params: { path: { id: id as never } } })
  return data!.seats.map((seat) => ('name' in seat ? seat.name : undefined))
}

async function atOneTable(...names: string[]): Promise<{ people: Guest[]; id: string }> {
  const people = await Promise.all(names.map((name) => server.guest(name)))
  const id = await beginTable(server.database, { accounts: people.map((person) => person.id) })
  for (const [seat, name] of names.entries())
    await server.database.pool.query('update seats set name = $3 where table_id = $1 and seat = $2', [id, seat, name])
  return { people, id }
}

test('a suspended person cannot rename themselves', async () => {
  const ann = await server.guest('Ann')
  await server.database.pool.query(`update accounts set suspended_until = now() + interval '1 day' where id = $1`, [
    ann.id,
  ])
  const { error } = await rename(ann, 'Bob is a cheater')
  expect(error?.code).toBe('suspended')
  expect((await ann.api.GET('/api/me')).data?.name).toBe('Ann')
})

test('a name can be changed a few times a day; the same name again is no change', async () => {
  const ann = await server.guest('Ann')
  for (const name of ['One', 'One', 'Two', 'Two', 'Three', 'Three'])
    expect((await rename(ann, name)).data?.name).toBe(name)
  const { error, response } = await rename(ann, 'Four')
  expect([response.status, error?.code, error?.facts?.limit]).toEqual([429, 'tooMany', 'renames'])
  await server.database.pool.query(
    `update address_limits set began_at = now() - interval '1 day' where kind = 'rename' and target = $1`,
    [ann.id],
  )
  expect((await rename(ann, 'Four')).data?.name).toBe('Four')
})

test('a name that is blank, reserved, or looks like that of another player at the table is refused', async () => {
  const { people } = await atOneTable('Anna', 'Bob')
  const bob = people[1]!
  for (const name of ['\u3164', '\u2800', '\u115F', 'Operator', 'Moderatorin', 'Carriage House', 'Ореrаtоr'])
    expect([name, (await rename(bob, name)).error?.code]).toEqual([name, 'malformed'])
  for (const name of ['Anna', 'anna', 'Аnnа', 'Anna.'])
    expect([name, (await rename(bob, name)).error?.facts?.reason]).toEqual([name, 'nameAtTable'])
  expect((await rename(bob, 'Hannah')).data?.name).toBe('Hannah')
  // The same rule for new guests, who have no table yet.
  for (const name of ['Operator', '\u3164']) {
    const { response } = await server.client().POST('/api/guest', { body: { name } })
    expect(response.status).toBe(400)
  }
})

test('two people whose names look the same are distinguished at a table, however they got there', async () => {
  const { people, id } = await atOneTable('Anna', 'Аnnа')
  for (const viewer of people) expect(await namesFor(viewer, id)).toEqual(['Anna (1)', 'Аnnа (2)'])
  const plain = await atOneTable('Anna', 'Bob')
  expect(await namesFor(plain.people[0]!, plain.id)).toEqual(['Anna', 'Bob'])
})

test('a person who muted somebody still sees the name from then', async () => {
  const { people, id } = await atOneTable('Ann', 'Bob')
  const [ann, bob] = people as [Guest, Guest]
  await ann.api.POST('/api/matches/:id/chat/mute', {
    params: { path: { id: id as never } },
    body: { who: { seat: 1 }, muted: true },
  })
  await rename(bob, 'Ann cheats')
  expect(await namesFor(ann, id)).toEqual(['Ann', 'Bob'])
  expect(await namesFor(bob, id)).toEqual(['Ann', 'Ann cheats'])
})
