import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { beginTable } from '../testing/begin-table.ts'
import { belongings, dropped } from './merge.ts'
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

async function guest(name = 'Bertha'): Promise<{ device: Browser; id: string }> {
  const device = server.browser()
  const { body } = await device.send('POST', '/api/guest', { name })
  return { device, id: body.id }
}

/** Requests a code, reads it in the mail and enters it. */
async function enterCode(device: Browser, email: string) {
  expect((await device.send('POST', '/api/sign-in/code', { email })).status).toBe(204)
  return device.send('POST', '/api/sign-in', { email, code: server.codeFor(email) })
}

/** Signs in with a code, and claims the games of the guest in this browser. */
async function enterAndTake(device: Browser, email: string) {
  await enterCode(device, email)
  return device.send('POST', '/api/me/guest')
}

async function seatsOf(account: string): Promise<unknown[]> {
  const { rows } = await server.database.pool.query<object>(
    'select table_id as table, seat, name, replaced from seats where account = $1 order by joined_at',
    [account],
  )
  return rows
}

async function exists(account: string): Promise<boolean> {
  const { rowCount } = await server.database.pool.query('select 1 from accounts where id = $1', [account])
  return rowCount === 1
}

test('a guest who proves a new address keeps everything and becomes a lasting account', async () => {
  const { device, id } = await guest()
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const { status, body } = await enterCode(device, 'bertha@example.org')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, name: 'Bertha', guest: false, email: 'bertha@example.org' })
  expect(await seatsOf(id)).toMatchObject([{ table, seat: 0 }])
  expect(await server.accounts.callerOf({ cookie: device.cookie() })).toMatchObject({ id, guest: false })
})

test('the mail has the code, the site and the lifetime', async () => {
  const { device } = await guest()
  await device.send('POST', '/api/sign-in/code', { email: 'mail@example.org' })
  const { text } = server.mailbox.mails.findLast(({ to }) => to === 'mail@example.org')!
  expect(text).toContain(server.codeFor('mail@example.org'))
  expect(text).toMatch(/Subject: \d{6} is your localhost code/)
  expect(text).toContain('10 minutes')
})

test('a code is not stored in plain text', async () => {
  const { device } = await guest()
  await device.send('POST', '/api/sign-in/code', { email: 'hashed@example.org' })
  const { rows } = await server.database.pool.query<{ value: string }>(
    `select value from verifications where identifier like '%hashed@%'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.value).not.toContain(server.codeFor('hashed@example.org'))
})

test('on another device the same address leads to the same account', async () => {
  const { device, id } = await guest()
  await enterCode(device, 'two-devices@example.org')
  const { body } = await enterCode(server.browser(), 'two-devices@example.org')
  expect(body).toMatchObject({ id, email: 'two-devices@example.org' })
})

test('an anonymous caller who signs in with a new address gets an account with a name', async () => {
  const { body } = await enterCode(server.browser(), 'New.Comer@Example.org')
  expect(body).toMatchObject({ guest: false, email: 'new.comer@example.org' })
  expect(body.name).not.toBe('')
})

test('claiming the games of a guest moves what is not secret, and deletes the guest', async () => {
  const { device, id } = await guest('Account')
  await enterCode(device, 'merge@example.org')
  const other = await guest('Guest')
  const table = await beginTable(server.database, { accounts: ['another', other.id] })
  await fillBelongings(other.id, table)
  const signedOut: string[] = []
  server.bus.subscribe(`signedOut.${other.id}`, (text) => signedOut.push(text))

  const { body } = await enterCode(other.device, 'merge@example.org')
  expect(body).toMatchObject({ id, name: 'Account', guestHere: { name: 'Guest', tables: 1 } })
  expect(await seatsOf(id)).toEqual([])
  const taken = await other.device.send('POST', '/api/me/guest')
  expect([taken.status, taken.body.id]).toEqual([200, id])
  expect(taken.body).not.toHaveProperty('guestHere')
  expect(await seatsOf(id)).toEqual([{ table, seat: 1, name: 'Account', replaced: false }])
  for (const { table: where, column } of belongings) {
    expect(await count(where, column, other.id), `${where}.${column}`).toBe(0)
    expect(await count(where, column, id), `${where}.${column}`).toBeGreaterThan(0)
  }
  // Nothing that would notify others of the account's games, or sanction the account for another person.
  for (const where of [...dropped, 'notifications'])
    for (const each of [other.id, id]) expect(await count(where, 'account', each), where).toBe(0)
  expect(await exists(other.id)).toBe(false)
  await expect.poll(() => signedOut).toEqual(['session', 'merged'])
})

test('every column that names an account is moved or dropped, and no other', async () => {
  const { rows } = await server.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'
       and (column_name ~ 'account' or column_name in ('owner', 'other', 'reporter', 'reported', 'author', 'person'))
       and table_name not in ('sessions', 'sign_ins', 'passkeys', 'api_tokens', 'browsers')
       -- No guest imports records, hands in boxes, plays in seasons or tournaments, or is an operator.
       and table_name not in ('records', 'printed_rows', 'season_people', 'tournaments', 'tournament_people', 'record_imports', 'second_factors', 'recovery_codes')
       -- A guest has proven nothing by which a suspension could be held.
       and table_name <> 'held_suspensions'`,
  )
  const shown = belongings.map(({ table, column }) => `${table}.${column}`)
  // Notifications are dropped with their channel.
  for (const table of [...dropped, 'notifications']) shown.push(`${table}.account`)
  expect(new Set(shown)).toEqual(new Set(rows.map(({ table, column }) => `${table}.${column}`)))
})

test('rows that can exist only once are kept from the account', async () => {
  const { device, id } = await guest()
  await enterCode(device, 'once@example.org')
  const other = await guest()
  await beginTable(server.database, { accounts: ['another', other.id] })
  const { pool } = server.database
  await pool.query(`insert into time_settings (account, zone) values ($1, 'Europe/Berlin'), ($2, 'Asia/Tokyo')`, [
    id,
    other.id,
  ])
  await enterAndTake(other.device, 'once@example.org')
  const { rows } = await pool.query('select account, zone from time_settings where account = any($1)', [[id, other.id]])
  expect(rows).toEqual([{ account: id, zone: 'Europe/Berlin' }])
})

test('where guest and account sit at one match, a bot keeps the second seat', async () => {
  const { device, id } = await guest('Account')
  await enterCode(device, 'double@example.org')
  const other = await guest('Guest')
  const both = await beginTable(server.database, { accounts: [id, other.id] })
  const alone = await beginTable(server.database, { accounts: ['another', other.id] })
  await enterAndTake(other.device, 'double@example.org')
  expect(await seatsOf(id)).toMatchObject([
    { table: both, seat: 0 },
    { table: alone, seat: 1 },
  ])
  expect(await seatsOf(other.id)).toMatchObject([{ table: both, seat: 1, replaced: true }])
  const { rows } = await server.database.pool.query('select 1 from sessions where account = $1', [other.id])
  expect(rows).toEqual([])
})

test('if one thing cannot be moved, nothing is', async () => {
  const { device } = await guest()
  await enterCode(device, 'whole@example.org')
  const other = await guest()
  const table = await beginTable(server.database, { accounts: ['another', other.id] })
  const { pool } = server.database
  await pool.query(
    `insert into reports (reporter, reported, match_id, reason, note, context) values ($1, 'x', $2, 'r', '', '{}')`,
    [other.id, table],
  )
  await pool.query(`alter table reports add constraint stuck check (reporter = '${other.id}') not valid`)
  expect((await enterAndTake(other.device, 'whole@example.org')).status).toBe(500)
  await pool.query('alter table reports drop constraint stuck')
  expect(await seatsOf(other.id)).toMatchObject([{ table, seat: 1 }])
  expect(await exists(other.id)).toBe(true)
  expect((await other.device.send('POST', '/api/me/guest')).status).toBe(200)
  expect(await seatsOf(other.id)).toEqual([])
})

test('a wrong code is refused, and after five the right one too', async () => {
  const device = server.browser()
  const email = 'wrong@example.org'
  await device.send('POST', '/api/sign-in/code', { email })
  const right = server.codeFor(email)
  const code = otherThan(right)
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await device.send('POST', '/api/sign-in', { email, code })
    expect([status, body.code, body.facts.reason]).toEqual([403, 'forbidden', 'wrongCode'])
  }
  const { status, body } = await device.send('POST', '/api/sign-in', { email, code: right })
  expect([status, body.facts.reason]).toEqual([403, 'tooManyTries'])
})

test('a code works once', async () => {
  const device = server.browser()
  await enterCode(device, 'single@example.org')
  const answer = { email: 'single@example.org', code: server.codeFor('single@example.org') }
  expect((await server.browser().send('POST', '/api/sign-in', answer)).status).toBe(403)
})

test('an old code is refused', async () => {
  const device = server.browser()
  await device.send('POST', '/api/sign-in/code', { email: 'old@example.org' })
  await server.database.pool.query(
    `update verifications set expires_at = now() - interval '1 second' where identifier like '%old@%'`,
  )
  const answer = { email: 'old@example.org', code: server.codeFor('old@example.org') }
  const { status, body } = await device.send('POST', '/api/sign-in', answer)
  expect([status, body.facts.reason]).toEqual([403, 'expiredCode'])
})

test('if a mail cannot be sent, the waiting caller gets an error', async () => {
  server.mailbox.moods.push(451)
  const { status, body } = await server.browser().send('POST', '/api/sign-in/code', { email: 'mute@example.org' })
  expect([status, body.code]).toEqual([503, 'unavailable'])
})

test('a server without mail refuses codes with the reason', async () => {
  const mute = await startAccountServer({ sendMail: undefined })
  const { status, body } = await mute.browser().send('POST', '/api/sign-in/code', { email: 'a@example.org' })
  expect([status, body.detail]).toEqual([503, expect.stringContaining('SMTP_URL')])
  await mute.close()
})

test('codes to be sent are limited for each address', async () => {
  const device = server.browser('10.7.7.7')
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1)
    statuses.push((await device.send('POST', '/api/sign-in/code', { email: `n${n}@example.org` })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
})

test('a page of another site cannot sign anybody in', async () => {
  const { device } = await guest()
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/sign-in/code',
    headers: { origin: 'https://elsewhere.example', cookie: device.cookie() },
    payload: { email: 'a@example.org' },
  })
  expect(statusCode).toBe(403)
})

test('a guest with a passkey keeps everything, becomes lasting, and can sign in with it elsewhere', async () => {
  const { device, id } = await guest('Emil')
  const table = await beginTable(server.database, { accounts: [id, 'another'] })
  const phone = authenticator(origin)
  const options = await device.send('POST', '/api/me/passkeys/options')
  expect(options.body).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'Emil' } })
  const added = await device.send('POST', '/api/me/passkeys', { response: phone.create(options.body), name: 'Phone' })
  expect(added.body).toMatchObject({ id, guest: false, passkeys: 1, email: null })

  const elsewhere = server.browser()
  const challenge = await elsewhere.send('POST', '/api/sign-in/passkey/options')
  const { body } = await elsewhere.send('POST', '/api/sign-in/passkey', { response: phone.get(challenge.body) })
  expect(body).toMatchObject({ id, name: 'Emil', guest: false })
  expect(await seatsOf(id)).toMatchObject([{ table, seat: 0 }])
})

test('a guest who signs in with a passkey is asked as well', async () => {
  const { device, id } = await guest()
  const phone = authenticator(origin)
  const options = await device.send('POST', '/api/me/passkeys/options')
  await device.send('POST', '/api/me/passkeys', { response: phone.create(options.body) })

  const other = await guest()
  const table = await beginTable(server.database, { accounts: ['another', other.id] })
  const challenge = await other.device.send('POST', '/api/sign-in/passkey/options')
  await other.device.send('POST', '/api/sign-in/passkey', { response: phone.get(challenge.body) })
  expect(await seatsOf(id)).toEqual([])
  await other.device.send('POST', '/api/me/guest')
  expect(await seatsOf(id)).toMatchObject([{ table, seat: 1 }])
  expect(await exists(other.id)).toBe(false)
})

test('a passkey answers only its own challenge, once, on our own pages', async () => {
  const { device } = await guest()
  const phone = authenticator(origin)
  const options = await device.send('POST', '/api/me/passkeys/options')
  await device.send('POST', '/api/me/passkeys', { response: phone.create(options.body) })

  const elsewhere = server.browser()
  const signIn = (response: object) => elsewhere.send('POST', '/api/sign-in/passkey', { response })
  const begin = async () => (await elsewhere.send('POST', '/api/sign-in/passkey/options')).body

  const old = await begin()
  const fresh = await begin()
  expect((await signIn(phone.get(old))).status).toBe(403)
  expect((await signIn(phone.get(fresh))).body.facts.reason).toBe('expiredPasskeyRequest')
  const stranger = authenticator(origin)
  expect((await signIn(stranger.get(await begin()))).body.facts.reason).toBe('unknownPasskey')
  expect((await signIn(authenticatorOf('https://elsewhere.example', await begin()))).status).toBe(403)
  const good = phone.get(await begin())
  expect((await signIn(good)).status).toBe(200)
  expect((await signIn(good)).status).toBe(403)

  function authenticatorOf(site: string, challenge: { challenge: string }) {
    return { ...authenticator(site).get(challenge), id: (phone.get(challenge) as { id: string }).id }
  }
})

test('an invalid passkey is refused, not a fault', async () => {
  const { device } = await guest()
  await device.send('POST', '/api/me/passkeys/options')
  const response = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  }
  expect((await device.send('POST', '/api/me/passkeys', { response })).status).toBe(403)
  expect((await device.send('POST', '/api/me/passkeys', { response: { id: 1 } })).status).toBe(400)
})

test('the only credential of an account cannot be deleted', async () => {
  const { device } = await guest()
  const options = await device.send('POST', '/api/me/passkeys/options')
  await device.send('POST', '/api/me/passkeys', { response: authenticator(origin).create(options.body), name: 'Key' })
  const [saved] = (await device.send<SentMail[]>('GET', '/api/me/passkeys')).body
  expect(saved).toMatchObject({ name: 'Key' })
  expect((await device.send('DELETE', `/api/me/passkeys/${saved!.id}`)).body.code).toBe('conflict')
  await device.send('POST', '/api/me/email/code', { email: 'second-way@example.org' })
  const proof = { email: 'second-way@example.org', code: server.codeFor('second-way@example.org') }
  expect((await device.send('PUT', '/api/me/email', proof)).body.email).toBe('second-way@example.org')
  expect((await device.send('DELETE', `/api/me/passkeys/${saved!.id}`)).status).toBe(204)
  expect((await device.send<SentMail[]>('GET', '/api/me/passkeys')).body).toEqual([])
})

test('nobody can delete the passkey of another person', async () => {
  const { device } = await guest()
  const options = await device.send('POST', '/api/me/passkeys/options')
  await device.send('POST', '/api/me/passkeys', { response: authenticator(origin).create(options.body) })
  const [saved] = (await device.send<SentMail[]>('GET', '/api/me/passkeys')).body
  const other = await guest()
  expect((await other.device.send('DELETE', `/api/me/passkeys/${saved!.id}`)).status).toBe(404)
  expect((await device.send<SentMail[]>('GET', '/api/me/passkeys')).body).toHaveLength(1)
})

test('an address of another account cannot be taken over', async () => {
  const { device } = await guest()
  await enterCode(device, 'mine@example.org')
  const other = await guest()
  await enterCode(other.device, 'yours@example.org')
  const email = 'mine@example.org'
  expect((await other.device.send('POST', '/api/me/email/code', { email })).status).toBe(204)
  const wrong = await other.device.send('PUT', '/api/me/email', { email, code: otherThan(server.codeFor(email)) })
  expect([wrong.status, wrong.body.facts.reason]).toEqual([403, 'wrongCode'])
  // Only a reader of the mail learns that there is an account.
  const right = await other.device.send('PUT', '/api/me/email', { email, code: server.codeFor(email) })
  expect([right.status, right.body.facts.reason]).toEqual([409, 'addressTaken'])
  expect((await other.device.send('GET', '/api/me')).body.email).toBe('yours@example.org')
})

test('a change of address needs a fresh sign-in, and the old address is notified in its language', async () => {
  const { device, id } = await guest()
  await enterCode(device, 'old-one@example.org')
  const { pool } = server.database
  await pool.query(`insert into notification_settings (account, language) values ($1, 'de')`, [id])
  await pool.query(`update sessions set created_at = now() - interval '1 hour' where account = $1`, [id])
  const email = 'new-one@example.org'
  const before = server.mailbox.mails.length
  for (const refused of [
    await device.send('POST', '/api/me/email/code', { email }),
    await device.send('PUT', '/api/me/email', { email, code: '123456' }),
  ])
    expect([refused.status, refused.body.facts.reason]).toEqual([403, 'signInAgain'])
  expect(server.mailbox.mails).toHaveLength(before)

  await enterCode(device, 'old-one@example.org')
  expect((await device.send('POST', '/api/me/email/code', { email })).status).toBe(204)
  const { status, body } = await device.send('PUT', '/api/me/email', { email, code: server.codeFor(email) })
  expect([status, body.id, body.email]).toEqual([200, id, email])
  const shown = server.mailbox.mails.at(-1)!
  expect(shown.to).toBe('old-one@example.org')
  expect(shown.text).toContain('gehen ab jetzt an')
  expect(shown.text).toContain(email)
})

test('a guest can add a first address at any time, and nobody else is notified', async () => {
  const { device, id } = await guest()
  await server.database.pool.query(`update sessions set created_at = now() - interval '9 days' where account = $1`, [
    id,
  ])
  const email = 'first-one@example.org'
  const before = server.mailbox.mails.length
  expect((await device.send('POST', '/api/me/email/code', { email })).status).toBe(204)
  expect((await device.send('PUT', '/api/me/email', { email, code: server.codeFor(email) })).status).toBe(200)
  expect(server.mailbox.mails).toHaveLength(before + 1)
})

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

async function count(table: string, column: string, account: string): Promise<number> {
  const { rows } = await server.database.pool.query(`select 1 from ${table} where ${column} = $1`, [account])
  return rows.length
}

/** One row for each column that can name an account. */
async function fillBelongings(account: string, table: string): Promise<void> {
  const { pool } = server.database
  await pool.query('update tables set owner = $2 where id = $1', [table, account])
  await pool.query('insert into invitations (table_id, account) values ($1, $2)', [table, account])
  await pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games) values ($1, 'auction', 'none', 25, 8, 1)`,
    [account],
  )
  await pool.query(
    `insert into finished_seats (table_id, seat, account, game, seats, people, pace, visible, place, tied, score, ended_at)
     values ($2, 1, $1, 'auction', 2, 2, 'none', true, 1, 1, 7, now())`,
    [account, table],
  )
  await pool.query(`insert into boxes (id, account, game, title, tables) values ($1, $1, 'auction', 'Box', '{}')`, [
    account,
  ])
  await pool.query(
    `insert into tickets (account, game, pace, least, most, rated, awake) values ($1, 'auction', '{}', 2, 2, false, false)`,
    [account],
  )
  await pool.query(`insert into notes (match_id, account, text) values ($2, $1, 'Mine')`, [account, table])
  await pool.query('insert into absence_proposals (table_id, account, seat) values ($2, $1, 1)', [account, table])
  await pool.query(`insert into calendar_links (account, nonce, language) values ($1, $1, 'en')`, [account])
  await pool.query(`insert into time_settings (account, zone) values ($1, 'UTC')`, [account])
  await pool.query('insert into notification_settings (account) values ($1)', [account])
  await pool.query(
    `insert into notification_channels (account, kind, address) values ($1, 'webhook', 'https://x.example')`,
    [account],
  )
  await pool.query(
    `insert into notifications (match_id, n, account, channel, kind, seat, digest, due_at)
     select $2, 1, $1, id, 'turn', 1, false, now() from notification_channels where account = $1`,
    [account, table],
  )
  await pool.query(
    `insert into chat_lines (match_id, account, seat, name, text, command) values ($2, $1, 1, 'Guest', 'Hello', 'command-1')`,
    [account, table],
  )
  await pool.query(`insert into mutes (account, other, name) values ($1, 'rude', 'Rude'), ('shy', $1, 'Guest')`, [
    account,
  ])
  await pool.query(`insert into follows (account, other) values ($1, 'known'), ('knows', $1)`, [account])
  await pool.query('insert into contact_settings (account) values ($1)', [account])
  await pool.query('insert into presences (account) values ($1)', [account])
  await pool.query(`insert into clubs (id, name, key) values ($1, 'Club', 'k')`, [account])
  await pool.query('insert into club_members (club, account) values ($1, $1)', [account])
  await pool.query('insert into club_invitations (club, account) values ($1, $1)', [account])
  await pool.query(
    `insert into reports (reporter, reported, match_id, reason, note, context)
     values ($1, 'rude', $2, 'r', '', '{}'), ('rude', $1, $2, 'r', '', '{}')`,
    [account, table],
  )
  await pool.query(`insert into sanctions (account, operator, kind, reason) values ($1, 'x', 'warning', 'r')`, [
    account,
  ])
}
