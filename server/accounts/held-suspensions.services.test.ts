import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liftSanction } from '../moderation/sanctions.ts'
import { authenticator } from '../testing/authenticator.ts'
import { cookieOf } from '../testing/cookie.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sweepOldData } from './privacy/sweep.ts'

const origin = 'http://site.test'
const codes = new Map<string, string>()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    bots: false,
    sendMail: ({ to, text }) => {
      const code = /\b\d{6}\b/.exec(text)?.[0]
      if (code) codes.set(to, code)
      return Promise.resolve()
    },
  })
}, 60_000)
// All of them sign in from one network.
beforeEach(() => server.database.pool.query('delete from rate_limits'))
afterAll(() => server.close())

async function signIn(email: string) {
  const api = server.client({ origin })
  await api.POST('/api/sign-in/code', { body: { email } })
  const { data, response } = await api.POST('/api/sign-in', { body: { email, code: codes.get(email)! } })
  return { ...data!, api: server.client({ origin, cookie: cookieOf(response) }) }
}

type Person = Awaited<ReturnType<typeof signIn>>

async function suspend({ id }: Person, days = 30): Promise<string> {
  const { pool } = server.database
  const { rows } = await pool.query<{ id: string }>(
    `insert into sanctions (account, operator, kind, reason, until, point)
     values ($1, 'x', 'suspension', 'Insults.', now() + make_interval(days => $2), 2) returning id`,
    [id, days],
  )
  await pool.query('update accounts set suspended_until = now() + make_interval(days => $2) where id = $1', [id, days])
  return rows[0]!.id
}

const daysLeft = ({ suspendedUntil }: { suspendedUntil?: string | undefined }) =>
  suspendedUntil === undefined ? 0 : Math.round((Date.parse(suspendedUntil) - Date.now()) / 86_400_000)

const createTable = async ({ api }: Person) =>
  (
    await api.POST('/api/tables', {
      body: { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'open' },
    })
  ).error?.code

test('a person who deletes a suspended account and returns with the address is suspended for the rest, and gets the reason', async () => {
  const wim = await signIn('wim@example.org')
  await suspend(wim)
  expect((await wim.api.DELETE('/api/me')).response.status).toBe(204)
  const { rows } = await server.database.pool.query('select * from held_suspensions')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/wim|example/)
  // Also with a tag in the address, whose mail goes to the same person.
  const back = await signIn('wim+2@example.org')
  expect(back.id).not.toBe(wim.id)
  expect(daysLeft(back)).toBe(30)
  expect(await createTable(back)).toBe('suspended')
  expect((await back.api.GET('/api/me/sanctions')).data?.sanctions).toMatchObject([
    { kind: 'suspension', reason: 'Insults.', point: 2, liftedAt: null },
  ])
})

test('a guest who proves the address of such an account is suspended with it', async () => {
  const vic = await signIn('vic@example.org')
  await suspend(vic, 9)
  await vic.api.DELETE('/api/me')
  const guest = await server.guest('New')
  const api = server.client({ origin, cookie: guest.cookie })
  await api.POST('/api/me/email/code', { body: { email: 'vic@example.org' } })
  const { data } = await api.PUT('/api/me/email', {
    body: { email: 'vic@example.org', code: codes.get('vic@example.org')! },
  })
  expect([data?.id, daysLeft(data!)]).toEqual([guest.id, 9])
})

test('a suspended account that changes its address frees neither the old nor the new one', async () => {
  const una = await signIn('una@example.org')
  await suspend(una, 5)
  const email = 'una-two@example.org'
  await una.api.POST('/api/me/email/code', { body: { email } })
  expect((await una.api.PUT('/api/me/email', { body: { email, code: codes.get(email)! } })).response.status).toBe(200)
  expect(daysLeft(await signIn('una@example.org'))).toBe(5)
  expect(daysLeft(await signIn(email))).toBe(5)
})

test('a lifted suspension is not held, and an expired one is deleted', async () => {
  const tom = await signIn('tom@example.org')
  const sanction = await suspend(tom, 5)
  const email = 'tom-two@example.org'
  await tom.api.POST('/api/me/email/code', { body: { email } })
  await tom.api.PUT('/api/me/email', { body: { email, code: codes.get(email)! } })
  await liftSanction(server.database, 'operator', sanction)
  expect(daysLeft(await signIn('tom@example.org'))).toBe(0)

  const sue = await signIn('sue@example.org')
  await suspend(sue, 5)
  await sue.api.DELETE('/api/me')
  await server.database.pool.query(`update held_suspensions set until = now() - interval '1 minute'`)
  expect(daysLeft(await signIn('sue@example.org'))).toBe(0)
  await server.database.pool.query(
    `insert into held_suspensions (proof, until, reason, operator) values ('old', now() - interval '1 minute', '', 'x')`,
  )
  await sweepOldData(server.database)
  expect((await server.database.pool.query(`select from held_suspensions where proof = 'old'`)).rowCount).toBe(0)
})

test('nothing is stored of a deleted account without a suspension', async () => {
  const ron = await signIn('ron@example.org')
  const count = async () => (await server.database.pool.query('select from held_suspensions')).rowCount
  const before = await count()
  await ron.api.DELETE('/api/me')
  expect(await count()).toBe(before)
})

test('the passkeys of a deleted account are held as well', async () => {
  const key = authenticator(origin)
  const pat = await server.guest('Pat')
  const { data: options, response } = await server
    .client({ origin, cookie: pat.cookie })
    .POST('/api/me/passkeys/options')
  const cookie = `${pat.cookie}; ${cookieOf(response)}`
  const added = await server
    .client({ origin, cookie })
    .POST('/api/me/passkeys', { body: { response: key.create(options as { challenge: string }) as never } })
  const api = server.client({ origin, cookie: cookieOf(added.response) })
  await suspend({ id: pat.id } as Person, 7)
  expect((await api.DELETE('/api/me')).response.status).toBe(204)
  const again = await server.guest('Pat again')
  const asked = await server.client({ origin, cookie: again.cookie }).POST('/api/me/passkeys/options')
  const { data } = await server
    .client({ origin, cookie: `${again.cookie}; ${cookieOf(asked.response)}` })
    .POST('/api/me/passkeys', { body: { response: key.create(asked.data as { challenge: string }) as never } })
  expect(daysLeft(data!)).toBe(7)
})
