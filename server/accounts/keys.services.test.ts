import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountMail } from '../notifications/account-mail.ts'
import { authenticator } from '../testing/authenticator.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

/*
 * A stolen cookie is worth as much as its session: nothing that outlives the session is added with an old one, and the
 * holder of the account is notified of each addition.
 */

const mails: AccountMail[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    bots: false,
    sendMail: (mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
  })
}, 60_000)
afterAll(() => server.close())

let people = 0
/** A person with a confirmed address, who signed in this long ago. */
async function person(signedIn: string): Promise<Guest & { readonly email: string }> {
  people += 1
  const email = `holder-${people}@example.org`
  const guest = await server.guest('Holder')
  const { pool } = server.database
  await pool.query('update accounts set email = $2, email_verified = true where id = $1', [guest.id, email])
  await pool.query('update sessions set created_at = now() - $2::interval where account = $1', [guest.id, signedIn])
  await pool.query(`insert into notification_settings (account, language) values ($1, 'de')`, [guest.id])
  return { ...guest, email }
}

const hook = { url: 'https://hook.example/', active: true, shared: false }
const choice = { language: 'de', zone: 'UTC', digest: null, mail: false, devices: [] } as const

/** Sends a request with `cookie`; returns the status and the reason of a refusal. */
async function ask({ cookie }: Guest, method: string, path: string, sent?: object) {
  const response = await fetch(server.url + path, {
    method,
    headers: { cookie, origin: 'http://site.test', ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  })
  const set = response.headers.getSetCookie().map((each) => each.split(';')[0])
  const text = await response.text()
  // The cast is checked by the expectations of each test.
  const body = JSON.parse(text || '{}') as { facts?: { reason?: string }; challenge: string }
  return { status: response.status, reason: body.facts?.reason, body, set }
}

const routes: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/api/me/passkeys/options'],
  ['POST', '/api/me/passkeys', { response: { id: 'AAAA' } }],
  ['DELETE', '/api/me/passkeys/any'],
  ['POST', '/api/me/tokens', { name: 'Robot', scopes: ['read'] }],
  ['PUT', '/api/notifications', { ...choice, webhooks: [hook] }],
  ['POST', '/api/me/calendar', { language: 'de' }],
  ['POST', '/api/me/email/code', { email: 'thief@example.org' }],
  ['DELETE', '/api/me'],
]

test('with an old session nothing is added that outlives it, and nobody is written to', async () => {
  const holder = await person('20 days')
  const credential = authenticator('http://site.test').create({ challenge: 'AAAA' })
  for (const [method, path, body] of routes) {
    const sent = path === '/api/me/passkeys' ? { response: credential } : body
    expect([path, await ask(holder, method, path, sent)]).toMatchObject([path, { status: 403, reason: 'signInAgain' }])
  }
  expect(mails.filter(({ to }) => to === holder.email)).toEqual([])
  const { rows } = await server.database.pool.query(
    `select from api_tokens where account = $1 union all select from passkeys where account = $1
     union all select from notification_channels where account = $1 union all select from calendar_links where account = $1`,
    [holder.id],
  )
  expect(rows).toEqual([])
})

test('with a fresh one each is added, and the holder hears of it in their language', async () => {
  const holder = await person('1 minute')
  const subjects = () => mails.filter(({ to }) => to === holder.email).map(({ subject }) => subject)
  expect((await ask(holder, 'POST', '/api/me/tokens', { name: 'Robot', scopes: ['read'] })).status).toBe(201)
  expect(subjects()).toEqual(['Für dein Konto auf site.test wurde ein Token erstellt'])

  expect((await ask(holder, 'PUT', '/api/notifications', { ...choice, webhooks: [hook] })).status).toBe(200)
  expect(subjects().at(-1)).toBe('Dein Konto auf site.test hat einen neuen Webhook')
  // An existing one, and one whose readers cannot play, are not reported.
  const saved = [hook, { ...hook, url: 'https://club.example/', shared: true }]
  expect((await ask(holder, 'PUT', '/api/notifications', { ...choice, webhooks: saved })).status).toBe(200)
  expect(subjects()).toHaveLength(2)

  expect((await ask(holder, 'POST', '/api/me/calendar', { language: 'de' })).status).toBe(200)
  expect(subjects().at(-1)).toContain('hat eine neue Kalenderadresse')

  const device = authenticator('http://site.test')
  const options = await ask(holder, 'POST', '/api/me/passkeys/options')
  const withChallenge = { ...holder, cookie: [holder.cookie, ...options.set].join('; ') }
  const added = await ask(withChallenge, 'POST', '/api/me/passkeys', { response: device.create(options.body) })
  expect(added.status).toBe(200)
  expect(subjects().at(-1)).toBe('Dein Konto auf site.test hat einen neuen Passkey')
  const { data } = await holder.api.GET('/api/me/passkeys')
  expect((await ask(holder, 'DELETE', `/api/me/passkeys/${data![0]!.id}`)).status).toBe(204)
  expect(subjects().at(-1)).toBe('Ein Passkey deines Kontos auf site.test wurde entfernt')
  expect(mails.at(-1)?.text).toContain('hat jemand Zugang zu deinem Konto')
})

test('a webhook whose readers could not play gets links only after a fresh sign-in', async () => {
  const holder = await person('20 days')
  const shared = { ...choice, webhooks: [{ ...hook, shared: true }] }
  expect((await ask(holder, 'PUT', '/api/notifications', shared)).status).toBe(200)
  const opened = { ...choice, webhooks: [hook] }
  expect(await ask(holder, 'PUT', '/api/notifications', opened)).toMatchObject({ status: 403, reason: 'signInAgain' })
  // Removing it is always possible.
  expect((await ask(holder, 'PUT', '/api/notifications', { ...choice, webhooks: [] })).status).toBe(200)
})

test('a push device ends with the session that added it, and so does one from before sessions were stored', async () => {
  const holder = await person('1 minute')
  const { pool } = server.database
  const push = (who: Guest, name: string) =>
    ask(who, 'POST', '/api/notifications/push', {
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    })
  const devices = async () =>
    (
      await pool.query<{ address: string }>(`select address from notification_channels where account = $1`, [holder.id])
    ).rows
      .map(({ address }) => address.slice('https://push.example/'.length))
      .toSorted()
  // Somebody with a copy of another cookie of the account.
  const thief = await server.guest('Thief')
  await pool.query('update sessions set account = $2 where account = $1', [thief.id, holder.id])
  expect([(await push(holder, 'own')).status, (await push(thief, 'thief')).status]).toEqual([200, 200])
  await pool.query(
    `insert into notification_channels (account, kind, address) values ($1, 'push', 'https://push.example/before')`,
    [holder.id],
  )
  expect(await devices()).toEqual(['before', 'own', 'thief'])
  const other = (await holder.api.GET('/api/me/sessions')).data!.find(({ current }) => !current)!
  expect((await ask(holder, 'DELETE', `/api/me/sessions/${other.id}`)).status).toBe(204)
  expect(await devices()).toEqual(['own'])
  expect((await ask(holder, 'POST', '/api/sign-out')).status).toBe(204)
  expect(await devices()).toEqual([])
})

test('a mail that fails undoes nothing', async () => {
  const broken = await startTestServer({ bots: false, sendMail: () => Promise.reject(new Error('no mail today')) })
  const guest = await broken.guest('Holder')
  await broken.database.pool.query(`update accounts set email = 'x@example.org', email_verified = true where id = $1`, [
    guest.id,
  ])
  const { response } = await guest.api.POST('/api/me/tokens', { body: { name: 'Robot', scopes: ['read'] } })
  expect(response.status).toBe(201)
  await broken.close()
}, 60_000)
