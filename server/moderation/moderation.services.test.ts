import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeGuest } from '../accounts/merge.ts'
import { eraseAccount } from '../accounts/privacy/erase.ts'
import { applyRatings } from '../competitions/ratings/ratings.ts'
import { beginTable } from '../testing/begin-table.ts'
import { finishedTable } from '../testing/finished-table.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'
import { grantRole } from './operators.ts'

let server: TestServer
let gil: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  gil = await server.guest('Gil')
  const { pool } = server.database
  await pool.query('update accounts set guest = false where id = $1', [gil.id])
  await grantRole(server.database, gil.id)
  await pool.query(`update sessions set raised_until = now() + interval '1 hour' where account = $1`, [gil.id])
}, 60_000)
afterAll(() => server.close())

const table = { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const

/** Ann has reported a line of Rob's, at a table where they play. */
async function reported(): Promise<{ ann: Guest; rob: Guest; match: string; report: string }> {
  const [ann, rob] = (await Promise.all(['Ann', 'Rob'].map((name) => server.guest(name)))) as [Guest, Guest]
  const match = await beginTable(server.database, { game: 'auction', accounts: [ann.id, rob.id] })
  const params = { path: { id: match } }
  const { data: line } = await rob.api.POST('/api/matches/:id/chat', {
    params,
    body: { id: 'line-of-rob-1', text: 'You fool' },
  })
  const { data } = await ann.api.POST('/api/matches/:id/chat/report', {
    params,
    body: { who: { line: line!.id }, reason: 'abuse', note: 'Again.' },
  })
  return { ann, rob, match, report: data!.report }
}

const decide = (
  report: string,
  body: { outcome: 'dismissed' | 'warning' | 'suspension'; reason?: string; days?: number },
) => gil.api.POST('/api/moderation/reports/:id/decision', { params: { path: { id: report } }, body })
const newTable = async (who: Guest) => (await who.api.POST('/api/tables', { body: table })).error?.code
const open = async (report: string) =>
  (await gil.api.GET('/api/moderation/reports')).data?.reports.find(({ id }) => id === report)

test('a report is read with its line and decided; a suspension blocks new games and keeps running ones', async () => {
  const { ann, rob, match, report } = await reported()
  const shown = await open(report)
  expect(shown).toMatchObject({
    reason: 'abuse',
    note: 'Again.',
    match,
    reporter: { account: ann.id },
    reported: { account: rob.id },
    lines: [{ id: shown?.line, account: rob.id, text: 'You fool' }],
    outcome: null,
  })
  expect((await decide(report, { outcome: 'suspension', reason: 'Abuse.' })).error?.code).toBe('malformed')
  expect((await decide(report, { outcome: 'warning' })).error?.code).toBe('malformed')
  expect(await open(report)).toBeDefined()
  expect((await decide(report, { outcome: 'suspension', reason: 'Abuse.', days: 7 })).response.status).toBe(204)
  expect(await open(report)).toBeUndefined()
  expect((await decide(report, { outcome: 'dismissed' })).error?.code).toBe('conflict')

  const params = { path: { id: match } }
  expect(await newTable(rob)).toBe('suspended')
  const waiting = (await ann.api.POST('/api/tables', { body: table })).data!.id
  const seat = await rob.api.POST('/api/tables/:id/seat', { params: { path: { id: waiting } }, body: {} })
  expect(seat.error?.code).toBe('suspended')
  expect(seat.error?.facts?.until).toMatch(/^20/)
  const sent = await rob.api.POST('/api/matches/:id/chat', { params, body: { id: 'line-of-rob-2', text: 'Hello' } })
  expect(sent.error?.code).toBe('suspended')
  // Running games and the account's data remain available.
  expect((await rob.api.GET('/api/matches/:id/moves', { params })).response.status).toBe(200)
  expect((await rob.api.PUT('/api/matches/:id/draft', { params, body: { at: 1, draft: {} } })).response.ok).toBe(true)
  expect((await fetch(`${server.url}/api/me/export`, { headers: { cookie: rob.cookie } })).status).toBe(200)
  expect((await rob.api.GET('/api/me')).data?.suspendedUntil).toMatch(/^20/)
  expect((await rob.api.GET('/api/me/sanctions')).data?.sanctions).toMatchObject([
    { kind: 'suspension', reason: 'Abuse.', appeal: null },
  ])
  await server.database.pool.query('update accounts set suspended_until = now() where id = $1', [rob.id])
  expect(await newTable(rob)).toBeUndefined()
})

test('a suspended person cannot chat on a socket that was opened before either', async () => {
  const { rob, match, report } = await reported()
  await decide(report, { outcome: 'suspension', reason: 'Abuse.', days: 1 })
  const { postMessage: sendMessage } = await import('../social/chat/post-message.ts')
  expect(await sendMessage(server.database, rob.id, match as never, 'line-of-rob-3', 'Hello')).toMatchObject({
    code: 'suspended',
  })
})

test('a person appeals once; an accepted appeal lifts the sanction, a refused one does not', async () => {
  for (const accept of [true, false]) {
    const { ann, rob, report } = await reported()
    await decide(report, { outcome: 'suspension', reason: 'Abuse.', days: 7 })
    const { id } = (await rob.api.GET('/api/me/sanctions')).data!.sanctions[0]!
    const appealing = (who: Guest) =>
      who.api.POST('/api/me/sanctions/:id/appeal', { params: { path: { id } }, body: { text: 'It was a quotation.' } })
    expect((await appealing(ann)).error?.code).toBe('notFound')
    expect((await appealing(rob)).response.ok).toBe(true)
    expect((await appealing(rob)).error?.code).toBe('conflict')
    const { data } = await gil.api.GET('/api/moderation/appeals')
    expect(data?.appeals.find(({ sanction }) => sanction.id === id)).toMatchObject({
      person: { account: rob.id, name: 'Rob' },
      sanction: { appeal: { text: 'It was a quotation.', decision: null } },
    })
    const body = { accept, answer: 'We looked again.' }
    const decision = () => gil.api.POST('/api/moderation/appeals/:id/decision', { params: { path: { id } }, body })
    expect((await decision()).response.status).toBe(204)
    expect((await decision()).error?.code).toBe('conflict')
    const sanction = (await rob.api.GET('/api/me/sanctions')).data?.sanctions[0]
    expect(sanction?.liftedAt === null).toBe(!accept)
    expect(sanction).toMatchObject({
      appeal: { decision: accept ? 'accepted' : 'refused', answer: 'We looked again.' },
    })
    expect(await newTable(rob)).toBe(accept ? undefined : 'suspended')
  }
})

test('people are found by name with their file; of two suspensions the longer one applies until it is lifted', async () => {
  const wanda = await server.guest('Wanda_%')
  expect(
    (await gil.api.GET('/api/moderation/people', { params: { query: { search: 'wanda_%' } } })).data?.people,
  ).toMatchObject([
    { account: wanda.id, name: 'Wanda_%', guest: true, email: null, suspendedUntil: null, sanctions: 0 },
  ])
  expect(
    (await gil.api.GET('/api/moderation/people', { params: { query: { search: 'wandax' } } })).data?.people,
  ).toEqual([])
  const params = { path: { account: wanda.id } }
  const suspend = (days: number) =>
    gil.api.POST('/api/moderation/people/:account/sanctions', {
      params,
      body: { kind: 'suspension', reason: 'Spam.', days },
    })
  await suspend(1)
  const { data: file } = await suspend(30)
  expect(file).toMatchObject({ sanctions: [{ until: file?.person.suspendedUntil }, {}], reports: [] })
  const [long, short] = file!.sanctions
  for (const [sanction, left] of [
    [long!, short!.until],
    [short!, null],
  ] as const) {
    await gil.api.DELETE('/api/moderation/sanctions/:id', { params: { path: { id: sanction.id } } })
    expect((await gil.api.GET('/api/moderation/people/:account', { params })).data?.person.suspendedUntil).toBe(left)
  }
})

test('an operator cannot be suspended, and nobody escapes a suspension by signing in or inherits that of another', async () => {
  const suspend = (account: string) =>
    gil.api.POST('/api/moderation/people/:account/sanctions', {
      params: { path: { account } },
      body: { kind: 'suspension', reason: 'Spam.', days: 1 },
    })
  expect((await suspend(gil.id)).error?.code).toBe('conflict')
  const [old, lasting] = (await Promise.all(['Old', 'Lasting'].map((name) => server.guest(name)))) as [Guest, Guest]
  await server.database.pool.query('update accounts set guest = false where id = $1', [lasting.id])
  await suspend(old.id)
  expect(await mergeGuest(server.database, server.bus, old.id, lasting.id)).toBe(false)
  expect(await newTable(lasting)).toBeUndefined()
  expect(await newTable(old)).toBe('suspended')
  expect((await lasting.api.GET('/api/me/sanctions')).data?.sanctions).toEqual([])
})

test('announcements are shown to everybody from their start to their end', async () => {
  const shown = async () =>
    (await server.client().GET('/api/announcements')).data?.announcements.map(({ english }) => english)
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const later = new Date(Date.now() + 7_200_000).toISOString()
  const announce = (english: string, times: { begins?: string; ends: string }) =>
    gil.api.POST('/api/moderation/announcements', { body: { kind: 'maintenance', english, german: 'Bald.', ...times } })
  expect((await announce('Past', { ends: '2020-01-01T00:00:00Z' })).error?.code).toBe('malformed')
  const { data: now } = await announce('Now', { ends: soon })
  await announce('Coming', { begins: soon, ends: later })
  expect(await shown()).toEqual(['Now'])
  expect((await gil.api.GET('/api/moderation/announcements')).data?.announcements).toHaveLength(2)
  await gil.api.DELETE('/api/moderation/announcements/:id', { params: { path: { id: now!.id } } })
  expect(await shown()).toEqual([])
})

test('tables are found, and a waiting one is closed', async () => {
  const ann = await server.guest('Ann')
  const { id } = (await ann.api.POST('/api/tables', { body: table })).data!
  const found = (search: string) => gil.api.GET('/api/moderation/tables', { params: { query: { search } } })
  for (const search of ['', id, ann.id])
    expect((await found(search)).data?.tables).toContainEqual(
      expect.objectContaining({ id, state: 'waiting', stopped: false, people: [{ account: ann.id, name: 'Ann' }] }),
    )
  const close = () => gil.api.POST('/api/moderation/tables/:id/close', { params: { path: { id } } })
  expect((await close()).response.status).toBe(204)
  expect((await close()).error?.code).toBe('conflict')
  expect((await ann.api.GET('/api/tables/:id', { params: { path: { id } } })).data?.state).toBe('abandoned')
})

test('people who often meet in rated games are listed', async () => {
  const [ann, bob, cid] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cid')]
  const pairs = async (search = '') => {
    const { data } = await gil.api.GET('/api/moderation/tables', { params: { query: { search } } })
    return data?.pairs
  }
  const play = (accounts: readonly string[], rated = true) =>
    finishedTable(server.database, { accounts, ranking: [[0], [1]], scores: [2, 1], rated })
  for (let games = 0; games < 4; games++) await play([ann.id, bob.id])
  for (let games = 0; games < 5; games++) await play([ann.id, cid.id], false)
  while ((await applyRatings(server.database)) > 0);
  expect(await pairs()).toEqual([])
  await play([bob.id, ann.id])
  while ((await applyRatings(server.database)) > 0);
  const [pair, ...others] = (await pairs())!
  expect(others).toEqual([])
  expect(pair!.games).toBe(5)
  expect(new Set(pair!.people.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob']))
  expect(await pairs(ann.id)).toEqual([])
})

test('a rated table of two people in one network is marked, and no other', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const { pool } = server.database
  await pool.query('update accounts set guest = false where id = any ($1)', [[ann.id, bob.id]])
  const marked = async () => {
    const { data } = await gil.api.GET('/api/moderation/tables', { params: { query: { search: bob.id } } })
    return data?.tables[0]?.sameNetwork
  }
  const moveTo = (who: { id: string }, address: string) =>
    pool.query('update sessions set address = $2 where account = $1', [who.id, address])
  await moveTo(ann, '2001:db8:0:7::1')
  await moveTo(bob, '2001:db8:0:7:aa::2')
  for (const rated of [false, true]) {
    const { data } = await ann.api.POST('/api/tables', { body: { ...table, pace: { kind: 'slow', days: 1 }, rated } })
    await bob.api.POST('/api/tables/:id/seat', { params: { path: { id: data!.id } }, body: {} })
    expect(await marked()).toBe(rated)
  }
  await moveTo(bob, '2001:db8:0:8::2')
  expect(await marked()).toBe(false)
})

test('every action is logged; entries cannot be changed or deleted, but a deleted person is no longer named', async () => {
  const { rob, report } = await reported()
  await decide(report, { outcome: 'warning', reason: 'Be kind to others.' })
  const { pool } = server.database
  const { data } = await gil.api.GET('/api/moderation/log')
  expect(data?.entries[0]).toMatchObject({ operator: 'Gil', action: 'warning', subject: 'Rob', facts: { report } })
  for (const statement of [
    'delete from moderation_log',
    `update moderation_log set action = 'announce'`,
    `update moderation_log set subject = 'x'`,
    'truncate moderation_log',
  ])
    await expect(pool.query(statement)).rejects.toThrow('entries of the moderation')
  await eraseAccount({ database: server.database, bus: server.bus, tables: server.tables, secret: 'x' }, rob.id)
  const { rows } = await pool.query('select from moderation_log where position($1 in moderation_log::text) > 0', [
    rob.id,
  ])
  expect(rows).toEqual([])
  expect((await gil.api.GET('/api/moderation/log')).data?.entries[0]).toMatchObject({
    action: 'warning',
    facts: { report },
  })
})

test('reading reports and finding addresses is logged; a search that shows no address is not', async () => {
  const { pool } = server.database
  const latest = async () => (await gil.api.GET('/api/moderation/log')).data?.entries[0]
  const find = (search: string) => gil.api.GET('/api/moderation/people', { params: { query: { search } } })
  await reported()
  await gil.api.GET('/api/moderation/reports')
  const read = await latest()
  expect(read).toMatchObject({ operator: 'Gil', action: 'readReports', subject: null, facts: { state: 'open' } })

  const zoe = await server.guest('Zoe_of_the_log')
  expect((await find('zoe_of_the_log')).data?.people).toHaveLength(1)
  expect(await latest()).toEqual(read)
  await pool.query(
    `update accounts set guest = false, email = 'zoe@example.com', email_verified = true where id = $1`,
    [zoe.id],
  )
  expect((await find('zoe@example.com')).data?.people).toMatchObject([{ email: 'zoe@example.com' }])
  expect(await latest()).toMatchObject({ action: 'searchPeople', subject: 'Zoe_of_the_log', facts: { addresses: 1 } })
  expect(JSON.stringify((await pool.query('select * from moderation_log')).rows)).not.toContain('zoe@')
})
