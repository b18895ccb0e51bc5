import { randomUUID } from 'node:crypto'
import { fastChance, readRecord, type Seat, verify } from '@carriage/kernel'
import type { Body } from '@carriage/protocol/client'
import { library } from '@carriage/shared/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const auction = library.latest('auction')!
const slow = { kind: 'slow', days: 2 } as const
const plain = { game: 'auction', seats: 2, pace: slow, visibility: 'link' } as const

type TableOf = Awaited<ReturnType<typeof made>>

async function made(owner: Guest, wanted: Partial<Body<'POST /api/tables'>> = {}) {
  const { data, error } = await owner.api.POST('/api/tables', { body: { ...plain, ...wanted } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

function at(id: string) {
  return { params: { path: { id } } }
}

function byLink({ id, key }: Pick<TableOf, 'id' | 'key'>) {
  return { params: { path: { id }, header: { 'x-table-key': key ?? '' } } }
}

async function sit(guest: Guest, table: TableOf, wish: Body<'POST /api/tables/:id/seat'> = {}) {
  return guest.api.POST('/api/tables/:id/seat', { ...byLink(table), body: wish })
}

async function ready(guest: Guest, id: string, is = true) {
  return guest.api.PUT('/api/tables/:id/ready', { ...at(id), body: { ready: is } })
}

async function started(...guests: [Guest, Guest]): Promise<string> {
  const table = await made(guests[0], { ready: true })
  const { data } = await sit(guests[1], table, { ready: true })
  expect(data?.state).toBe('playing')
  return table.id
}

/** Plays random moves as people would, from their own views, until the match is over. */
async function playOut(id: string, guests: readonly Guest[]): Promise<void> {
  const chance = fastChance(5)
  for (;;) {
    const { data } = await guests[0]!.api.GET('/api/matches/:id/view', at(id))
    const turn = auction.turn(data!.standing.view)
    if (turn.over) return
    const seat = turn.seats[0] as Seat
    const own = (await guests[seat]!.api.GET('/api/matches/:id/view', at(id))).data!
    expect(own.me).toBe(seat)
    const moves = [...auction.moves(own.standing.view, seat)]
    const move = { ...moves[chance.below(moves.length)] }
    const command = { type: 'move' as const, id: randomUUID(), basis: own.standing.n, move }
    const { error } = await guests[seat]!.api.POST('/api/matches/:id/commands', { ...at(id), body: command })
    expect(error).toBeUndefined()
  }
}

test('from an empty table by link, over a whole game, to its record and the rematch', async () => {
  const ann = await server.guest('Ann')
  const bob = await server.guest('Bob')
  const received: string[] = []
  const table = await made(ann, { tags: ['quiet'] })
  server.bus.subscribe(`table.${table.id}`, (text) => received.push(text))
  expect(table).toMatchObject({ state: 'waiting', owner: ann.id, me: 0, visibility: 'link' })
  expect(table.key).toMatch(/^[\w-]{24}$/)

  expect((await bob.api.GET('/api/tables/:id', at(table.id))).error?.code).toBe('notFound')
  const seen = await bob.api.GET('/api/tables/:id', byLink(table))
  expect(seen.data).toMatchObject({ me: null, key: null })

  const seated = await sit(bob, table, { nonce: 'my-own-luck' })
  expect(seated.data?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  expect((await ready(ann, table.id)).data?.state).toBe('waiting')
  const running = (await ready(bob, table.id)).data
  expect(running).toMatchObject({ state: 'playing', n: 0, result: null })
  expect(running?.waiting.length).toBeGreaterThan(0)
  expect(received).toEqual(['seated', 'seated', 'started'])

  expect((await ann.api.GET('/api/matches/:id/record', at(table.id))).error?.code).toBe('conflict')
  await playOut(table.id, [ann, bob])

  const over = (await ann.api.GET('/api/tables/:id', at(table.id))).data!
  expect(over.state).toBe('over')
  expect(over.result?.scores).toHaveLength(2)
  const response = await fetch(`${server.url}/api/matches/${table.id}/record`, { headers: { cookie: ann.cookie } })
  const record = readRecord(await response.text())
  expect(() => verify(record, library)).not.toThrow()
  expect(record.result).toEqual(over.result)
  expect(record.players).toEqual(['Ann', 'Bob'])
  expect(record.source).toMatchObject({ commitment: table.commitment })
  expect(record.source.kind === 'keyed' && record.source.nonces[1]).toBe('my-own-luck')

  const [again, too] = await Promise.all([ann, bob].map(({ api }) => api.POST('/api/tables/:id/rematch', at(table.id))))
  expect(again!.data!.id).toBe(too!.data!.id)
  const rematch = (await ann.api.POST('/api/tables/:id/rematch', at(table.id))).data!
  expect(rematch).toMatchObject({
    id: again!.data!.id,
    rematchOf: table.id,
    state: 'waiting',
    me: 0,
    tags: ['quiet'],
  })
  expect(rematch.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  expect((await ann.api.GET('/api/tables/:id', at(table.id))).data?.rematch).toBe(rematch.id)
})

test('the frames lead from the opening to the end, and a repeated command is carried out once', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const id = await started(ann, bob)
  const view = (await ann.api.GET('/api/matches/:id/view', at(id))).data!
  const [move] = auction.moves(view.standing.view, 0)
  const command = { type: 'move' as const, id: 'only-once', basis: 0, move: { ...move } }
  const first = await ann.api.POST('/api/matches/:id/commands', { ...at(id), body: command })
  const second = await ann.api.POST('/api/matches/:id/commands', { ...at(id), body: command })
  expect(first.data).toEqual({ n: 1 })
  expect(second.data).toEqual({ n: 1 })
  const frames = (await bob.api.GET('/api/matches/:id/frames', { params: { path: { id }, query: { after: 0 } } })).data!
  expect(frames.frames.map(({ n, seat }) => [n, seat])).toEqual([[1, 0]])
  // The bid is sealed: only its bidder sees how much it was.
  const own = (await ann.api.GET('/api/matches/:id/frames', { params: { path: { id }, query: { after: 0 } } })).data!
  expect(JSON.stringify(own)).not.toBe(JSON.stringify(frames))
  const opening = { params: { path: { id }, query: { at: 'opening' as const } } }
  expect((await bob.api.GET('/api/matches/:id/view', opening)).data?.standing.n).toBe(0)
  const refused = await ann.api.POST('/api/matches/:id/commands', {
    ...at(id),
    body: { type: 'move', id: 'not-my-turn', basis: 1, move: { kind: 'nonsense' } },
  })
  expect(refused.response.status).toBe(422)
  expect(refused.error).toMatchObject({ code: 'refused', rule: 'CH-1' })
})

test('a person without a seat, a stranger or nobody known, gets only what a spectator may see', async () => {
  const [ann, bob, cat] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cat')]
  const table = await made(ann, { visibility: 'open', ready: true })
  await sit(bob, table, { ready: true })
  const { id } = table
  const own = (await ann.api.GET('/api/matches/:id/view', at(id))).data!
  const [bid] = auction.moves(own.standing.view, 0)
  const command = { type: 'move' as const, id: 'sealed-bid', basis: 0, move: { ...bid } }
  const { data } = await ann.api.POST('/api/matches/:id/commands', { ...at(id), body: command })
  expect(data).toEqual({ n: 1 })
  const ofFrames = { params: { path: { id }, query: { after: 0 } } }
  const opening = { params: { path: { id }, query: { at: 'opening' as const } } }
  // What is sealed is exactly that: an open secret has its value beside the seats.
  const [ofAnn, ofBob] = [{ $secret: [0] }, { $secret: [1] }]
  const secretsOf = ({ view }: { readonly view: object }) =>
    (view as { bidders: { taste: object; bid: object | null }[] }).bidders.map(({ taste, bid }) => [taste, bid])
  for (const { GET } of [cat.api, server.client()]) {
    const { me, standing } = (await GET('/api/matches/:id/view', at(id))).data!
    expect(me).toBeNull()
    expect(secretsOf(standing)).toEqual([
      [ofAnn, ofAnn],
      [ofBob, null],
    ])
    const first = (await GET('/api/matches/:id/view', opening)).data!
    expect(secretsOf(first.standing)).toEqual([
      [ofAnn, null],
      [ofBob, null],
    ])
    const { frames } = (await GET('/api/matches/:id/frames', ofFrames)).data!
    expect(frames.map(({ entry }) => 'move' in entry && entry.move)).toEqual([{ kind: 'bid', coins: ofAnn }])
    expect((await GET('/api/matches/:id/moves', at(id))).data).toEqual({ n: 1, over: false, moves: [], all: true })
  }
})

test('an owner who leaves passes the table on, and the last person closes it', async () => {
  const [ann, bob, cat] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cat')]
  const table = await made(ann, { seats: 3, visibility: 'open' })
  await sit(bob, table)
  await sit(cat, table)
  await ann.api.DELETE('/api/tables/:id/seat', at(table.id))
  const after = (await bob.api.GET('/api/tables/:id', at(table.id))).data!
  expect(after.owner).toBe(bob.id)
  expect(after.seats[0]?.kind).toBe('free')

  const kick = { params: { path: { id: table.id, seat: 2 as const } } }
  expect(
    (await cat.api.DELETE('/api/tables/:id/seats/:seat', { params: { path: { id: table.id, seat: 1 } } })).error?.code,
  ).toBe('forbidden')
  expect((await bob.api.DELETE('/api/tables/:id/seats/:seat', kick)).data?.seats[2]?.kind).toBe('free')
  await bob.api.DELETE('/api/tables/:id/seat', at(table.id))
  expect((await cat.api.GET('/api/tables/:id', at(table.id))).data?.state).toBe('abandoned')
  expect((await sit(cat, table)).error?.code).toBe('conflict')
})

test('a private table is visible only to invited people', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const table = await made(ann, { visibility: 'private' })
  expect((await sit(bob, table)).error?.code).toBe('notFound')
  await ann.api.POST('/api/tables/:id/invitations', { ...at(table.id), body: { account: bob.id } })
  const invited = (await bob.api.GET('/api/tables/invited')).data!
  expect(invited.tables.map(({ id }) => id)).toEqual([table.id])
  expect((await sit(bob, table)).data?.me).toBe(1)
  const stranger = await ann.api.POST('/api/tables/:id/invitations', { ...at(table.id), body: { account: 'nobody' } })
  expect(stranger.error).toMatchObject({ code: 'notFound', detail: 'Player not found.' })
})

test('a seated player can move to another seat, and be ready in the same request', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const table = await made(ann, { seats: 3 })
  await sit(bob, table)
  expect((await sit(bob, table, { seat: 0 })).error?.code).toBe('conflict')
  const moved = (await sit(bob, table, { seat: 2, ready: true })).data!
  expect(moved.seats.map(({ kind, ready }) => [kind, ready])).toEqual([
    ['person', false],
    ['free', false],
    ['person', true],
  ])
  expect((await sit(bob, table, { seat: 7 })).error?.code).toBe('notFound')
})

test('a seat is for one person: of many concurrent requests for the last one, one succeeds', async () => {
  const ann = await server.guest('Ann')
  const table = await made(ann, { tags: ['quiet'] })
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, i) => server.guest(`Guest ${i}`)))
  const answers = await Promise.all(crowd.map((guest) => sit(guest, table)))
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'conflict')).toHaveLength(7)
})

test('bots fill the free seats and play at once', async () => {
  const ann = await server.guest('Ann')
  const table = await made(ann, { seats: 3, bots: ['apprentice'] })
  expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'bot'])
  const bare = await ann.api.POST('/api/tables/:id/start', { ...at(table.id), body: {} })
  expect(bare.error).toMatchObject({ code: 'conflict', detail: 'These seats are free: 1.' })
  const { data } = await ann.api.POST('/api/tables/:id/start', { ...at(table.id), body: { bots: 'apprentice' } })
  expect(data).toMatchObject({ state: 'playing' })
  expect(data?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  // The first bot of a process takes long to load.
  await expect
    .poll(async () => (await ann.api.GET('/api/tables/:id', at(table.id))).data?.waiting, { timeout: 10_000 })
    .toEqual([0])

  const resigned = await ann.api.POST('/api/matches/:id/resign', at(table.id))
  expect(resigned.data?.n).toBeGreaterThan(0)
  await expect
    .poll(async () => (await ann.api.GET('/api/tables/:id', at(table.id))).data?.state, { timeout: 60_000 })
    .toBe('over')
  const back = await ann.api.PUT('/api/matches/:id/seat', at(table.id))
  expect(back.error?.code).toBe('conflict')
}, 90_000)

test('a player who was away takes the seat back from the bot', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const id = await started(ann, bob)
  await server.database.pool.query('update seats set replaced = true where table_id = $1 and account = $2', [
    id,
    bob.id,
  ])
  expect((await bob.api.GET('/api/tables/:id', at(id))).data?.seats[1]?.replaced).toBe(true)
  expect((await bob.api.GET('/api/tables/waiting')).data?.tables).toEqual([])
  await bob.api.PUT('/api/matches/:id/seat', at(id))
  expect((await bob.api.GET('/api/tables/:id', at(id))).data?.seats[1]?.replaced).toBe(false)
})

test('the lists show all tables, page by page', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const running = await started(ann, bob)
  const open: string[] = []
  for (let i = 0; i < 5; i++) open.unshift((await made(ann, { visibility: 'open', game: 'kraftwagen' })).id)

  const found: string[] = []
  let after: string | undefined
  do {
    const query = { limit: 2, game: 'kraftwagen', ...(after && { after }) }
    const { data } = await server.client().GET('/api/tables/open', { params: { query } })
    expect(data!.tables.length).toBeLessThanOrEqual(2)
    found.push(...data!.tables.map(({ id }) => id))
    after = data!.next ?? undefined
  } while (after)
  expect(found).toEqual(open)

  const waiting = (await ann.api.GET('/api/tables/waiting')).data!
  expect(waiting.tables.map(({ id }) => id)).toEqual([running])
  expect(waiting.tables[0]?.dueAt).toBeGreaterThan(Date.now())
  const own = (await ann.api.GET('/api/tables/mine', { params: { query: { state: 'waiting' } } })).data!
  expect(own.tables.map(({ id }) => id)).toEqual(open)
  expect((await server.client().GET('/api/tables/mine')).error?.code).toBe('unauthenticated')
  const forged = await ann.api.GET('/api/tables/open', { params: { query: { after: 'bm90LWEtY3Vyc29y' } } })
  expect(forged.error?.code).toBe('malformed')
})

test('a table at which no game can be played is not created', async () => {
  const ann = await server.guest('Ann')
  const problemOf = async (wanted: object) =>
    (await ann.api.POST('/api/tables', { body: { ...plain, ...wanted } })).error?.detail
  expect(await problemOf({ game: 'chess' })).toBe('There is no game chess.')
  expect(await problemOf({ seats: 5 })).toBe('auction is for 2 to 4 seats, not 5.')
  expect(await problemOf({ options: { purse: 'bottomless' } })).toBe('Unknown game options.')
  expect(await problemOf({ bots: ['apprentice', 'apprentice'] })).toBe('Too many bots: one seat is yours.')
})

test('an exported record can be imported here, and comes out bit for bit', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const id = await started(ann, bob)
  await playOut(id, [ann, bob])
  const asAnn = { headers: { cookie: ann.cookie } }
  const text = await (await fetch(`${server.url}/api/matches/${id}/record`, asAnn)).text()
  await server.database.pool.query('update accounts set guest = false where id = $1', [bob.id])
  const saved = (await bob.api.POST('/api/records', { body: text })).data!
  expect(await (await fetch(`${server.url}/api/matches/${saved.id}/record`)).text()).toBe(text)
  expect((await server.client().GET('/api/matches/:id/view', at(saved.id))).data?.me).toBeNull()
  const forged = await bob.api.POST('/api/records', { body: text.replace('"scores":[', '"scores":[9') })
  expect(forged.error?.code).toBe('malformed')
})

test('the games of the server are listed with the options of a table', async () => {
  const { data } = await server.client().GET('/api/games')
  expect(data?.games.map(({ id }) => id)).toContain('kraftwagen')
  expect(data?.games[0]?.options).toHaveProperty('properties.specialtyTiles')
  const rules = await server.client().GET('/api/games/:game/rules', { params: { path: { game: 'kraftwagen' } } })
  expect(rules.data?.rules.map(({ id }) => id)).toContain('CH-3')
})
