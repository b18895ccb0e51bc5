import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginTable } from '../testing/begin-table.ts'
import { testDatabase } from '../testing/database.ts'
import { openAccounts } from './open.ts'
import { loadSecret } from './secret.ts'
import {
  type AccountServer,
  type Browser,
  origin,
  type SentMail,
  startAccountServer,
} from './testing/account-server.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server.close())

let people = 0
async function newAccount(): Promise<{ device: Browser; id: string; email: string }> {
  people += 1
  const email = `person-${people}@example.org`
  const device = server.browser()
  const { body } = await signIn(device, email)
  return { device, id: body.id, email }
}

async function signIn(device: Browser, email: string) {
  await device.send('POST', '/api/sign-in/code', { email })
  return device.send('POST', '/api/sign-in', { email, code: server.codeFor(email) })
}

const whoIs = (device: Browser) => server.accounts.callerOf({ cookie: device.cookie() })
const bearer = (token: string) => server.accounts.callerOf({ authorization: `Bearer ${token}` })
const anonymous = { kind: 'anonymous' }

function announced(account: string): string[] {
  const lines: string[] = []
  server.bus.subscribe(`signedOut.${account}`, (text) => lines.push(text))
  return lines
}

test('signing out ends the session at once, also for a copy of the cookie', async () => {
  const { device, id } = await newAccount()
  const copy = device.cookie()
  const emitted = announced(id)
  expect((await device.send('POST', '/api/sign-out')).status).toBe(204)
  expect(device.cookie()).not.toContain('session_token')
  expect(await server.accounts.callerOf({ cookie: copy })).toEqual(anonymous)
  await expect.poll(() => emitted).toEqual(['session'])
})

test('a person lists all devices and signs one of them out at once', async () => {
  const { device, id, email } = await newAccount()
  const lost = server.browser()
  await signIn(lost, email)
  const { body } = await device.send<SentMail[]>('GET', '/api/me/sessions')
  expect(body).toHaveLength(2)
  expect(body.filter(({ current }) => current)).toHaveLength(1)
  const other = body.find(({ current }) => !current)
  expect(other).toMatchObject({ device: 'Test Browser', link: false })
  expect(JSON.stringify(body)).not.toContain('token')
  const emitted = announced(id)
  expect((await device.send('DELETE', `/api/me/sessions/${other!.id}`)).status).toBe(204)
  expect(await whoIs(lost)).toEqual(anonymous)
  expect(await whoIs(device)).toMatchObject({ id })
  await expect.poll(() => emitted).toEqual(['session'])
})

test('nobody can sign another person out', async () => {
  const victim = await newAccount()
  const [session] = (await victim.device.send<SentMail[]>('GET', '/api/me/sessions')).body
  const { device } = await newAccount()
  expect((await device.send('DELETE', `/api/me/sessions/${session!.id}`)).status).toBe(404)
  expect(await whoIs(victim.device)).toMatchObject({ id: victim.id })
})

test('a session that is used is extended, an expired one is anonymous', async () => {
  const { device, id } = await newAccount()
  const { pool } = server.database
  await pool.query(`update sessions set expires_at = now() + interval '30 days' where account = $1`, [id])
  const before = device.setCookies.length
  await device.send('GET', '/api/me')
  expect(device.setCookies.slice(before).join()).toMatch(/session_token=.*Max-Age=34560000/i)
  const { rows } = await pool.query(
    `select expires_at > now() + interval '399 days' as renewed from sessions where account = $1`,
    [id],
  )
  expect(rows).toEqual([{ renewed: true }])
  await pool.query(`update sessions set expires_at = now() - interval '1 second' where account = $1`, [id])
  expect(await whoIs(device)).toEqual(anonymous)
})

test('a session is stored as a hash: a reader of the database cannot sign in with it', async () => {
  const { device, id } = await newAccount()
  const phone = server.browser()
  await phone.send('POST', '/api/guest', {})
  for (const [browser, account] of [
    [device, id] as const,
    [phone, (await phone.send('GET', '/api/me')).body.id] as const,
  ]) {
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(browser.cookie())?.[1] ?? '').split('.')[0]!
    expect(token.length).toBeGreaterThanOrEqual(32)
    const { rows } = await server.database.pool.query('select * from sessions where account = $1', [account])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([{ token: createHash('sha256').update(token).digest('hex') }])
  }
})

test('a token has the scopes that it was given, and only its hash is stored', async () => {
  const { device, id } = await newAccount()
  const { status, body } = await device.send('POST', '/api/me/tokens', {
    name: 'My bot',
    scopes: ['read', 'play'],
    days: 30,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'My bot', scopes: ['read', 'play'] })
  expect(await bearer(body.token)).toMatchObject({
    kind: 'account',
    id,
    guest: false,
    via: 'token',
    scopes: ['read', 'play'],
  })
  const { rows } = await server.database.pool.query('select * from api_tokens where account = $1', [id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(body.token)
  const [listed] = (await device.send<SentMail[]>('GET', '/api/me/tokens')).body
  expect(listed).toMatchObject({ id: body.id, name: 'My bot', scopes: ['read', 'play'] })
  expect(listed).not.toHaveProperty('token')
  const days = (Date.parse(listed!.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
})

test('a token expires after 90 days by default, and at once when it is revoked', async () => {
  const { device, id } = await newAccount()
  const { body } = await device.send('POST', '/api/me/tokens', { name: 'Usual', scopes: ['tables'] })
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThan(90.1)
  expect(await bearer(body.token)).toMatchObject({ id, scopes: ['tables'] })
  const emitted = announced(id)
  expect((await device.send('DELETE', `/api/me/tokens/${body.id}`)).status).toBe(204)
  expect(await bearer(body.token)).toEqual(anonymous)
  await expect.poll(() => emitted).toEqual(['token'])
})

test('an expired token is anonymous', async () => {
  const { device, id } = await newAccount()
  const { body } = await device.send('POST', '/api/me/tokens', { name: 'Short', scopes: ['read'], days: 1 })
  await server.database.pool.query(
    `update api_tokens set expires_at = now() - interval '1 second' where account = $1`,
    [id],
  )
  expect(await bearer(body.token)).toEqual(anonymous)
})

test('an invalid token is anonymous, even with a valid cookie', async () => {
  const { device } = await newAccount()
  const headers = { cookie: device.cookie(), authorization: 'Bearer carriage_void' }
  expect(await server.accounts.callerOf(headers)).toEqual(anonymous)
})

test('a token cannot manage the account: no name, no tokens, no sessions, no passkeys', async () => {
  const { device } = await newAccount()
  const { body } = await device.send('POST', '/api/me/tokens', { name: 'All', scopes: ['read', 'play', 'tables'] })
  const program = server.browser()
  expect((await program.send('GET', '/api/me', undefined, body.token)).body).toMatchObject({ via: 'token' })
  const refused = [
    program.send('PATCH', '/api/me', { name: 'Hacked' }, body.token),
    program.send('POST', '/api/me/tokens', { name: 'More', scopes: ['read'] }, body.token),
    program.send('GET', '/api/me/tokens', undefined, body.token),
    program.send('DELETE', `/api/me/tokens/${body.id}`, undefined, body.token),
    program.send('GET', '/api/me/sessions', undefined, body.token),
    program.send('DELETE', '/api/me/links', undefined, body.token),
    program.send('GET', '/api/me/passkeys', undefined, body.token),
    program.send('POST', '/api/me/passkeys/options', undefined, body.token),
    program.send('POST', '/api/me/email/code', { email: 'hacked@example.org' }, body.token),
  ]
  for (const { status } of await Promise.all(refused)) expect(status).toBe(403)
})

test('a guest gets no token', async () => {
  const device = server.browser()
  await device.send('POST', '/api/guest', {})
  expect((await device.send('POST', '/api/me/tokens', { name: 'Bot', scopes: ['read'] })).status).toBe(403)
})

test('nobody can revoke the token of another person', async () => {
  const owner = await newAccount()
  const { body } = await owner.device.send('POST', '/api/me/tokens', { name: 'Mine', scopes: ['read'] })
  const { device } = await newAccount()
  expect((await device.send('DELETE', `/api/me/tokens/${body.id}`)).status).toBe(404)
  expect(await bearer(body.token)).toMatchObject({ id: owner.id })
})

const soon = () => new Date(Date.now() + 60_000)

/** The token of a link, as its page sends it. */
async function linkFor(account: string, match: string, expires = soon()): Promise<string> {
  const link = new URL(await server.accounts.linkTo(account, match as never, expires))
  // The part after the # is not logged by proxies.
  expect([link.origin, link.pathname, link.search]).toEqual([origin, '/l', ''])
  return link.hash.slice(1)
}

async function tap(device: Browser, token: string): Promise<{ outcome: string; match: string | null }> {
  const { status, body } = await device.send<{ outcome: string; match: string }>('POST', '/api/links/open', { token })
  expect(status).toBe(200)
  return body
}

test('a one-tap link opens its table, signed in to play and not to manage', async () => {
  const { id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const phone = server.browser()
  expect(await tap(phone, await linkFor(id, table))).toEqual({ outcome: 'opened', match: table })
  expect(await whoIs(phone)).toMatchObject({ id, via: 'link', scopes: ['read', 'play'], tables: [table] })
  // The bearer of the link does not learn the address.
  expect((await phone.send('GET', '/api/me')).body).toMatchObject({ id, via: 'link', email: null })
  expect((await phone.send('PATCH', '/api/me', { name: 'Hacked' })).status).toBe(403)
  expect((await phone.send('POST', '/api/me/tokens', { name: 'Bot', scopes: ['read'] })).status).toBe(403)
  expect((await phone.send('POST', '/api/me/passkeys/options')).status).toBe(403)
})

test('a mail scanner that fetches the address of a link is anonymous and does not use it up', async () => {
  const { id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const token = await linkFor(id, table)
  const scanner = server.browser()
  for (const path of ['/l', `/l/${token}`, `/api/links/open?token=${token}`]) {
    await scanner.send('GET', path)
    expect(await whoIs(scanner)).toEqual(anonymous)
  }
  expect(scanner.setCookies).toEqual([])
  const { rows } = await server.database.pool.query('select 1 from sessions where account = $1 and link', [id])
  expect(rows).toEqual([])
  expect(await tap(server.browser(), token)).toEqual({ outcome: 'opened', match: table })
})

test('links opened one after another on a device open their tables together, in one session', async () => {
  const { id } = await newAccount()
  const tables = [
    await beginTable(server.database, { accounts: [id, 'another'] }),
    await beginTable(server.database, { accounts: [id, 'another'] }),
  ]
  const phone = server.browser()
  for (const table of tables)
    expect(await tap(phone, await linkFor(id, table))).toEqual({ outcome: 'opened', match: table })
  expect(await whoIs(phone)).toMatchObject({ id, via: 'link', tables })
  // The same link again changes nothing.
  const before = phone.setCookies.length
  await tap(phone, await linkFor(id, tables[0]!))
  expect(phone.setCookies).toHaveLength(before)
  const { rows } = await server.database.pool.query('select 1 from sessions where account = $1 and link', [id])
  expect(rows).toHaveLength(1)
})

test('however many devices open links, only the last ten remain signed in', async () => {
  const { id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const token = await linkFor(id, table)
  const devices = Array.from({ length: 12 }, () => server.browser())
  for (const device of devices) await tap(device, token)
  const who = await Promise.all(devices.map(whoIs))
  expect(who.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 2 }, () => 'anonymous'),
    ...Array.from({ length: 10 }, () => 'account'),
  ])
})

test('a link works repeatedly until it expires, and its session ends with it', async () => {
  const { id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const expires = new Date(Math.floor(Date.now() / 1000) * 1000 + 4_000)
  const link = await linkFor(id, table, expires)
  const [one, two] = [server.browser(), server.browser()]
  await tap(one, link)
  await tap(two, link)
  expect(await whoIs(one)).toMatchObject({ id })
  expect(await whoIs(two)).toMatchObject({ id })
  // Use, or renewal by the library, does not extend it.
  await one.send('GET', '/api/me')
  await server.database.pool.query(
    `update sessions set expires_at = now() + interval '1 day' where account = $1 and link`,
    [id],
  )
  await expect.poll(() => whoIs(one), { timeout: 8_000 }).toEqual(anonymous)
  const late = server.browser()
  expect(await tap(late, link)).toEqual({ outcome: 'expired', match: table })
  expect(await whoIs(late)).toEqual(anonymous)
})

test('revoked links and their sessions end at once; later links work', async () => {
  const { device, id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const link = await linkFor(id, table)
  const phone = server.browser()
  await tap(phone, link)
  const emitted = announced(id)
  expect((await device.send('DELETE', '/api/me/links')).status).toBe(204)
  expect(await whoIs(phone)).toEqual(anonymous)
  expect(await whoIs(device)).toMatchObject({ id })
  await expect.poll(() => emitted).toEqual(['links'])
  const again = server.browser()
  expect(await tap(again, link)).toEqual({ outcome: 'expired', match: table })
  expect(await whoIs(again)).toEqual(anonymous)
  // A link has its time in seconds; one made in the second of the revocation counts as made before.
  await expect.poll(async () => (await tap(again, await linkFor(id, table))).outcome).toBe('opened')
  expect(await whoIs(again)).toMatchObject({ id })
})

test('a link never signs out another account', async () => {
  const { id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const guest = server.browser()
  const { body } = await guest.send('POST', '/api/guest', {})
  expect(await tap(guest, await linkFor(id, table))).toEqual({ outcome: 'other', match: table })
  expect(await whoIs(guest)).toMatchObject({ id: body.id })
})

test('a person who is signed in permanently remains so when opening a link', async () => {
  const { device, id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const cookie = device.cookie()
  expect(await tap(device, await linkFor(id, table))).toEqual({ outcome: 'opened', match: table })
  expect(device.cookie()).toBe(cookie)
  expect(await whoIs(device)).toMatchObject({ id, via: 'session' })
})

test('a forged link opens nothing', async () => {
  const { id } = await newAccount()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const link = await linkFor(id, table)
  const [head, , signature] = link.split('.')
  const claims = { use: 'link', sub: id, match: table, iat: 0, exp: 9_999_999_999 }
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  for (const token of [forged, `${link}x`, 'nonsense', 'a.b.c']) {
    const phone = server.browser()
    expect((await tap(phone, token)).outcome).toBe('expired')
    expect(await whoIs(phone)).toEqual(anonymous)
  }
})

test('the bearer of a link of a guest cannot move its seats to another account', async () => {
  const owner = server.browser()
  const { body } = await owner.send('POST', '/api/guest', {})
  const table = await beginTable(server.database, { accounts: [body.id, 'another'] })
  const thief = server.browser()
  await tap(thief, await linkFor(body.id, table))
  expect(await whoIs(thief)).toMatchObject({ id: body.id, via: 'link' })
  const { body: signedIn } = await signIn(thief, 'thief@example.org')
  expect(signedIn.id).not.toBe(body.id)
  const { rows } = await server.database.pool.query('select account from seats where table_id = $1 and seat = 0', [
    table,
  ])
  expect(rows).toEqual([{ account: body.id }])
  expect(await whoIs(owner)).toMatchObject({ id: body.id, guest: true })
})

test('the sweep deletes what has expired and nothing else', async () => {
  const swept = await startAccountServer()
  const [one, two] = [swept.browser(), swept.browser()]
  const { body } = await one.send('POST', '/api/guest', {})
  await two.send('POST', '/api/guest', {})
  await one.send('POST', '/api/sign-in/code', { email: 'late@example.org' })
  await swept.database.pool.query(`update sessions set expires_at = now() - interval '1 second' where account = $1`, [
    body.id,
  ])
  await swept.database.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
  expect(await swept.accounts.sweep()).toBe(2)
  expect(await swept.accounts.sweep()).toBe(0)
  expect(await swept.accounts.callerOf({ cookie: two.cookie() })).toMatchObject({ kind: 'account' })
  await swept.close()
})

test('processes that start together share one secret, and a configured one takes precedence', async () => {
  const database = await testDatabase()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSecret(database, undefined)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(await loadSecret(database, 'configured')).toBe('configured')
  await database.drop()
})

test('a cookie of one process is valid at another', async () => {
  const { device, id } = await newAccount()
  const { database, bus } = server
  const other = await openAccounts({ database, bus, log: pino({ level: 'silent' }), publicUrl: origin })
  expect(await other.callerOf({ cookie: device.cookie() })).toMatchObject({ id })
})
