import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Seat } from '@carriage/kernel'
import { type MatchId, newTable } from '@carriage/protocol'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { setMute } from '../../social/chat/mute.ts'
import { listTables } from '../../tables/index.ts'
import { beginTable, type TestTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import type { Matches } from '../matches/index.ts'
import { whoLooks } from './index.ts'
import { listPresent } from './presence.ts'
import { Client } from './testing/client.ts'
import { type Gate, type GateOptions, openGate } from './testing/gates.ts'
import { playOne, sendCommand } from './testing/play.ts'

let database: TestDatabase
const gates: Gate[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(gates.splice(0).map((gate) => gate.close()))
})
afterAll(() => database.drop())

async function gate(options?: GateOptions): Promise<Gate> {
  const opened = await openGate(database, options)
  gates.push(opened)
  return opened
}

const seated = ['ada', 'bertha', 'carl']

function auctionTable(table: TestTable = {}): Promise<MatchId> {
  return beginTable(database, { game: 'auction', seats: 3, accounts: seated, ...table })
}

async function watch(client: Client, match: MatchId, from?: number): Promise<void> {
  client.send({ type: 'watch', match, ...(from !== undefined && { from }) })
  await client.receives('presence', (view) => view.match === match)
}

function upTo(n: number, from = 0): number[] {
  return Array.from({ length: n - from }, (_, index) => from + index + 1)
}

/** Every mark of a secret in a message that carries its content. */
function openSecrets(value: unknown): number[][] {
  if (typeof value !== 'object' || value === null) return []
  const own = '$secret' in value && 'value' in value ? [value.$secret as number[]] : []
  return [...own, ...Object.values(value).flatMap(openSecrets)]
}

test('players and spectators on two gateways see the same whole game in order, and only their own secrets', async () => {
  const [one, other, spectatorsOnly] = [await gate(), await gate(), await gate()]
  const match = await auctionTable()
  const players = [await one.connect('ada'), await other.connect('bertha'), await other.connect('carl')]
  const spectators = [await one.connect(), await other.connect('dora'), await spectatorsOnly.connect()]
  for (const client of [...players, ...spectators]) await watch(client, match)
  for (const client of [...players, ...spectators]) await client.receives('view')
  let last = 0
  for (
    let n = await playOne(one.matches, match, players);
    n !== undefined;
    n = await playOne(one.matches, match, players)
  )
    last = n
  expect(last).toBeGreaterThan(12)
  for (const client of [...players, ...spectators]) {
    await client.until(() => client.frames(match).length >= last)
    expect(client.frames(match)).toEqual(upTo(last))
  }
  players.forEach((client, seat) => {
    const known = openSecrets(client.messages)
    expect(known.length).toBeGreaterThan(0)
    expect(known.every((seats) => seats.includes(seat))).toBe(true)
    expect(client.all('view')[0]?.me).toBe(seat)
  })
  for (const [seat, client] of players.entries())
    expect(client.all('frame').map(({ frame }) => frame)).toEqual(await one.matches.frames(match, seat as Seat, 0))
  const shown = await one.matches.frames(match, 'spectator', 0)
  for (const client of spectators) expect(client.all('frame').map(({ frame }) => frame)).toEqual(shown)
  for (const client of spectators) {
    expect(openSecrets(client.messages)).toEqual([])
    expect(client.all('view')[0]?.me).toBe(null)
  }
  const seatSubjects = (at: Gate) => [...at.received].filter((subject) => subject.includes('.seat')).sort()
  expect(seatSubjects(one)).toEqual([`frames.${match}.seat0`])
  expect(seatSubjects(other)).toEqual([`frames.${match}.seat1`, `frames.${match}.seat2`])
  expect(seatSubjects(spectatorsOnly)).toEqual([])
})

test('a caller who reconnects gets exactly what it missed, and the whole view if that is too much', async () => {
  const here = await gate({ limits: { behind: 8 } })
  const match = await auctionTable()
  const players = await Promise.all(seated.map((name) => here.connect(name)))
  for (let n = 0; n < 10; n++) await playOne(here.matches, match, players)
  const resumed = await here.connect('ada')
  await watch(resumed, match, 4)
  await resumed.until(() => resumed.frames(match).length === 6)
  await playOne(here.matches, match, players)
  await resumed.until(() => resumed.frames(match).length === 7)
  expect(resumed.frames(match)).toEqual(upTo(11, 4))
  expect(resumed.all('view')).toEqual([])

  const late = await here.connect('ada')
  await watch(late, match, 1)
  expect((await late.receives('view')).standing.n).toBe(11)
  const liar = await here.connect()
  await watch(liar, match, 999_999)
  expect((await liar.receives('view')).standing.n).toBe(11)
  await playOne(here.matches, match, players)
  for (const client of [late, liar]) {
    await client.until(() => client.frames(match).length === 1)
    expect(client.frames(match)).toEqual([12])
  }

  resumed.send({ type: 'watch', match, from: 9 })
  await resumed.until(() => resumed.frames(match).length === 11)
  expect(resumed.frames(match).slice(-3)).toEqual([10, 11, 12])
  await playOne(here.matches, match, players)
  await late.until(() => late.frames(match).length === 2)
  await resumed.until(() => resumed.frames(match).includes(13))
  expect(resumed.frames(match).slice(-2)).toEqual([12, 13])
})

test('frames that the bus loses are fetched, and no subscription gets one twice or out of order', async () => {
  let count = 0
  const loses = (subject: string) => subject.startsWith('frames.') && ++count % 3 !== 0
  const [losing, other] = [await gate({ loses }), await gate()]
  const match = await auctionTable()
  const players = [await losing.connect('ada'), await other.connect('bertha'), await losing.connect('carl')]
  const spectator = await other.connect()
  const everybody = [...players, spectator]
  for (const client of everybody) await watch(client, match)
  // After the view everybody has all entries from the first one on.
  await Promise.all(everybody.map((client) => client.receives('view')))
  let last = 0
  // Both processes play the match in turns, so each finds the other's entries in the database.
  for (let n = 0; n < 30; n++) last = (await playOne((n % 2 ? losing : other).matches, match, players)) ?? last
  for (const client of everybody) {
    await client.until(() => (client.frames(match).at(-1) ?? 0) >= last)
    expect(client.frames(match)).toEqual(upTo(last))
  }
  expect(losing.gateway.counts().framesFetched + other.gateway.counts().framesFetched).toBeGreaterThan(3)
  players.forEach((client, seat) => {
    expect(openSecrets(client.messages).every((seats) => seats.includes(seat))).toBe(true)
  })
  expect(openSecrets(spectator.messages)).toEqual([])
})

test('a caller who comes while frames are missing gets none of them twice', async () => {
  const here = await gate({ loses: (subject) => subject.startsWith('frames.'), limits: { grace: 300 } })
  const match = await auctionTable()
  const players = await Promise.all(seated.map((name) => here.connect(name)))
  const early = await here.connect()
  await watch(early, match)
  await early.receives('view')
  for (let n = 0; n < 3; n++) await playOne(here.matches, match, players)
  const late = await here.connect()
  await watch(late, match)
  expect((await late.receives('view')).standing.n).toBe(3)
  expect(early.frames(match)).toEqual([])
  await early.until(() => early.frames(match).length === 3)
  await playOne(here.matches, match, players)
  await late.until(() => late.frames(match).length > 0)
  expect(late.frames(match)).toEqual([4])
  await early.until(() => early.frames(match).length === 4)
  expect(early.frames(match)).toEqual(upTo(4))
})

test('an entry committed by a process that died before publishing it arrives within two seconds', async () => {
  const [here, dying] = [await gate(), await gate({ loses: () => true })]
  const match = await auctionTable()
  const [ada, spectator] = [await here.connect('ada'), await here.connect()]
  for (const client of [ada, spectator]) {
    await watch(client, match)
    await client.receives('view')
  }
  const coins = { $secret: [0], value: 5 }
  const command = { type: 'move', id: randomUUID(), basis: 0, seat: 0, move: { kind: 'bid', coins } } as const
  expect(await dying.matches.execute(match, command)).toEqual({ ok: true, n: 1 })
  const start = performance.now()
  for (const client of [ada, spectator]) await client.until(() => client.frames(match).length === 1)
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(here.gateway.counts().relayed).toBeGreaterThan(0)
  expect(openSecrets(ada.all('frame'))).toEqual([[0]])
  expect(openSecrets(spectator.all('frame'))).toEqual([])
})

test('entries that the database lost are taken back: everybody gets a new view and plays on from there', async () => {
  const here = await gate()
  const match = await auctionTable()
  const players = await Promise.all(seated.map((name) => here.connect(name)))
  const spectator = await here.connect()
  const everybody = [...players, spectator]
  for (const client of everybody) await watch(client, match)
  for (let n = 0; n < 8; n++) await playOne(here.matches, match, players)
  for (const client of everybody) await client.until(() => client.frames(match).length === 8)

  // As after the promotion of a standby that lacked the last three.
  await database.pool.query('delete from moves where match_id = $1 and n > 5', [match])
  await database.pool.query('update match_heads set version = 5 where match_id = $1', [match])
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_terminate_backend%'`,
  )
  for (const client of everybody) {
    await client.until(() => client.all('view').length === 2)
    expect(client.all('view').at(-1)?.standing.n).toBe(5)
  }
  await playOne(here.matches, match, players)
  await playOne(here.matches, match, players)
  for (const client of everybody) {
    await client.until(() => client.frames(match).length === 10)
    expect(client.frames(match)).toEqual([...upTo(8), 6, 7])
  }
})

test('many spectators get frames in order with earlier messages, and one that does not read is closed', async () => {
  const here = await gate({ limits: { grace: 30_000 } })
  const match = await auctionTable()
  const spectators = await Promise.all(Array.from({ length: 10 }, () => here.connect()))
  for (const client of spectators) {
    await watch(client, match)
    await client.receives('view')
  }
  // The frames are made up here; the database must not report that it lost them.
  await database.pool.query('update match_heads set version = 1000 where match_id = $1', [match])
  const frame = (n: number, more: object = {}) => `${n} 0\n${JSON.stringify({ n, ...more })}`
  for (let n = 1; n <= 20; n++) {
    here.bus.publish(`undo.${match}`, JSON.stringify({ n }))
    here.bus.publish(`frames.${match}.public`, frame(n))
  }
  for (const client of spectators) {
    await client.until(() => client.frames(match).length === 20)
    const received = client.messages
      .filter(({ type }) => type === 'undoAsked' || type === 'frame')
      .map(({ type }) => type)
    expect(received).toEqual(upTo(20).flatMap(() => ['undoAsked', 'frame']))
  }
  spectators[0]?.socket.pause()
  const reading = spectators.slice(1)
  let last = 20
  while (last < 100 && here.gateway.counts().closed.slow === 0) {
    last += 1
    here.bus.publish(`frames.${match}.public`, frame(last, { text: 'x'.repeat(300_000) }))
    for (const client of reading) await client.until(() => client.frames(match).length === last)
  }
  expect(here.gateway.counts().closed.slow).toBe(1)
  for (const client of reading) expect(client.frames(match)).toEqual(upTo(last))
})

test('a reader that is too slow is closed with a reason, delays no other, and resumes where it was', async () => {
  const here = await gate({ limits: { unread: 200_000, closing: 5_000 } })
  const match = await auctionTable()
  const players = await Promise.all(seated.map((name) => here.connect(name)))
  const slow = await here.connect()
  for (const client of [...players, slow]) await watch(client, match)
  await slow.receives('view')
  slow.socket.pause()
  for (let n = 0; n < 60 && here.gateway.counts().closed.slow === 0; n++) {
    here.bus.publish(`undo.${match}`, JSON.stringify('x'.repeat(500_000)))
    await wait(5)
  }
  await slow.until(() => here.gateway.counts().closed.slow === 1)
  const first = await playOne(here.matches, match, players)
  expect(first).toBe(1)
  slow.socket.resume()
  expect(await slow.closed()).toBe(1013)
  expect(slow.messages.at(-1)).toEqual({ type: 'bye', reason: 'slow' })
  for (const client of players) await client.until(() => client.frames(match).length === 1)
  const again = await here.connect()
  await watch(again, match, 0)
  await again.until(() => again.frames(match).length === 1)
  expect(again.all('view')).toEqual([])
})

test('a socket that answers no pings is closed, one that answers is not', async () => {
  const here = await gate({ limits: { beat: 400 } })
  const silent = new Client(here.url, {}, { autoPong: false })
  await silent.opened()
  const lively = await here.connect()
  let beats = 0
  lively.socket.on('ping', () => beats++)
  expect(await silent.closed()).toBe(4408)
  expect(silent.messages).toEqual([{ type: 'bye', reason: 'silent' }])
  await lively.until(() => beats >= 3)
  expect(lively.closeCode).toBe(0)
  expect(here.gateway.counts().sockets).toBe(1)
})

test('a client that sends too much is asked to slow down, and then closed', async () => {
  const here = await gate({ limits: { messages: { burst: 10, perSecond: 1 }, timeout: 20 } })
  const client = await here.connect()
  for (let n = 0; n < 20; n++) client.send({ type: 'ping', at: n })
  await client.until(() => client.messages.length === 20)
  expect(client.all('pong')).toHaveLength(10)
  expect(client.all('failed').every(({ problem }) => problem.code === 'tooMany')).toBe(true)
  expect(client.closeCode).toBe(0)
  for (let n = 0; n < 20; n++) client.send({ type: 'ping', at: n })
  expect(await client.closed()).toBe(1008)
  expect(client.messages.at(-1)).toEqual({ type: 'bye', reason: 'tooMany' })
})

test('malformed, long and binary messages are refused and change nothing', async () => {
  const here = await gate()
  const client = await here.connect('ada')
  client.socket.send('no json')
  client.socket.send(Buffer.from('{}'), { binary: true })
  client.send({ type: 'command', match: await auctionTable(), command: { type: 'move', id: 'abcdefgh', basis: 0 } })
  await client.until(() => client.messages.length === 3)
  expect(client.all('failed').map(({ id, problem }) => [id, problem.code])).toEqual([
    [undefined, 'malformed'],
    [undefined, 'malformed'],
    ['abcdefgh', 'malformed'],
  ])
  client.socket.send('x'.repeat(40_000))
  expect(await client.closed()).toBe(1009)
})

test('a socket of an embedded table sees what spectators see, also when signed in', async () => {
  const here = await gate()
  const match = await auctionTable()
  const player = await here.connect('ada')
  await watch(player, match)
  const ada = { kind: 'account', id: 'ada', name: 'ada', guest: true, via: 'session', scopes: ['read', 'play'] }
  const signedIn = { authorization: `Bearer ${JSON.stringify(ada)}` }
  const framed = new Client(`${here.url}?as=spectator`, signedIn)
  await framed.until(() => framed.socket.readyState === 1)
  await watch(framed, match)
  await playOne(here.matches, match, [player, await here.connect('bertha'), await here.connect('carl')])
  await framed.receives('view')
  expect((await player.receives('view')).me).toBe(0)
  expect(framed.all('view')[0]?.me).toBeNull()
  expect(openSecrets(framed.messages)).toEqual([])
})

test('only pages of this server open sockets, at the right address, and not too many', async () => {
  const here = await gate({ limits: { sockets: 2 } })
  const statusOf = async (url: string, headers = {}) => {
    const client = new Client(url, headers)
    await client.until(() => client.refused !== undefined || client.socket.readyState === 1)
    return client.refused ?? 101
  }
  expect(await statusOf(here.url, { origin: 'https://elsewhere.example' })).toBe(403)
  expect(await statusOf(here.url.replace('/live', '/dead'))).toBe(404)
  expect(await statusOf(here.url, { origin: 'null' })).toBe(403)
  expect(await statusOf(here.url, { origin: 'https://carriage.example' })).toBe(101)
  expect(await statusOf(here.url, { origin: here.url.replace('ws:', 'http:').replace('/live', '') })).toBe(101)
  expect(await statusOf(here.url)).toBe(429)
  expect(await statusOf(here.url, { 'x-forwarded-for': '192.0.2.1' })).toBe(429)

  const behindProxy = await gate({ limits: { sockets: 1 }, addressOf: callerAddress(1) })
  expect(await statusOf(behindProxy.url, { 'x-forwarded-for': '192.0.2.1' })).toBe(101)
  expect(await statusOf(behindProxy.url, { 'x-forwarded-for': '192.0.2.2' })).toBe(101)
  expect(await statusOf(behindProxy.url, { 'x-forwarded-for': '198.51.100.9, 192.0.2.2' })).toBe(429)

  const behindTwo = await gate({ limits: { sockets: 1 }, addressOf: callerAddress(['127.0.0.1', '10.0.0.0/8']) })
  expect(await statusOf(behindTwo.url, { 'x-forwarded-for': '192.0.2.1, 10.0.0.2' })).toBe(101)
  expect(await statusOf(behindTwo.url, { 'x-forwarded-for': '198.51.100.9, 192.0.2.1, 10.0.0.3' })).toBe(429)
})

test('a network has a limited number of sockets for all accounts together, and closed ones are released', async () => {
  const here = await gate({ limits: { sockets: 2, networkSockets: 3 }, addressOf: callerAddress(1) })
  const openAs = async (id: string | undefined, network = '203.0.113.5') => {
    const account = { kind: 'account', id, name: 'Ann', via: 'session', guest: true, scopes: ['read'] }
    const client = new Client(here.url, {
      'x-forwarded-for': network,
      ...(id && { authorization: `Bearer ${JSON.stringify(account)}` }),
    })
    await client.until(() => client.refused !== undefined || client.socket.readyState === 1)
    return client
  }
  const opened = [await openAs('ann'), await openAs('ann'), await openAs('bob')]
  expect(opened.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined])
  expect((await openAs('cat')).refused).toBe(429)
  expect((await openAs(undefined)).refused).toBe(429)
  expect((await openAs('cat', '198.51.100.5')).refused).toBeUndefined()
  opened[2]!.socket.close()
  await expect.poll(() => here.gateway.counts().sockets).toBe(3)
  // Refused by the limit of the account, it does not count for the network.
  expect((await openAs('ann')).refused).toBe(429)
  expect((await openAs('dan')).refused).toBeUndefined()
})

test('the rate of new sockets of an address is limited before the caller is looked up', async () => {
  const here = await gate({ limits: { arrivals: { burst: 3, perSecond: 0.001 } }, addressOf: callerAddress(1) })
  const statusOf = async (seen: string) => {
    const client = new Client(here.url, { authorization: 'no token', 'x-forwarded-for': `192.0.2.1, ${seen}` })
    await client.until(() => client.refused !== undefined || client.socket.readyState !== 0)
    client.socket.terminate()
    return client.refused ?? client.socket.readyState
  }
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) statuses.push(await statusOf('198.51.100.7'))
  // A caller who cannot be looked up is refused with 503; beyond the rate callers are not looked up any more.
  expect(statuses).toEqual([503, 503, 503, 429, 429])
  expect(await statusOf('198.51.100.8')).toBe(503)
})

test('a socket watches a limited number of tables, until it leaves one', async () => {
  const here = await gate({ limits: { tables: 2 } })
  const matches = await Promise.all([auctionTable(), auctionTable(), auctionTable()])
  const client = await here.connect()
  for (const match of matches) client.send({ type: 'watch', match })
  expect((await client.receives('failed')).problem.code).toBe('tooMany')
  await client.until(() => client.all('view').length === 2)
  client.send({ type: 'leave', match: matches[0] })
  client.send({ type: 'watch', match: matches[2] })
  await client.receives('view', ({ match }) => match === matches[2])
  expect(here.gateway.counts().tables).toBe(2)
})

test('a command without permission is refused with the reason, and a hidden table is not found', async () => {
  const here = await gate()
  const open = await auctionTable()
  const hidden = await auctionTable({ visibility: 'private' })
  const linked = await auctionTable({ visibility: 'link' })
  const bid = { type: 'move', basis: 0, move: { kind: 'bid', coins: { $secret: [0], value: 1 } } }
  const answer = async (client: Client, message: object) => {
    const before = client.messages.length
    client.send(message)
    await client.until(() =>
      client.messages.slice(before).some(({ type }) => ['failed', 'done', 'view'].includes(type)),
    )
    const reply = client.messages.slice(before).find(({ type }) => ['failed', 'done', 'view'].includes(type))!
    return reply.type === 'failed' ? reply.problem.code : reply.type
  }
  const command = (match: MatchId, seat?: number) => ({
    type: 'command',
    match,
    ...(seat !== undefined && { seat }),
    command: { id: randomUUID(), ...bid },
  })
  const [nobody, stranger, ada] = [await here.connect(), await here.connect('dora'), await here.connect('ada')]
  const reader = await here.connect({ id: 'ada', via: 'token', scopes: ['read'] })
  const watchOf = (match: MatchId, key?: string) => ({ type: 'watch', match, ...(key !== undefined && { key }) })

  expect(await answer(nobody, watchOf(open))).toBe('view')
  expect(await answer(nobody, command(open))).toBe('unauthenticated')
  expect(await answer(nobody, watchOf(hidden))).toBe('unauthenticated')
  expect(await answer(nobody, watchOf('0'.repeat(14) as MatchId))).toBe('unauthenticated')
  expect(await answer(stranger, watchOf('0'.repeat(14) as MatchId))).toBe('notFound')
  expect(await answer(stranger, command('0'.repeat(14) as MatchId))).toBe('notFound')
  expect(await answer(stranger, command(open))).toBe('forbidden')
  expect(await answer(stranger, command(hidden))).toBe('notFound')
  expect(await answer(stranger, watchOf(linked))).toBe('notFound')
  expect(await answer(stranger, watchOf(linked, 'wrong'))).toBe('notFound')
  expect(await answer(stranger, watchOf(linked, 'key'))).toBe('view')
  expect(await answer(stranger, command(linked))).toBe('forbidden')
  expect(await answer(reader, watchOf(hidden))).toBe('view')
  expect(await answer(reader, command(open))).toBe('forbidden')
  expect(await answer(ada, command(open, 1))).toBe('forbidden')
  const chatAt = (match: MatchId) => ({ type: 'chat', match, id: randomUUID(), text: 'hello' })
  expect(await answer(nobody, chatAt(open))).toBe('unauthenticated')
  expect(await answer(stranger, chatAt(open))).toBe('forbidden')
  expect(await answer(reader, chatAt(open))).toBe('forbidden')
  expect(await answer(ada, command(hidden))).toBe('done')
  await database.pool.query(`insert into invitations (table_id, account) values ($1, 'dora')`, [hidden])
  expect(await answer(stranger, watchOf(hidden))).toBe('view')
})

test('a caller at a waiting table sees the match start, in the seat taken in the meantime', async () => {
  const [one, other] = [await gate(), await gate()]
  const tables = listTables({ database, bus: other.bus })
  const table = newTable.parse({ game: 'kraftwagen', seats: 2, pace: { kind: 'none' }, visibility: 'open' })
  const match = await tables.create({ id: 'ada', name: 'Ada' }, table)
  const [ada, bertha] = [await one.connect('ada'), await one.connect('bertha')]
  await watch(ada, match)
  await watch(bertha, match)
  await tables.sitDown(match, { id: 'bertha', name: 'Bertha' }, { ready: false })
  await bertha.receives('table')
  await tables.setReady(match, 'ada', true)
  await tables.setReady(match, 'bertha', true)
  const views = [await ada.receives('view'), await bertha.receives('view')]
  expect(views.map(({ me }) => me)).toEqual([0, 1])
  expect(views.map(({ standing }) => standing.n)).toEqual([0, 0])
})

test('a caller who loses a seat sees as a spectator from then on, and one without permission is removed', async () => {
  const here = await gate()
  const match = await auctionTable({ visibility: 'private' })
  const [ada, bertha] = [await here.connect('ada'), await here.connect('bertha')]
  for (const client of [ada, bertha]) {
    await watch(client, match)
    await client.receives('view')
  }
  await database.pool.query(`insert into invitations (table_id, account) values ($1, 'ada')`, [match])
  await database.pool.query(
    `update seats set account = 'other-' || seat where table_id = $1 and account in ('ada', 'bertha')`,
    [match],
  )
  here.bus.publish(`table.${match}`, 'seats')
  const start = performance.now()
  expect((await ada.receives('view', ({ me }) => me === null)).standing.n).toBe(0)
  expect((await bertha.receives('failed')).problem.code).toBe('notFound')
  // The gateway would check again later, but the message must trigger it at once.
  expect(performance.now() - start).toBeLessThan(1_500)
  const coins = { $secret: [0], value: 5 }
  await here.matches.execute(match, { type: 'move', id: randomUUID(), basis: 0, seat: 0, move: { kind: 'bid', coins } })
  await ada.receives('frame')
  expect(openSecrets(ada.all('frame'))).toEqual([])
  await wait(100)
  expect(bertha.all('frame')).toEqual([])
})

test('everybody at a table sees who is present, on all gateways, until they leave or their gateway dies', async () => {
  const [one, other] = [await gate(), await gate()]
  const match = await auctionTable()
  const [ada, bertha, spectator] = [await one.connect('ada'), await other.connect('bertha'), await other.connect()]
  for (const client of [ada, bertha, spectator]) await watch(client, match)
  ada.send({ type: 'visible', match, visible: true })
  const here = { here: true, visible: false }
  const presence = { type: 'presence', match, watchers: 1 }
  const both = {
    ...presence,
    seats: [
      { seat: 0, here: true, visible: true },
      { seat: 1, ...here },
    ],
  }
  for (const client of [ada, bertha, spectator]) {
    await client.until(() => sameAs(client, both))
  }
  expect([...(await whoLooks(other.bus, match))]).toEqual([0])
  ada.socket.close()
  const start = performance.now()
  await bertha.until(() => sameAs(bertha, { ...presence, seats: [{ seat: 1, ...here }] }))
  expect(performance.now() - start).toBeLessThan(1_500)
  expect([...(await whoLooks(other.bus, match))]).toEqual([])

  const late = await one.connect('carl')
  await watch(late, match)
  await late.until(() =>
    sameAs(late, {
      ...presence,
      seats: [
        { seat: 1, ...here },
        { seat: 2, ...here },
      ],
    }),
  )
})

test('a caller who waits for other learners is found on any gateway, and one who has left is not', async () => {
  const [one, other] = [await gate(), await gate()]
  const isPlayerPresent = async (id: MatchId) => (await listPresent(other.bus, id)).seats.length > 0
  const tables = listTables({ database, bus: other.bus, isPlayerPresent })
  const join = (id: string) => tables.joinLearners({ id, name: id }, 'auction')
  const passTime = () => database.pool.query(`update tables set touched_at = now() - interval '1 hour'`)
  const match = await join('ada')
  const ada = await one.connect('ada')
  await watch(ada, match)
  await ada.until(() => sameAs(ada, { seats: [{ seat: 0, here: true, visible: false }], watchers: 0 }))
  await passTime()
  expect(await join('bertha')).toBe(match)
  ada.socket.close()
  await passTime()
  await expect.poll(() => isPlayerPresent(match)).toBe(false)
  expect(await join('carl')).not.toBe(match)
})

function sameAs(client: Client, expected: { seats: unknown; watchers: number }): boolean {
  const last = client.all('presence').at(-1)
  return JSON.stringify([last?.seats, last?.watchers]) === JSON.stringify([expected.seats, expected.watchers])
}

test('chat reaches the seats, on all gateways and in order, but neither spectators nor people who muted the author', async () => {
  const [one, other] = [await gate(), await gate()]
  const match = await auctionTable()
  const [ada, bertha, carl] = [await one.connect('ada'), await other.connect('bertha'), await other.connect('carl')]
  const spectator = await one.connect('dora')
  for (const client of [ada, bertha, carl, spectator]) {
    await watch(client, match)
    await client.receives('view')
  }
  await setMute(database, 'carl', { account: 'ada', name: 'Ada' }, { muted: true })
  for (const text of ['one', 'two', 'three']) ada.send({ type: 'chat', match, id: randomUUID(), text })
  await bertha.until(() => bertha.all('chat').length === 3)
  const lines = bertha.all('chat').map(({ line }) => line)
  expect(lines.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect(lines[0]).toMatchObject({ seat: 0, name: 'Player 0' })
  bertha.send({ type: 'chat', match, id: randomUUID(), text: 'four' })
  for (const client of [ada, carl]) await client.receives('chat', ({ line }) => line.text === 'four')
  expect(carl.all('chat').map(({ line }) => line.text)).toEqual(['four'])
  expect(spectator.all('chat')).toEqual([])
})

test('a table without subscriptions here is not listened to', async () => {
  const here = await gate()
  const before = here.listening()
  const match = await auctionTable()
  const clients = [await here.connect('ada'), await here.connect('bertha'), await here.connect()]
  for (const client of clients) {
    await watch(client, match)
    await client.receives('view')
  }
  expect(here.listening()).toBe(before + 7)
  clients[0]?.send({ type: 'leave', match })
  await clients[0]?.until(() => here.listening() === before + 6)
  clients[1]?.socket.close()
  clients[2]?.socket.terminate()
  await clients[0]?.until(() => here.listening() === before)
  expect(here.gateway.counts().tables).toBe(0)
})

test('a caller who acts takes a seat back from its bot, but a resigned seat stays resigned', async () => {
  const here = await gate()
  const match = await auctionTable()
  const [ada, bertha] = [await here.connect('ada'), await here.connect('bertha')]
  for (const client of [ada, bertha]) await watch(client, match)
  await database.pool.query('update seats set replaced = true where table_id = $1 and seat < 2', [match])
  here.bus.publish(`table.${match}`, 'replaced')
  await ada.receives('table')
  const bid = (seat: number) => ({
    type: 'move',
    basis: 0,
    move: { kind: 'bid', coins: { $secret: [seat], value: 2 } },
  })
  expect(await sendCommand(ada, match, bid(0))).toBe(1)
  expect(await sendCommand(bertha, match, { type: 'resign', basis: 0 })).toBe(1)
  await expect(sendCommand(bertha, match, bid(1))).rejects.toThrow('conflict')
  const { rows } = await database.pool.query('select replaced, resigned from seats where table_id = $1 order by seat', [
    match,
  ])
  expect(rows).toEqual([
    { replaced: false, resigned: false },
    { replaced: true, resigned: true },
    { replaced: false, resigned: false },
  ])
})

test('signing out closes the sockets of that account and no others', async () => {
  const [one, other] = [await gate(), await gate()]
  const [ada, bertha] = [await one.connect('ada'), await one.connect('bertha')]
  other.bus.publish('signedOut.ada', '')
  expect(await ada.closed()).toBe(4401)
  expect(ada.messages).toEqual([{ type: 'bye', reason: 'signedOut' }])
  expect(bertha.closeCode).toBe(0)
})

test('a stopping gateway answers what is under way, sends its sockets elsewhere, and admits no new ones', async () => {
  const other = await gate()
  const execute: Matches['execute'] = async (at, done) => {
    await wait(300)
    return other.matches.execute(at, done)
  }
  const here = await gate({ matches: { ...other.matches, execute } })
  const match = await auctionTable()
  const ada = await here.connect('ada')
  await watch(ada, match)
  await ada.receives('view')
  const id = randomUUID()
  const move = { kind: 'bid', coins: { $secret: [0], value: 3 } }
  ada.send({ type: 'command', match, command: { type: 'move', id, basis: 0, move } })
  await ada.until(() => here.gateway.counts().commands === 1)
  const start = performance.now()
  await here.gateway.drain(3_000)
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(await ada.closed()).toBe(1001)
  expect(ada.all('done')).toEqual([{ type: 'done', id, n: 1 }])
  expect(ada.messages.at(-1)).toEqual({ type: 'bye', reason: 'draining' })
  const refused = new Client(here.url)
  await refused.until(() => refused.refused !== undefined)
  expect(refused.refused).toBe(503)

  const back = await other.connect('ada')
  await watch(back, match, 0)
  await back.until(() => back.frames(match).length === 1)
})

test('the lag of a move is measured by the server, not reported by the client', async () => {
  const lags: (number | undefined)[] = []
  const inner = await gate()
  const matches = { ...inner.matches }
  matches.execute = (match, command) => {
    if (command.type === 'move') lags.push(command.lag)
    return inner.matches.execute(match, command)
  }
  const here = await gate({ matches, limits: { beat: 300 } })
  const match = await auctionTable()
  const client = new Client(
    here.url,
    {
      authorization: `Bearer ${JSON.stringify({ kind: 'account', id: 'ada', name: 'a', guest: true, via: 'session', scopes: ['play'] })}`,
    },
    { autoPong: false },
  )
  let answered = false
  client.socket.on('ping', () =>
    setTimeout(() => {
      client.socket.pong()
      answered = true
    }, 120),
  )
  await client.opened()
  await client.until(() => answered)
  // A socket is ordered: once this is answered, the gateway has read the pong.
  client.send({ type: 'ping', at: 0, lag: 60_000 })
  await client.receives('pong')
  await sendCommand(client, match, { type: 'move', basis: 0, move: { kind: 'bid', coins: { $secret: [0], value: 3 } } })
  expect(lags[0]).toBeGreaterThanOrEqual(115)
  expect(lags[0]).toBeLessThan(60_000)
})

test('an undo question reaches everybody at the table, also those who come later', async () => {
  const [one, other] = [await gate(), await gate()]
  const match = await auctionTable()
  const players = [await one.connect('ada'), await other.connect('bertha'), await one.connect('carl')]
  for (const client of players) await watch(client, match)
  for (let n = 0; n < 3; n++) await playOne(one.matches, match, players)
  await sendCommand(players[0]!, match, { type: 'undo', basis: 3, n: 1 })
  const { ask } = await players[1]!.receives('undoAsked')
  expect(ask).toMatchObject({ by: 0, n: 1, agreed: [] })
  const late = await other.connect()
  await watch(late, match)
  expect((await late.receives('undoAsked')).ask).toEqual(ask)
})
