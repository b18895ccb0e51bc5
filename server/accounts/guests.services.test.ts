import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../testing/begin-table.ts'
import { type AccountServer, startAccountServer } from './testing/account-server.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server.close())

test('a guest needs only a name, and the device remembers the account', async () => {
  const phone = server.browser()
  const { status, body } = await phone.send('POST', '/api/guest', { name: 'Bertha' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Bertha', guest: true, email: null, passkeys: 0, via: 'session' })
  expect((await phone.send('GET', '/api/me')).body).toEqual(body)
  expect(await server.accounts.callerOf({ cookie: phone.cookie() })).toEqual({
    kind: 'account',
    id: body.id,
    name: 'Bertha',
    guest: true,
    via: 'session',
    proof: { kind: 'session', id: expect.any(String) as string },
    scopes: ['read', 'play', 'tables'],
  })
})

test('the cookie is long-lived, hidden from scripts, and not sent from other sites', async () => {
  const phone = server.browser()
  await phone.send('POST', '/api/guest', {})
  const [cookie] = phone.setCookies
  expect(cookie).toMatch(/^carriage\.session_token=/)
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect(cookie).toMatch(/Max-Age=34560000/i)
  expect(cookie).not.toMatch(/Secure/i)
})

test('on https the cookie is https only', async () => {
  const secure = await startAccountServer({ publicUrl: 'https://cars.example.org' })
  const phone = secure.browser()
  await phone.send('POST', '/api/guest', {})
  expect(phone.setCookies[0]).toMatch(/^__Host-carriage\.session_token=.*Secure/i)
  await secure.close()
})

test('a guest without a name gets one', async () => {
  const { body } = await server.browser().send('POST', '/api/guest', {})
  expect(body.name).toMatch(/^Guest \d{4}$/)
})

test('a caller who has an account keeps it', async () => {
  const phone = server.browser()
  const first = await phone.send('POST', '/api/guest', { name: 'Carl' })
  const second = await phone.send('POST', '/api/guest', { name: 'Other' })
  expect(second.body).toEqual(first.body)
})

test('two devices are two guests', async () => {
  const [one, two] = [
    await server.browser().send('POST', '/api/guest', {}),
    await server.browser().send('POST', '/api/guest', {}),
  ]
  expect(one.body.id).not.toBe(two.body.id)
})

test('a new name is shown at tables that are not over, and everybody there is notified', async () => {
  const phone = server.browser()
  const { body } = await phone.send('POST', '/api/guest', { name: 'Gottlieb' })
  const running = await beginTable(server.database, { accounts: [body.id, 'another'] })
  const over = await beginTable(server.database, { accounts: [body.id, 'another'] })
  await server.database.pool.query(`update tables set state = 'over' where id = $1`, [over])
  const texts: string[] = []
  server.bus.subscribe('table.*', (_text, subject) => texts.push(subject))
  expect((await phone.send('PATCH', '/api/me', { name: '  Wilhelm ' })).body.name).toBe('Wilhelm')
  const { rows } = await server.database.pool.query('select table_id, name from seats where account = $1', [body.id])
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ table_id: running, name: 'Wilhelm' })
  expect(rows).toContainEqual({ table_id: over, name: 'Player 0' })
  await expect.poll(() => texts).toEqual([`table.${running}`])
})

test.each([[''], ['   '], ['x'.repeat(33)], ['line\nbreak'], ['turned\u202earound'], ['\u0000']])(
  'the name %j is refused',
  async (name) => {
    const phone = server.browser()
    await phone.send('POST', '/api/guest', { name: 'Fine' })
    const { status, body } = await phone.send('PATCH', '/api/me', { name })
    expect([status, body.code]).toEqual([400, 'malformed'])
  },
)

test('a caller without cookie or token is anonymous', async () => {
  expect((await server.browser().send('GET', '/api/me')).status).toBe(204)
  expect((await server.browser().send('GET', '/api/me', undefined, 'no token')).body.code).toBe('unauthenticated')
  for (const headers of [
    {},
    { cookie: 'carriage.session_token=made.up' },
    { cookie: '%%%' },
    { authorization: 'Basic x' },
  ])
    expect(await server.accounts.callerOf(headers)).toEqual({ kind: 'anonymous' })
})

test('a cookie with a changed signature is anonymous', async () => {
  const phone = server.browser()
  await phone.send('POST', '/api/guest', {})
  const forged = phone.cookie().replace(/.{6}$/, 'AAAAAA')
  expect(await server.accounts.callerOf({ cookie: forged })).toEqual({ kind: 'anonymous' })
})

test('the number of new guests of one address a minute is limited across processes', async () => {
  const few = await startAccountServer({ guestsPerMinute: 3 })
  for (let made = 0; made < 3; made += 1)
    expect((await few.browser('10.9.9.9').send('POST', '/api/guest', {})).status).toBe(200)
  const { status, body } = await few.browser('10.9.9.9').send('POST', '/api/guest', {})
  expect([status, body.code]).toEqual([429, 'tooMany'])
  expect(body.facts.seconds).toBeGreaterThan(0)
  expect(body.facts.seconds).toBeLessThanOrEqual(60)
  expect((await few.browser('10.9.9.8').send('POST', '/api/guest', {})).status).toBe(200)
  const { rows } = await few.database.pool.query(`select count from rate_limits where key like '10.9.9.9%'`)
  expect(rows).toEqual([{ count: 3 }])
  await few.close()
})

test('the sign-in library accepts our tables', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const watched = await startAccountServer({ log })
  await watched.browser().send('POST', '/api/guest', {})
  await watched.close()
  expect(lines).toEqual([])
})
