import type { MatchId } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tapLink } from '../../testing/access.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { cookieOf } from '../../testing/cookie.ts'
import type { Guest } from '../../testing/test-server.ts'
import { type LiveServer, startLiveServer } from './testing/live-server.ts'

let server: LiveServer
let ann: Guest
let bob: Guest

beforeAll(async () => {
  // A minute is long for a test; the rounds are the same.
  server = await startLiveServer({ proof: 400 })
  ann = await server.guest('Ann')
  bob = await server.guest('Bob')
  await server.database.pool.query('update accounts set guest = false')
})
afterAll(() => server.close())

function table(visibility: 'open' | 'private' = 'open'): Promise<MatchId> {
  return beginTable(server.database, { game: 'auction', seats: 2, accounts: [ann.id, bob.id], visibility })
}

/** The cookie of a phone that opened a one-tap link of Ann. */
async function tapped(match: MatchId, cookie?: string): Promise<string> {
  const answer = await tapLink(server, ann.id, match, {
    origin: 'http://site.test',
    ...(cookie !== undefined && { cookie }),
  })
  expect(await answer.json()).toEqual({ outcome: 'opened', match })
  return cookieOf(answer)
}

test('a socket ends soon after its session is gone, without a message, and the others remain', async () => {
  const match = await table()
  const [lost, saved] = [await server.guest('Lost'), await server.connect({ cookie: bob.cookie })]
  const socket = await server.connect({ cookie: lost.cookie })
  for (const client of [socket, saved]) {
    client.send({ type: 'watch', match })
    await client.receives('view')
  }
  await server.database.pool.query('delete from sessions where account = $1', [lost.id])
  expect(await socket.closed()).toBe(4401)
  expect(socket.all('bye')).toEqual([{ type: 'bye', reason: 'signedOut' }])
  expect(saved.closeCode).toBe(0)
  saved.socket.terminate()
})

test('a socket ends when its session or its token expires', async () => {
  const guest = await server.guest('Late')
  const { data } = await ann.api.POST('/api/me/tokens', { body: { name: 'Program', scopes: ['read'], days: 1 } })
  const sockets = [
    await server.connect({ cookie: guest.cookie }),
    await server.connect({ authorization: `Bearer ${data!.token}` }),
  ]
  const { pool } = server.database
  await pool.query(`update sessions set expires_at = now() where account = $1`, [guest.id])
  await pool.query(`update api_tokens set expires_at = now() where account = $1`, [ann.id])
  for (const socket of sockets) expect(await socket.closed()).toBe(4401)
})

test('a caller from a link sees and plays its own table only, and cannot resign there', async () => {
  const [own, other, another] = [await table('private'), await table('private'), await table('open')]
  const cookie = await tapped(own)
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    return (await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status
  }
  expect(await ask('GET', `/api/tables/${own}`)).toBe(200)
  expect(await ask('GET', `/api/tables/${other}`)).toBe(401)
  expect(await ask('POST', `/api/matches/${other}/resign`)).toBe(401)
  expect(await ask('POST', `/api/matches/${another}/resign`)).toBe(401)
  expect(await ask('POST', `/api/matches/${own}/resign`)).toBe(403)
  expect(await ask('POST', `/api/matches/${own}/commands`, { id: 'over-http', basis: 0, type: 'resign' })).toBe(403)
  const myOwn = await server.client({ cookie }).GET('/api/tables/mine', { params: { query: { state: 'playing' } } })
  expect(myOwn.data?.tables.map(({ id }) => id)).toEqual([own])

  const phone = await server.connect({ cookie })
  for (const match of [own, another, other]) phone.send({ type: 'watch', match })
  expect((await phone.receives('view', ({ match }) => match === own)).me).toBe(0)
  // An open table is open to anonymous callers too, and shows no seat's secrets.
  expect((await phone.receives('view', ({ match }) => match === another)).me).toBeNull()
  expect((await phone.receives('failed', ({ match }) => match === other)).problem.code).toBe('unauthenticated')
  phone.send({ type: 'command', match: own, command: { id: 'here-resign', basis: 0, type: 'resign' } })
  expect((await phone.receives('failed', ({ id }) => id === 'here-resign')).problem.code).toBe('forbidden')
  phone.send({ type: 'command', match: another, command: { id: 'elsewhere', basis: 0, type: 'resign' } })
  expect((await phone.receives('failed', ({ id }) => id === 'elsewhere')).problem.code).toBe('unauthenticated')
  phone.send({ type: 'chat', match: another, id: 'said-there', text: 'hello' })
  expect((await phone.receives('failed', ({ id }) => id === 'said-there')).problem.code).toBe('unauthenticated')
  phone.socket.terminate()
  const { rows } = await server.database.pool.query('select 1 from seats where account = $1 and resigned', [ann.id])
  expect(rows).toEqual([])

  // The next link on the same phone opens its table beside the first.
  const both = await tapped(other, cookie)
  const again = await server.connect({ cookie: both })
  for (const match of [own, other]) again.send({ type: 'watch', match })
  for (const match of [own, other])
    expect((await again.receives('view', (message) => message.match === match)).me).toBe(0)
  again.socket.terminate()
})
