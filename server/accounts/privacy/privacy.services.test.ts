import { contract } from '@carriage/protocol'
import { retention, storedData } from '@carriage/protocol/stored-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRatings } from '../../competitions/ratings/index.ts'
import { recomputeRatings } from '../../competitions/ratings/ratings.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { finishedTable } from '../../testing/finished-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mergeGuest } from '../merge.ts'
import { owners, withheld } from './stored-rows.ts'
import { sweepOldData } from './sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const address = 'bertha.b@example.org'
const name = 'Bertha-Ringer'

/** An account with rows in every table of personal data, and another one at the same tables. */
async function somebody(): Promise<{ bertha: Guest; carl: Guest; over: string; running: string; waiting: string }> {
  const [bertha, carl] = (await Promise.all([name, 'Carl'].map((each) => server.guest(each)))) as [Guest, Guest]
  const { pool } = server.database
  await pool.query(`update accounts set email = $2, email_verified = true, guest = false where id = $1`, [
    bertha.id,
    address,
  ])
  const accounts = [bertha.id, carl.id]
  const result = { ranking: [[0], [1]], scores: [9, 1] }
  const over = await finishedTable(server.database, { accounts, ...result, rated: true })
  const running = await beginTable(server.database, { game: 'auction', accounts })
  await pool.query(`update seats set name = $2 where account = $1`, [bertha.id, name])
  const { data: table } = await bertha.api.POST('/api/tables', {
    body: { game: 'auction', seats: 3, pace: { kind: 'none' }, visibility: 'open' },
  })
  const params = { path: { id: running } }
  for (const [{ api }, text] of [
    [bertha, 'Good evening'],
    [carl, 'Hello'],
  ] as const)
    await api.POST('/api/matches/:id/chat', { params, body: { id: `line-of-${text.length}`, text } })
  await bertha.api.PUT('/api/matches/:id/draft', { params, body: { at: Date.now(), draft: { pieces: 1 } } })
  await bertha.api.PUT('/api/matches/:id/notes', { params, body: { version: 0, text: 'Carl hoards coal' } })
  await bertha.api.POST('/api/matches/:id/chat/mute', { params, body: { who: { seat: 1 }, muted: true } })
  await carl.api.POST('/api/matches/:id/chat/mute', { params, body: { who: { seat: 0 }, muted: true } })
  for (const [{ api }, seat] of [
    [bertha, 1],
    [carl, 0],
  ] as const)
    await api.POST('/api/matches/:id/chat/report', { params, body: { who: { seat }, reason: 'spam', note: '' } })
  await bertha.api.PUT('/api/me/time', { body: { zone: 'Europe/Vienna', sleep: null, holidays: [] } })
  await bertha.api.PUT('/api/notifications', {
    body: { language: 'de', zone: 'Europe/Vienna', digest: null, mail: true, webhooks: [] },
  })
  await bertha.api.POST('/api/boxes', { body: { game: 'kraftwagen', title: `${name}'s box`, tables: {} } })
  await bertha.api.POST('/api/me/calendar', { body: { language: 'de' } })
  await bertha.api.POST('/api/me/tokens', { body: { name: 'Robot', scopes: ['read'] } })
  await pool.query(`insert into records (id, digest, text, account) values ('elsewhere', 'digest', $1, $2)`, [
    `{"players":["${name}"]}`,
    bertha.id,
  ])
  await pool.query(
    `insert into verifications (id, identifier, value, expires_at) values ('v', $1, 'x', now() + interval '1 hour')`,
    [`sign-in-otp-${address}`],
  )
  await applyRatings(server.database)
  return { bertha, carl, over, running, waiting: table!.id }
}

/** The columns of all tables in which one of the texts is found. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const places: string[] = []
  for (const { table, columns } of storedData) {
    // Most tables have none of them, so whole rows are searched first.
    if (!(await stands(texts, `"${table}" t`, 't'))) continue
    for (const column of columns)
      if (await stands(texts, `"${table}"`, `"${column}"`)) places.push(`${table}.${column}`)
  }
  return places
}

async function stands(texts: readonly string[], from: string, what: string): Promise<boolean> {
  const { rowCount } = await server.database.pool.query(
    `select from ${from}, unnest($1::text[]) wanted where position(lower(wanted) in lower(${what}::text)) > 0 limit 1`,
    [texts],
  )
  return rowCount === 1
}

test('the declared data is the schema, column by column', async () => {
  const { rows } = await server.database.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by table_name`,
  )
  const real = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]))
  expect(Object.fromEntries(storedData.map(({ table, columns }) => [table, columns.toSorted()]))).toEqual(real)
})

test('the export has everything stored about a person, except what is listed', () => {
  const tables = storedData.map(({ table }) => table)
  for (const table of [...Object.keys(owners), ...Object.keys(withheld)]) expect(tables).toContain(table)
  const named = storedData.filter(({ columns }) => columns.includes('account')).map(({ table }) => table)
  expect(named.filter((table) => owners[table] === undefined)).toEqual([])
})

test('lines and names of a deleted person are removed from reports of tables that they had left', async () => {
  const [ann, bob, cem] = (await Promise.all(['Ann', 'Bob Bold', 'Cem'].map((each) => server.guest(each)))) as [
    Guest,
    Guest,
    Guest,
  ]
  const { data: table } = await ann.api.POST('/api/tables', {
    body: { game: 'auction', seats: 4, pace: { kind: 'none' }, visibility: 'open' },
  })
  const path = { id: table!.id as never }
  for (const { api } of [bob, cem]) await api.POST('/api/tables/:id/seat', { params: { path }, body: {} })
  for (const [{ api }, text] of [
    [bob, 'my secret words'],
    [cem, 'be quiet, bob bold! Bobolink.'],
  ] as const)
    await api.POST('/api/matches/:id/chat', { params: { path }, body: { id: `line-of-${text.length}`, text } })
  await ann.api.POST('/api/matches/:id/chat/report', {
    params: { path },
    body: { who: { seat: 2 }, reason: 'abuse', note: 'look at this' },
  })
  const { pool } = server.database
  const context = async () =>
    JSON.stringify((await pool.query('select context from reports where reporter = $1', [ann.id])).rows)
  expect(await context()).toContain('my secret words')
  // A guest that was merged into an account earlier is found as well.
  const account = await server.guest('Robert')
  expect(await mergeGuest(server.database, server.bus, bob.id, account.id)).toBe(true)
  expect((await account.api.DELETE('/api/me')).response.status).toBe(204)
  const left = await context()
  expect(left).toContain('be quiet, …! Bobolink.')
  for (const gone of [bob.id, account.id, 'my secret words', 'Bob Bold', 'bob bold']) expect(left).not.toContain(gone)
})

test('the export has every answer that a person may see and all stored data; after deletion nothing is left', async () => {
  const { bertha, carl, over, running, waiting } = await somebody()
  const response = await fetch(`${server.url}/api/me/export`, { headers: { cookie: bertha.cookie } })
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const file = (await response.json()) as {
    answers: Record<string, unknown>
    stored: Record<string, Record<string, unknown>[]>
    tables: Record<string, { id?: string; lines?: unknown[]; standing?: unknown }>[]
  }

  // Every route whose answer depends on the caller.
  const forAll = [
    '/api/games',
    '/api/games/:game/rules',
    '/api/games/:game/lengths',
    '/api/tables/open',
    '/api/seasons/:season',
    '/api/tournaments/:tournament',
    '/api/tables/watch',
    '/api/site',
    '/api/shared-boxes/:id',
    '/api/games/:game/accepted-rows',
    '/api/announcements',
    '/api/people',
    '/api/tables/strongest',
  ]
  // Legal moves follow from the view, a calendar from the tables, a page that asks is no data, and the export does not contain itself.
  const derived = ['/api/matches/:id/moves', '/api/calendar/:key', '/api/unsubscribe/:key', '/api/me/export']
  const reads = Object.keys(contract).flatMap((route) => {
    const [method, path = ''] = route.split(' ')
    // Moderation is about others, and for operators.
    if (path.startsWith('/api/moderation')) return []
    return method === 'GET' && ![...forAll, ...derived].includes(path) ? [route] : []
  })
  const known = new Set([...Object.keys(file.answers), ...file.tables.flatMap((table) => Object.keys(table))])
  // A log that was made up for a test has no record.
  expect(reads.filter((route) => !known.has(route))).toEqual(['GET /api/matches/:id/record'])
  const exported = file.tables.map((table) => table['GET /api/tables/:id']?.id)
  expect(new Set(exported)).toEqual(new Set([over, running, waiting]))
  for (const route of reads.filter((each) => !each.includes(':') && !/tables|history$/.test(each))) {
    const answer = await fetch(server.url + route.slice(4), { headers: { cookie: bertha.cookie } })
    expect(file.answers[route], route).toEqual(await answer.json())
  }
  const atRunning = file.tables.find((table) => table['GET /api/tables/:id']?.id === running)!
  for (const part of ['view', 'draft', 'notes', 'premoves', 'frames'])
    expect(atRunning[`GET /api/matches/:id/${part}`], part).toBeDefined()
  // Carl is muted, so his line is not shown.
  expect(atRunning['GET /api/matches/:id/chat']?.lines).toHaveLength(1)
  expect(file.stored.sessions?.[0]).not.toHaveProperty('token')
  expect(file.stored.chat_lines).toMatchObject([{ text: 'Good evening' }])
  expect(file.stored.records).toHaveLength(1)
  expect(file.stored.boxes).toMatchObject([{ title: `${name}'s box` }])
  expect(JSON.stringify(file)).not.toContain((await secretsOf(running)).secret)

  expect((await placesOf([bertha.id, address, name])).length).toBeGreaterThan(15)
  expect((await bertha.api.DELETE('/api/me')).response.status).toBe(204)
  expect(await placesOf([bertha.id, address, name, 'Good evening', 'Carl hoards coal'])).toEqual([])
  expect((await bertha.api.GET('/api/me')).response.status).toBe(204)

  // The games remain, with an anonymous seat.
  const path = { id: over as never }
  const { data: finished } = await carl.api.GET('/api/tables/:id', { params: { path } })
  expect(finished).toMatchObject({ state: 'over', seats: [{ kind: 'person', name: '' }, { account: carl.id }] })
  expect(finished?.seats[0]).not.toHaveProperty('account')
  const { data: history } = await carl.api.GET('/api/me/history')
  expect(history?.tables.map(({ id }) => id)).toEqual([over])
  expect((await carl.api.GET('/api/me/history/people')).data).toEqual({ people: [] })
  const { data: still } = await carl.api.GET('/api/tables/:id', { params: { path: { id: running as never } } })
  expect(still).toMatchObject({ state: 'playing', seats: [{ resigned: true, replaced: true }, {}] })
  expect((await recomputeRatings(server.database)).wrong).toBe(0)
}, 90_000)

test('a lasting account can only be deleted soon after signing in', async () => {
  const dora = await server.guest('Dora')
  await server.database.pool.query('update accounts set guest = false where id = $1', [dora.id])
  await server.database.pool.query(`update sessions set created_at = now() - interval '1 hour' where account = $1`, [
    dora.id,
  ])
  const { error } = await dora.api.DELETE('/api/me')
  expect(error).toMatchObject({ code: 'forbidden', facts: { reason: 'signInAgain' } })
})

test('guests and old data are deleted by the periods of the privacy page, and nothing younger', async () => {
  const { pool } = server.database
  const [idle, player, young] = (await Promise.all(['Idle', 'Player', 'Young'].map((each) => server.guest(each)))) as [
    Guest,
    Guest,
    Guest,
  ]
  await finishedTable(server.database, { accounts: [player.id, 'else'], ranking: [[0], [1]], scores: [2, 1] })
  const old = (days: number) => new Date(Date.now() - days * 86_400_000)
  const longAgo = old(retention.idleGuest + 1)
  await pool.query('update accounts set created_at = $2 where id = any($1)', [[idle.id, player.id], longAgo])
  await pool.query('update sessions set updated_at = $2 where account = any($1)', [[idle.id, player.id], longAgo])
  for (const [id, days] of [
    ['old', retention.chat + 1],
    ['new', retention.chat - 1],
  ] as const)
    await pool.query(
      `insert into chat_lines (match_id, account, seat, name, text, command, at) values ('m', 'a', 0, '', $1, $1, $2)`,
      [id, old(days)],
    )
  expect(await sweepOldData(server.database)).toBe(1)
  const { rows: left } = await pool.query<{ name: string }>(
    `select name from accounts where id = any($1) order by name`,
    [[idle.id, player.id, young.id]],
  )
  expect(left.map((each) => each.name)).toEqual(['Player', 'Young'])
  const { rows: lines } = await pool.query<{ text: string }>(`select text from chat_lines where match_id = 'm'`)
  expect(lines).toEqual([{ text: 'new' }])
  // Once no device leads to the guest any more, the name is deleted and the game remains.
  await pool.query('delete from sessions where account = $1', [player.id])
  expect(await sweepOldData(server.database)).toBe(1)
})

async function secretsOf(match: string): Promise<{ secret: string }> {
  const { rows } = await server.database.pool.query<{ secret: string }>('select secret from matches where id = $1', [
    match,
  ])
  return rows[0]!
}
