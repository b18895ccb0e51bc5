import { randomUUID } from 'node:crypto'
import { auction } from '@carriage/auction'
import type { MatchId, Pace } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeadlines } from '../../notifications/calendar/own-deadlines.ts'
import { pollDeadlines } from '../../play/clock/index.ts'
import { commitMoves } from '../../play/matches/committer.ts'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { localBus } from '../bus/index.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { applyEvents, storesOf } from './index.ts'
import { addSecondStore, idIn, type SecondStore } from './testing/two-stores.ts'

const log = pino({ level: 'silent' })
const slow: Pace = { kind: 'slow', days: 2 }
let house: TestServer
let second: SecondStore
let ann: Guest
let bob: Guest
beforeAll(async () => {
  house = await startTestServer({ bots: false })
  second = await addSecondStore(house.database)
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)))) as [Guest, Guest]
}, 60_000)
afterAll(async () => {
  await second.close()
  await house.close()
})

function begin(place: 'home' | 'second', pace: Pace = slow): Promise<MatchId> {
  return beginTable(house.database, { id: idIn(place), game: 'auction', pace, accounts: [ann.id, bob.id] })
}

/** One move of the seat whose turn it is, by a process on this database. */
async function moveAt(database: Database, match: MatchId) {
  const matches = playMatches({ database, bus: localBus(), budget: budgetOf(5_000), log })
  const standing = (await matches.standing(match, 'spectator'))!
  const turn = auction.turn(standing.view as never)
  const seat = turn.over ? 0 : turn.seats[0]!
  const view = (await matches.standing(match, seat))!.view
  const [move] = [...auction.moves(view as never, seat)]
  return matches.execute(match, { type: 'move', id: randomUUID(), basis: standing.n, seat, move: move! })
}

async function versionIn(database: Database, match: MatchId): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ version: number }>(
    'select version from match_heads where match_id = $1',
    [match],
  )
  return rows[0]?.version
}

/** The tables that wait for a person, by pages of one. */
async function waitingFor({ api }: Guest): Promise<readonly string[]> {
  const ids: string[] = []
  let after: string | undefined
  do {
    const query = { limit: 1, ...(after !== undefined && { after }) }
    const { data } = await api.GET('/api/tables/waiting', { params: { query } })
    ids.push(...data!.tables.map(({ id }) => id))
    after = data!.next ?? undefined
  } while (after !== undefined)
  return ids
}

test('lists, pages and calendars have matches of both stores, the most urgent first', async () => {
  const matches: MatchId[] = []
  for (const place of ['home', 'second', 'home', 'second'] as const) matches.push(await begin(place))
  const due = async (match: MatchId, hours: number) =>
    storesOf(house.database)
      .of(match)
      .pool.query(
        `update match_heads set clock = (clock::jsonb || jsonb_build_object('at', $2::float8))::json where match_id = $1`,
        [match, Date.now() + hours * 3_600_000],
      )
  for (const [index, match] of matches.entries()) await due(match, 10 - index)
  const shown: string[] = []
  for (const guest of [ann, bob]) {
    const ids = await waitingFor(guest)
    expect(ids).toEqual(matches.toReversed().filter((id) => ids.includes(id)))
    shown.push(...ids)
  }
  expect(new Set(shown)).toEqual(new Set(matches))
  const calendar = [...(await listDeadlines(house.database, ann.id)), ...(await listDeadlines(house.database, bob.id))]
  expect(calendar.map(({ match }) => match).toSorted()).toEqual(shown.toSorted())
  const { data: mine } = await ann.api.GET('/api/tables/mine', { params: { query: { state: 'playing' } } })
  for (const match of matches) expect(mine!.tables.find(({ id }) => id === match)?.waiting).not.toEqual([])
})

test('a process with an old map writes nothing into a store that gave the match away, and follows it', async () => {
  const match = await begin('home')
  const old = openDatabase({ url: house.database.url })
  await storesOf(old).refresh()
  expect(await moveAt(old, match)).toEqual({ ok: true, n: 1 })
  await second.fence(match)
  // While the bucket is in neither store, a command waits.
  const waiting = moveAt(old, match)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await versionIn(house.database, match)).toBe(1)
  await second.finishMove(match)
  expect(await waiting).toEqual({ ok: true, n: 2 })
  expect(await versionIn(house.database, match)).toBe(1)
  expect(await versionIn(second.database, match)).toBe(2)
  // The store itself refuses the statement, from every process.
  const late = { match, expected: 1, seat: 0 as const, command: 'late', bot: false, entry: '{}', at: Date.now() }
  const rest = { waiting: 1, clock: null, result: null, notice: null }
  expect((await commitMoves(old.pool, [{ ...late, ...rest }])).size).toBe(0)
  await expect(
    old.pool.query(`insert into premoves (match_id, seat, basis, list) values ($1, 0, 0, '[]')`, [match]),
  ).rejects.toMatchObject({ code: 'CHF01' })
  await storesOf(old).close()
  await old.close()
})

test('the end of a match is applied at home once, also if a process stopped before the event left its store', async () => {
  const match = await begin('second')
  const content = JSON.stringify({ result: { ranking: [[1], [0]], scores: [3, 7] } })
  await second.database.pool.query(
    `insert into outbox (match_id, n, kind, content) values ($1, 9, 'over', $2), ($1, 10, 'turn', '{"seats":[0]}')`,
    [match, content],
  )
  const store = { name: 'second', database: second.database }
  const applied: string[] = []
  const take = (fail: boolean) =>
    applyEvents(house.database, store, async (_, events) => {
      if (fail) throw new Error('stopped')
      applied.push(...events.filter(({ match_id }) => match_id === match).map(({ kind }) => kind))
    })
  await expect(take(true)).rejects.toThrow('stopped')
  const { data: before } = await ann.api.GET('/api/tables/:id', { params: { path: { id: match } } })
  expect(before!.state).toBe('playing')
  // The key of the second event is there: it was applied, and not removed.
  await house.database.pool.query(
    `insert into applied_events (store, id) select 'second', id from unnest($1::bigint[]) as id`,
    [(await second.database.pool.query<{ id: string }>(`select id from outbox where n = 10`)).rows.map(({ id }) => id)],
  )
  expect(await take(false)).toBeGreaterThan(0)
  expect(applied).toEqual(['over'])
  expect(await take(false)).toBe(0)
  const { data: after } = await ann.api.GET('/api/tables/:id', { params: { path: { id: match } } })
  expect(after).toMatchObject({ state: 'over', result: { scores: [3, 7] } })
})

test('a store that is away stops its own matches only', async () => {
  const here = await begin('home')
  const there = await begin('second')
  const cut = openDatabase({ url: house.database.url })
  await storesOf(cut).refresh()
  await house.database.pool.query(
    `update stores set url = 'postgres://postgres@127.0.0.1:1/nobody' where name = 'second'`,
  )
  await storesOf(cut).refresh()
  expect(await moveAt(cut, here)).toEqual({ ok: true, n: 1 })
  await expect(moveAt(cut, there)).rejects.toThrow('ECONNREFUSED')
  const calendars = [...(await listDeadlines(cut, ann.id)), ...(await listDeadlines(cut, bob.id))]
  expect(calendars).toContainEqual(expect.objectContaining({ match: here }))
  expect(calendars).not.toContainEqual(expect.objectContaining({ match: there }))
  await cut.pool.query(`update deadlines set due_at = now() - interval '1 second' where match_id = $1`, [here])
  const bus = localBus()
  const polling = pollDeadlines({ database: cut, bus, log })
  const due = async () => {
    const { rows } = await cut.pool.query<{ later: boolean }>(
      'select due_at > now() as later from deadlines where match_id = $1',
      [here],
    )
    return rows[0]?.later
  }
  await expect.poll(due, { timeout: 20_000 }).toBe(true)
  await polling.stop()
  await bus.close()
  await house.database.pool.query('update stores set url = $1 where name = $2', [second.database.url, 'second'])
  await storesOf(cut).refresh()
  expect(await moveAt(cut, there)).toEqual({ ok: true, n: 1 })
  await storesOf(cut).close()
  await cut.close()
})
