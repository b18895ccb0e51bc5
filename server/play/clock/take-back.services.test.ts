import { randomUUID } from 'node:crypto'
import type { Seat } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { showOne } from '../../tables/show.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { letPass as pass } from '../../testing/let-pass.ts'
import { budgetOf, playMatches } from '../matches/index.ts'
import { lookAtDue } from './poller.ts'
import { takeSeatBack } from './take-back.ts'

const log = pino({ level: 'silent' })
const bus = localBus()
const live: Pace = { kind: 'live', bank: 60, increment: 30 }
let database: TestDatabase
let matches: ReturnType<typeof playMatches>

beforeAll(async () => {
  database = await testDatabase()
  matches = playMatches({ database, bus, budget: budgetOf(5_000), log })
})
afterAll(async () => {
  await matches.idle()
  await bus.close()
  await database.drop()
})

const letPass = (match: MatchId, milliseconds: number) => pass({ database, bus }, match, milliseconds)
const look = () => lookAtDue({ database, bus, log, timeout: 0 })

async function seatOf(match: MatchId, seat: Seat) {
  const { rows } = await database.pool.query<{ replaced: boolean; returns: number; since: Date | null }>(
    'select replaced, returns, replaced_since as since from seats where table_id = $1 and seat = $2',
    [match, seat],
  )
  return rows[0]!
}

async function bid(match: MatchId, seat: Seat, { bot = false, coins = 1 } = {}) {
  const { n } = (await matches.standing(match, seat))!
  const move = { kind: 'bid', coins: { $secret: [seat], value: coins } }
  return matches.execute(match, { type: 'move', id: randomUUID(), basis: n, seat, move, ...(bot && { bot }) })
}

const begin = (pace: Pace = live) => beginTable(database, { game: 'auction', seats: 3, pace })
const owner = (match: MatchId, seat: Seat) => `account-${match}-${seat}`
const shownTo = async (match: MatchId, seat: Seat) => (await showOne(database, match, owner(match, seat)))!.seats[seat]!
const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'back',
    (error: unknown) => (error instanceof ProblemError ? error.problem.facts?.reason : error),
  )

test('returning before the bot has moved is refused, and does not delay the bot', async () => {
  const match = await begin()
  await letPass(match, 70_000)
  await look()
  const before = await seatOf(match, 0)
  expect(before.replaced).toBe(true)
  for (let times = 0; times < 20; times++)
    expect(await reasonOf(takeSeatBack(database.pool, match, owner(match, 0)))).toBe('botFirst')
  expect(await seatOf(match, 0)).toEqual(before)
  expect((await shownTo(match, 0)).returnOffer).toEqual({ left: null, time: 30_000, botFirst: true })
  await bid(match, 0, { bot: true })
  expect((await shownTo(match, 0)).returnOffer).toEqual({ left: null, time: 30_000 })
})

test('a legal move of the owner takes the seat back at once, an illegal one does not', async () => {
  const match = await begin()
  await letPass(match, 70_000)
  await look()
  const illegal = await bid(match, 0, { coins: 99 })
  expect(illegal).toMatchObject({ ok: false, problem: { code: 'refused' } })
  expect(await seatOf(match, 0)).toMatchObject({ replaced: true, returns: 0 })
  expect(await bid(match, 0)).toMatchObject({ ok: true })
  expect(await seatOf(match, 0)).toEqual({ replaced: false, returns: 1, since: null })
})

test('after a move of the bot there is one increment; the time of absence remains until the owner moves', async () => {
  const match = await begin()
  await letPass(match, 70_000)
  await look()
  // The highest bidder acts next.
  expect(await bid(match, 0, { bot: true, coins: 5 })).toMatchObject({ ok: true })
  await letPass(match, 1_000_000)
  expect(await takeSeatBack(database.pool, match, owner(match, 0))).toBe(true)
  const { since } = await seatOf(match, 0)
  expect(Date.now() - since!.getTime()).toBeGreaterThan(1_000_000)
  bus.publish(`table.${match}`, 'back')
  for (const seat of [1, 2] as const) await bid(match, seat, { bot: true })
  const { n } = (await matches.standing(match, 0))!
  await letPass(match, 29_000)
  await look()
  expect((await seatOf(match, 0)).replaced).toBe(false)
  await letPass(match, 7_000)
  await look()
  expect(await seatOf(match, 0)).toMatchObject({ replaced: true, returns: 1 })
  expect((await seatOf(match, 0)).since?.getTime()).toBeLessThan(since!.getTime())
  expect(n).toBe(3)
})

test('where nothing counts a player comes back as often as a bot has moved; at a table that counts, three times', async () => {
  for (const [rated, most] of [
    [false, 5],
    [true, 3],
  ] as const) {
    const match = await begin()
    await database.pool.query('update tables set rated = $2 where id = $1', [match, rated])
    await database.pool.query('update seats set returns = 3, replaced = true where table_id = $1 and seat = 0', [match])
    await bid(match, 0, { bot: true })
    expect(await reasonOf(takeSeatBack(database.pool, match, owner(match, 0)))).toBe(most === 3 ? 'noReturns' : 'back')
  }
  const match = await begin()
  await database.pool.query('update tables set rated = true where id = $1', [match])
  await database.pool.query('update seats set returns = 3, replaced = true where table_id = $1 and seat = 0', [match])
  bus.publish(`table.${match}`, 'replaced')
  expect(await bid(match, 0)).toMatchObject({ ok: false, problem: { facts: { reason: 'noReturns' } } })
  expect(await seatOf(match, 0)).toMatchObject({ replaced: true, returns: 3 })
  expect((await matches.standing(match, 0))!.n).toBe(0)
})
