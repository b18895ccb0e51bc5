import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ann = await server.guest('Ann')
  bob = await server.guest('Bob')
}, 60_000)
afterAll(() => server.close())

async function created(visibility: 'private' | 'link'): Promise<MatchId> {
  const body = { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility } as const
  return (await ann.api.POST('/api/tables', { body })).data!.id
}

async function refusedTo(headers: Record<string, string>, id: string): Promise<[number, unknown]> {
  const response = await fetch(`${server.url}/api/tables/${id}`, { headers })
  const { facts } = (await response.json()) as { facts?: unknown }
  return [response.status, facts]
}

test.each(['private', 'link'] as const)(
  'a caller who may not see a table that is %s learns its host, signed in or not',
  async (visibility) => {
    const id = await created(visibility)
    expect(await refusedTo({}, id)).toEqual([401, { host: 'Ann', visibility }])
    expect(await refusedTo({ cookie: bob.cookie }, id)).toEqual([404, { host: 'Ann', visibility }])
    expect(await refusedTo({ cookie: bob.cookie, 'x-table-key': 'wrong' }, id)).toEqual([
      404,
      { host: 'Ann', visibility },
    ])
  },
)

test('no host is named for a missing or closed table, nor to blocked people', async () => {
  expect(await refusedTo({ cookie: bob.cookie }, '00000000000000')).toEqual([404, undefined])
  const id = await created('private')
  const given = await created('private')
  await ann.api.DELETE('/api/tables/:id/seat', { params: { path: { id: given } } })
  expect(await refusedTo({ cookie: bob.cookie }, given)).toEqual([404, undefined])
  for (const [who, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const params = { path: { account: other.id } }
    await who.api.PUT('/api/mutes/:account', { params, body: { blocked: true } })
    expect(await refusedTo({ cookie: bob.cookie }, id)).toEqual([404, undefined])
    await who.api.PUT('/api/mutes/:account', { params, body: { blocked: false, muted: false } })
    expect(await refusedTo({ cookie: bob.cookie }, id)).toEqual([404, { host: 'Ann', visibility: 'private' }])
  }
})

test('other requests for such a table are answered as for a missing one', async () => {
  const id = await created('link')
  for (const path of [`/api/matches/${id}/view`, `/api/matches/${id}/chat`, `/api/matches/${id}/record`]) {
    const response = await fetch(server.url + path, { headers: { cookie: bob.cookie } })
    expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining('Ann')])
  }
})
