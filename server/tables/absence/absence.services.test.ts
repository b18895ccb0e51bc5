import { readRecord, type Seat, verify } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRatings, readRatings, recomputeRatings } from '../../competitions/ratings/ratings.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

const slow: Pace = { kind: 'slow', days: 3 }

function at(id: string) {
  return { params: { path: { id } } }
}

/** A running match of these people, in the order of their seats. */
async function begun(people: readonly Guest[], pace: Pace = slow): Promise<string> {
  const [owner, ...others] = people
  const body = { game: 'auction', seats: people.length, pace, visibility: 'open', ready: true } as const
  const { id } = (await owner!.api.POST('/api/tables', { body })).data!
  for (const { api } of others) await api.POST('/api/tables/:id/seat', { ...at(id), body: { ready: true } })
  return id
}

/** A bot has played the seat for so long. */
async function isAway(id: string, seat: number, since: string): Promise<void> {
  const { pool } = server.database
  await pool.query('update seats set replaced = true where table_id = $1 and seat = $2', [id, seat])
  await pool.query('update seats set replaced_since = now() - $3::interval where table_id = $1 and seat = $2', [
    id,
    seat,
    since,
  ])
}

const absence = async ({ api }: Guest, id: string) => (await api.GET('/api/matches/:id/absence', at(id))).data!
const ask = ({ api }: Guest, id: string, seat: number) =>
  api.POST('/api/matches/:id/substitute', { ...at(id), body: { seat } })
const agree = ({ api }: Guest, id: string, proposal: number) =>
  api.PUT('/api/matches/:id/proposals/:proposal', { params: { path: { id, proposal } } })
const drop = ({ api }: Guest, id: string, proposal: number) =>
  api.DELETE('/api/matches/:id/proposals/:proposal', { params: { path: { id, proposal } } })
const seatOf = async ({ api }: Guest, id: string) => (await api.GET('/api/matches/:id/view', at(id))).data?.me

test('a long abandoned seat goes to the person who asks for it, once all people present agree', async () => {
  const [ann, bob, cid, eve] = await Promise.all(['Ann', 'Bob', 'Cid', 'Eve'].map((name) => server.guest(name)))
  const id = await begun([ann!, bob!, cid!])
  await isAway(id, 1, '2 days')
  expect((await absence(eve!, id)).absent).toMatchObject([{ seat: 1, open: false }])
  expect((await ask(eve!, id, 1)).error?.code).toBe('conflict')
  await isAway(id, 1, '4 days')
  await server.database.pool.query(
    `insert into drafts (match_id, seat, edited_at, draft) values ($1, 1, now(), '{"secret":true}')`,
    [id],
  )

  await server.database.pool.query('update seats set returns = 3 where table_id = $1 and seat = 1', [id])
  const standing = (await server.matches.standing(id as MatchId, 1))!
  const bid = { kind: 'bid', coins: { $secret: [1 as Seat], value: 1 } }
  await server.matches.execute(id as MatchId, {
    type: 'move',
    id: 'bot',
    basis: standing.n,
    seat: 1,
    move: bid,
    bot: true,
  })

  expect((await ask(eve!, id, 0)).error?.code).toBe('conflict')
  expect((await ask(ann!, id, 1)).error?.code).toBe('conflict')
  const asked = (await ask(eve!, id, 1)).data!
  expect(asked).toMatchObject({ present: [0, 2], proposals: [{ by: 'Eve', own: true, seat: 1, agreed: [] }] })
  const [{ id: proposal } = { id: 0 }] = asked.proposals
  expect((await agree(eve!, id, proposal)).error?.code).toBe('forbidden')
  expect((await agree(bob!, id, proposal)).error?.code).toBe('conflict')

  expect((await agree(ann!, id, proposal)).data?.proposals).toMatchObject([{ agreed: [0], own: false }])
  expect(await seatOf(eve!, id)).toBe(null)
  expect((await agree(cid!, id, proposal)).data).toMatchObject({ absent: [], present: [0, 1, 2], proposals: [] })
  expect([await seatOf(eve!, id), await seatOf(bob!, id)]).toEqual([1, null])
  expect((await eve!.api.GET('/api/matches/:id/draft', at(id))).data).toMatchObject({ draft: null })
  const { rows } = await server.database.pool.query(
    'select returns, replaced_since as since, joined_n as joined from seats where table_id = $1 and seat = 1',
    [id],
  )
  expect(rows).toEqual([{ returns: 0, since: null, joined: standing.n + 1 }])
  const { data: table } = await bob!.api.GET('/api/tables/:id', at(id))
  expect(table).toMatchObject({ me: null, seats: [{}, { name: 'Eve', replaced: false, resigned: false }, {}] })
})

test('a proposal is declined by those present, withdrawn by its author, and void once the player is back', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)))
  const id = await begun([ann!, bob!])
  await isAway(id, 1, '4 days')
  const first = (await ask(eve!, id, 1)).data!.proposals[0]!
  const stranger = await server.guest('Zoe')
  expect((await drop(stranger, id, first.id)).error?.code).toBe('notFound')
  expect((await drop(ann!, id, first.id)).data?.proposals).toEqual([])
  const second = (await ask(eve!, id, 1)).data!.proposals[0]!
  expect((await drop(eve!, id, second.id)).data?.proposals).toEqual([])
  const third = (await ask(eve!, id, 1)).data!.proposals[0]!
  await bob!.api.PUT('/api/matches/:id/seat', at(id))
  expect((await agree(ann!, id, third.id)).error?.code).toBe('conflict')
  expect(await seatOf(bob!, id)).toBe(1)
})

test('an open proposal ends with its match', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)))
  const id = await begun([ann!, bob!])
  await isAway(id, 1, '4 days')
  expect((await ask(eve!, id, 1)).data?.proposals).toHaveLength(1)
  const { pool } = server.database
  await pool.query("update tables set state = 'over' where id = $1", [id])
  expect((await pool.query('select 1 from absence_proposals where table_id = $1', [id])).rows).toEqual([])
})

test('an abandoned game ends once all people present agree: bots finish it, and the player who left has lost', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => server.guest(name)))
  const id = await begun([ann!, bob!, cid!], { kind: 'none' })
  const { pool } = server.database
  await pool.query('update tables set rated = true where id = $1', [id])
  const propose = () => ann!.api.POST('/api/matches/:id/end', at(id))
  expect((await propose()).error?.code).toBe('conflict')
  await isAway(id, 2, '20 minutes')
  expect((await ask(await server.guest('Eve'), id, 2)).error?.code).toBe('conflict')
  const proposed = (await propose()).data!
  expect(proposed).toMatchObject({ ended: false, present: [0, 1], proposals: [{ seat: null, agreed: [0] }] })
  expect((await agree(bob!, id, proposed.proposals[0]!.id)).data).toMatchObject({ ended: true, present: [] })

  await expect.poll(async () => (await ann!.api.GET('/api/tables/:id', at(id))).data?.state).toBe('over')
  const { data: record } = await ann!.api.GET('/api/matches/:id/record', at(id))
  expect(() => verify(readRecord(JSON.stringify(record)), library)).not.toThrow()
  await applyRatings(server.database)
  const ratings = await Promise.all([ann!, bob!, cid!].map((each) => readRatings(server.database, each.id)))
  expect(ratings.map(([rating]) => Math.sign(rating!.rating - 1_500))).toEqual([0, 0, -1])
  expect((await recomputeRatings(server.database)).wrong).toBe(0)
})
