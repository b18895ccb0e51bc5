import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ChatLine, type ChatPage, type MatchId, matchIdFrom, type Problem } from '@carriage/protocol'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymous, type Caller, scopes } from '../../accounts/caller.ts'
import { account, waitingTable } from '../../notifications/testing/waiting-table.ts'
import { localBus } from '../../platform/bus/index.ts'
import { httpApp } from '../../platform/http/index.ts'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { listRecords } from '../../play/records/index.ts'
import { listTables } from '../../tables/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { openChat } from './chat.ts'
import { chatRoutes } from './routes.ts'

type App = Awaited<ReturnType<typeof httpApp>>

let database: TestDatabase
let app: App
let anna: string
let berta: string
let carl: string
let match: MatchId
const bus = localBus()
let chat: ReturnType<typeof openChat>

beforeAll(async () => {
  database = await testDatabase()
  chat = openChat({ database, bus })
  const log = pino({ level: 'silent' })
  const matches = playMatches({ database, bus, log, budget: budgetOf(1_000) })
  app = await httpApp({
    tables: listTables({ database, bus }),
    matches,
    records: listRecords({ database, log }),
    budget: budgetOf(1_000),
    // The header of the caller is trusted: signing in is not tested here.
    callerOf: (headers) => Promise.resolve(callerNamed(headers.authorization)),
    log,
    publicUrl: 'http://localhost',
    routes: [(guard) => chatRoutes(guard, { database, bus, chat, log })],
  })
})
afterAll(async () => {
  chat.stop()
  await app.close()
  await database.drop()
})
beforeEach(async () => {
  ;[anna, berta, carl] = (await Promise.all(['Anna', 'Berta', 'Carl'].map((name) => account(database, name)))) as [
    string,
    string,
    string,
  ]
  match = (await waitingTable(database, [anna, berta])).match
})

function callerNamed(id: string | undefined): Caller {
  return id === undefined ? anonymous : { kind: 'account', id, name: id, guest: false, via: 'session', scopes }
}

async function ask<T = Problem>(
  who: string | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
) {
  const response = await app.inject({
    method,
    url,
    headers: who === undefined ? {} : { authorization: who },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: response.statusCode, body: response.json<T>() }
}

const send = (who: string, text: string) => chat.send(callerNamed(who), match, randomUUID(), text)
const history = async (who: string, query = '') =>
  (await ask<ChatPage>(who, 'GET', `/api/matches/${match}/chat${query}`)).body
const texts = async (who: string) => (await history(who)).lines.map(({ text }) => text)

test('a line of a seat reaches everybody at the table and can be read later', async () => {
  const received: ChatLine[] = []
  const listening = bus.subscribe(`chat.${match}`, (text) => received.push(JSON.parse(text) as ChatLine))
  expect(await send(anna, '  good luck\nall ')).toBeUndefined()
  const posted = await ask<ChatLine>(berta, 'POST', `/api/matches/${match}/chat`, { id: randomUUID(), text: 'you too' })
  expect(posted.status).toBe(200)
  await wait(10)
  listening.end()
  expect(received.map(({ seat, name, text }) => [seat, name, text])).toEqual([
    [0, 'Anna', 'good luck all'],
    [1, 'Berta', 'you too'],
  ])
  expect((await history(berta)).lines).toEqual(received)
})

test('the same line sent again is one line', async () => {
  const id = randomUUID()
  await chat.send(callerNamed(anna), match, id, 'hello')
  await chat.send(callerNamed(anna), match, id, 'hello')
  expect(await texts(anna)).toEqual(['hello'])
})

test('a spectator can neither read nor write, and is not asked to sign in', async () => {
  await send(anna, 'between us')
  for (const [who, status] of [
    [carl, 403],
    [undefined, 401],
  ] as const) {
    expect((await ask(who, 'GET', `/api/matches/${match}/chat`)).status).toBe(status)
    expect((await ask(who, 'POST', `/api/matches/${match}/chat`, { id: randomUUID(), text: 'hi' })).status).toBe(status)
  }
  expect(await send(carl, 'hi')).toMatchObject({ code: 'forbidden' })
  expect(await chat.send(anonymous, match, randomUUID(), 'hi')).toMatchObject({ code: 'unauthenticated' })
  expect(await texts(anna)).toEqual(['between us'])
})

test('empty and overlong lines are refused', async () => {
  expect(await send(anna, ' \u200b\n ')).toMatchObject({ code: 'malformed' })
  expect(await send(anna, 'x'.repeat(501))).toMatchObject({ code: 'tooLarge' })
  expect(
    (await ask(anna, 'POST', `/api/matches/${match}/chat`, { id: randomUUID(), text: 'x'.repeat(501) })).status,
  ).toBe(400)
})

test('a player who writes too fast must wait, while the others may write', async () => {
  for (let i = 0; i < 5; i++) expect(await send(anna, `line ${i}`)).toBeUndefined()
  expect(await send(anna, 'one more')).toMatchObject({ code: 'tooMany' })
  expect(await send(berta, 'calm down')).toBeUndefined()
  await database.pool.query(`update chat_lines set at = at - interval '11 seconds' where account = $1`, [anna])
  expect(await send(anna, 'sorry')).toBeUndefined()
})

test('long chats are paged', async () => {
  await database.pool.query(
    `insert into chat_lines (match_id, account, seat, name, text, command, at)
     select $1, $2, 0, 'Anna', 'line ' || i, 'command' || i, now() - interval '1 day' from generate_series(1, 120) i`,
    [match, anna],
  )
  const last = await history(berta)
  expect([last.lines.length, last.lines[0]?.text, last.lines.at(-1)?.text]).toEqual([50, 'line 71', 'line 120'])
  const middle = await history(berta, `?before=${last.next}`)
  expect([middle.lines[0]?.text, middle.lines.at(-1)?.text]).toEqual(['line 21', 'line 70'])
  const first = await history(berta, `?before=${middle.next}`)
  expect([first.lines.length, first.next]).toEqual([20, null])
})

test('a muted person is hidden at once, without learning of it, until unmuted', async () => {
  await send(berta, 'you are all fools')
  const [line] = (await history(anna)).lines
  expect(await chat.receives(callerNamed(anna), match, line!)).toBe(true)
  const muted = await ask(anna, 'POST', `/api/matches/${match}/chat/mute`, { who: { seat: 1 }, muted: true })
  expect(muted.body).toEqual({ people: [{ account: berta, name: 'Berta', muted: true, blocked: false }] })
  await wait(10)
  expect(await chat.receives(callerNamed(anna), match, line!)).toBe(false)
  expect(await texts(anna)).toEqual([])
  expect(await chat.receives(callerNamed(berta), match, line!)).toBe(true)
  expect(await texts(berta)).toEqual(['you are all fools'])
  expect((await ask(berta, 'GET', '/api/mutes')).body).toEqual({ people: [] })

  expect((await ask(anna, 'DELETE', `/api/mutes/${berta}`)).body).toEqual({ people: [] })
  await wait(10)
  expect(await chat.receives(callerNamed(anna), match, line!)).toBe(true)
  expect(await texts(anna)).toEqual(['you are all fools'])
})

test('lines of a blocked person are hidden, and the two cannot sit down together any more', async () => {
  await send(berta, 'fools')
  const [line] = (await history(anna)).lines
  await ask(anna, 'POST', `/api/matches/${match}/chat/block`, { who: { line: line!.id }, blocked: true })
  expect(await texts(anna)).toEqual([])
  const table = async (owner: string) => {
    const made = await ask<{ id: string }>(owner, 'POST', '/api/tables', {
      game: 'kraftwagen',
      seats: 3,
      visibility: 'open',
      pace: { kind: 'none' },
    })
    expect(made.status).toBeLessThan(300)
    return made.body.id
  }
  const atAnnas = await table(anna)
  expect(await ask(berta, 'POST', `/api/tables/${atAnnas}/seat`, {})).toMatchObject({ status: 409 })
  const atBertas = await table(berta)
  expect(await ask(anna, 'POST', `/api/tables/${atBertas}/seat`, {})).toMatchObject({ status: 409 })
  expect((await ask(carl, 'POST', `/api/tables/${atAnnas}/seat`, {})).status).toBeLessThan(300)
})

test('a report stores the lines around it, even when the table is gone', async () => {
  for (const text of ['hello', 'fools', 'bye']) await send(berta, text)
  const [, line] = (await history(anna)).lines
  const shown = await ask<{ report: string }>(anna, 'POST', `/api/matches/${match}/chat/report`, {
    who: { line: line!.id },
    reason: 'abuse',
    note: 'calls us names',
  })
  expect(shown.status).toBe(200)
  await database.pool.query('delete from chat_lines where match_id = $1', [match])
  await database.pool.query('delete from tables where id = $1', [match])
  const { rows } = await database.pool.query('select * from reports where id = $1', [shown.body.report])
  expect(rows[0]).toMatchObject({
    reporter: anna,
    reported: berta,
    match_id: match,
    reason: 'abuse',
    note: 'calls us names',
  })
  const lines = ['hello', 'fools', 'bye'].map((text) => ({ text, account: berta }))
  expect(rows[0]).toMatchObject({ context: { lines, seats: [{ account: anna }, { account: berta }] } })
})

test('nobody can mute or report themselves, a bot, or a player at another table', async () => {
  await database.pool.query(
    `insert into seats (table_id, seat, bot, name, nonce) values ($1, 2, 'apprentice', 'Bot', 'nonce')`,
    [match],
  )
  const mute = (who: object) => ask(anna, 'POST', `/api/matches/${match}/chat/mute`, { who, muted: true })
  expect(await mute({ seat: 0 })).toMatchObject({ status: 409 })
  expect(await mute({ seat: 2 })).toMatchObject({ status: 409 })
  expect(await mute({ seat: 5 })).toMatchObject({ status: 404 })
  expect(await mute({ line: '999999' })).toMatchObject({ status: 404 })
  expect(await mute({})).toMatchObject({ status: 400 })
  const elsewhere = matchIdFrom(new Uint8Array(14))
  expect(
    (await ask(anna, 'POST', `/api/matches/${elsewhere}/chat/mute`, { who: { seat: 0 }, muted: true })).status,
  ).toBe(404)
  expect(
    (await ask(carl, 'POST', `/api/matches/${match}/chat/report`, { who: { seat: 0 }, reason: 'spam' })).status,
  ).toBe(403)
})

test('reports are limited to a few a day', async () => {
  const report = () => ask(anna, 'POST', `/api/matches/${match}/chat/report`, { who: { seat: 1 }, reason: 'spam' })
  for (let i = 0; i < 10; i++) expect((await report()).status).toBe(200)
  expect((await report()).status).toBe(429)
})
