import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookieOf } from '../testing/cookie.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'

const codes = new Map<string, string>()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    bots: false,
    sendMail: async ({ to, text }) => void codes.set(to, /\b\d{6}\b/.exec(text)?.[0] ?? ''),
  })
}, 60_000)
// All of them sign in from one network.
beforeEach(() => server.database.pool.query('delete from rate_limits'))
afterAll(() => server.close())

interface Player extends Guest {
  /** Without the session: the cookies that remain after signing out. */
  readonly browser: string
}

/** Signs in by mail, in a browser with these cookies. */
async function signIn(email: string, cookie = ''): Promise<Player> {
  const api = server.client({ origin: 'http://site.test', ...(cookie !== '' && { cookie }) })
  expect((await api.POST('/api/sign-in/code', { body: { email } })).response.status).toBe(204)
  const code = codes.get(email.toLowerCase())!
  const { data, response } = await api.POST('/api/sign-in', { body: { email, code } })
  const cookies = cookieOf(response)
  const browser = cookies.split('; ').find((each) => each.startsWith('carriage.browser=')) ?? ''
  return {
    id: data!.id,
    name: data!.name,
    cookie: cookies,
    browser,
    api: server.client({ origin: 'http://site.test', cookie: cookies }),
  }
}

const rated = {
  game: 'auction',
  pace: { kind: 'slow', days: 3 },
  visibility: 'open',
  rated: true,
  ready: true,
} as const

async function lay(host: Player, seats = 2): Promise<string> {
  return (await host.api.POST('/api/tables', { body: { ...rated, seats } })).data!.id
}

async function sit(who: Player, id: string): Promise<string | undefined> {
  return (await who.api.POST('/api/tables/:id/seat', { params: { path: { id } }, body: { ready: true } })).error?.code
}

test('two strangers play a rated game, also from one network', async () => {
  const [ann, bob] = [await signIn('ann@example.org'), await signIn('bob@example.org')]
  const id = await lay(ann)
  expect(await sit(bob, id)).toBeUndefined()
  expect((await bob.api.GET('/api/tables/:id', { params: { path: { id } } })).data?.state).toBe('playing')
})

test('an address with a tag added is the same person, case-insensitively', async () => {
  const [one, two] = [await signIn('Carl.Benz@example.org'), await signIn('carl.benz+second@Example.org')]
  const id = await lay(one)
  const answer = await two.api.POST('/api/tables/:id/seat', { params: { path: { id } }, body: {} })
  expect(answer.response.status).toBe(403)
  expect(answer.error).toMatchObject({ code: 'samePerson', facts: { guideline: 6 } })
  const { data } = await one.api.POST('/api/tables', { body: { ...rated, rated: false, seats: 2 } })
  expect(await sit(two, data!.id)).toBeUndefined()
})

test('two accounts signed in from one browser are the same person, also after signing out', async () => {
  const first = await signIn('dora@example.org')
  expect(first.browser).not.toBe('')
  await first.api.POST('/api/sign-out', {})
  const second = await signIn('emil@example.org', first.browser)
  const elsewhere = await signIn('dora@example.org')
  expect(elsewhere.id).toBe(first.id)
  expect(await sit(second, await lay(elsewhere))).toBe('samePerson')
})

test('an account that signs in next to a signed-in account is recorded with it', async () => {
  const first = await signIn('friedrich@example.org')
  const session = first.cookie.split('; ').find((each) => each.includes('session_token='))!
  const second = await signIn('gottlieb@example.org', session)
  // It ended the previous session.
  const elsewhere = await signIn('friedrich@example.org')
  expect(await sit(second, await lay(elsewhere))).toBe('samePerson')
})

test('a table does not start once two accounts are known to be one person', async () => {
  const [one, two, host] = [
    await signIn('h1@example.org'),
    await signIn('h2@example.org'),
    await signIn('host@example.org'),
  ]
  const id = await lay(host, 3)
  expect(await sit(one, id)).toBeUndefined()
  await server.database.pool.query(
    `insert into browsers (account, browser) select $1, browser from browsers where account = $2`,
    [two.id, one.id],
  )
  // Seated before it was known.
  await server.database.pool.query(
    `insert into seats (table_id, seat, account, name, ready, nonce) values ($1, 2, $2, 'Two', true, 'n')`,
    [id, two.id],
  )
  const path = { id }
  expect((await host.api.POST('/api/tables/:id/start', { params: { path }, body: {} })).error?.code).toBe('samePerson')
  expect((await host.api.GET('/api/tables/:id', { params: { path } })).data?.state).toBe('waiting')
})

test('a season accepts one account of a person', async () => {
  const { pool } = server.database
  await pool.query(
    `insert into leagues (id, title, game, options, seats, pace, signup_days, season_days)
     values ('l', 'League', 'auction', '{}', 3, '{"kind":"slow","days":1}', 7, 30)`,
  )
  await pool.query(`insert into seasons (league, number, signup_ends) values ('l', 1, now() + interval '7 days')`)
  const [one, two] = [await signIn('ida@example.org'), await signIn('ida+2@example.org')]
  const signUp = (who: Player) =>
    who.api.PUT('/api/leagues/:league/sign-up', { params: { path: { league: 'l' } }, body: { stays: true } })
  expect((await signUp(one)).error).toBeUndefined()
  expect((await signUp(two)).error?.code).toBe('samePerson')
  // Signing up again changes nothing.
  expect((await signUp(one)).error).toBeUndefined()
})

test('guests are not recorded and get no browser cookie', async () => {
  const guest = await server.guest('Gina')
  expect(guest.cookie).not.toContain('carriage.browser')
  const { rowCount } = await server.database.pool.query('select from browsers where account = $1', [guest.id])
  expect(rowCount).toBe(0)
})
