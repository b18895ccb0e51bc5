import { fastChance } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedTable } from '../../testing/finished-table.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyRatings, readRatings, recomputeRatings } from './ratings.ts'

let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)))) as [Guest, Guest]
}, 60_000)
afterAll(() => server.close())

const wanted = { game: 'auction', seats: 2, pace: { kind: 'slow', days: 3 }, visibility: 'open' } as const

test('ratings applied game by game equal recomputed ones, to the last digit', async () => {
  const chance = fastChance(7)
  for (let game = 0; game < 40; game++) {
    const seats = 2 + (game % 3)
    const accounts = Array.from({ length: seats }, (_, seat) => `player-${(game * 5 + seat * 2) % 9}`)
    const order = accounts.map((_, seat) => seat).toSorted(() => chance.below(3) - 1)
    // Some share the first place.
    const ranking =
      game % 5 === 0 ? [order.slice(0, 2), ...order.slice(2).map((seat) => [seat])] : order.map((seat) => [seat])
    const day = `2026-01-${String(1 + (game % 28)).padStart(2, '0')}`
    await finishedTable(server.database, { accounts, seats, ranking, scores: accounts.map(() => 1), day, rated: true })
    // Several at once, in another order than they are stored in.
    if (game % 7 === 0) await applyRatings(server.database, 3)
  }
  while ((await applyRatings(server.database, 5)) > 0);
  const before = await stored()
  expect(before).toHaveLength(9)
  expect(await recomputeRatings(server.database)).toEqual({ ratings: 9, wrong: 0 })
  expect(await stored()).toEqual(before)

  await server.database.pool.query(`update ratings set mu = mu + 1e-12 where account = 'player-3'`)
  expect(await recomputeRatings(server.database)).toEqual({ ratings: 9, wrong: 1 })
  expect(await stored()).toEqual(before)
})

test('a result counts once, for its game and pace, and only at a rated table', async () => {
  const accounts = [ann.id, bob.id]
  const result = { ranking: [[0], [1]], scores: [9, 1] }
  await finishedTable(server.database, { accounts, ...result })
  expect(await applyRatings(server.database)).toBe(0)
  await finishedTable(server.database, { accounts, ...result, rated: true })
  await finishedTable(server.database, { accounts, ...result, rated: true, pace: { kind: 'slow', days: 2 } })
  expect(await applyRatings(server.database)).toBe(2)
  expect(await applyRatings(server.database)).toBe(0)
  const [live, slow] = await readRatings(server.database, ann.id)
  expect(live).toMatchObject({ game: 'auction', pace: 'none', games: 1 })
  expect(slow).toMatchObject({ game: 'auction', pace: 'slow', games: 1 })
  const { data } = await bob.api.GET('/api/people/:account', { params: { path: { account: ann.id } } })
  expect(data?.ratings).toEqual([live, slow])
  expect(live!.rating).toBeGreaterThan(1_500)
  expect(live!.uncertainty).toBeLessThan(667)
})

test('a seat that a bot finished counts as last for its owner, whatever its result', async () => {
  const rated = async (accounts: readonly string[], gone: 'replaced' | 'resigned' | 'nobody', ranking: number[][]) => {
    const id = await finishedTable(server.database, { accounts, seats: 3, ranking, scores: [1, 1, 1], rated: true })
    if (gone !== 'nobody')
      await server.database.pool.query(`update seats set ${gone} = true where table_id = $1 and seat = 0`, [id])
    await applyRatings(server.database)
    return Promise.all(accounts.map((account) => readRatings(server.database, account)))
  }
  const inOrder = await rated(['last-1', 'first-1', 'second-1'], 'nobody', [[1], [2], [0]])
  expect(await rated(['last-2', 'first-2', 'second-2'], 'replaced', [[0], [1], [2]])).toEqual(inOrder)
  expect(await rated(['last-3', 'first-3', 'second-3'], 'resigned', [[1], [0], [2]])).toEqual(inOrder)
  // Also for a seat that another player took over.
  const [absent, , worst] = await rated(['last-4', 'first-4', 'second-4'], 'replaced', [[1], [0, 2]])
  expect(absent![0]!.rating).toBeLessThan(worst![0]!.rating)
  expect((await recomputeRatings(server.database)).wrong).toBe(0)
})

test('a rated table is for lasting accounts, without bots, hints and swapped seats', async () => {
  const create = (body: object, { api } = ann) => api.POST('/api/tables', { body: { ...wanted, rated: true, ...body } })
  expect((await create({})).error).toMatchObject({ code: 'forbidden', facts: { needs: 'lastingAccount' } })
  await server.database.pool.query('update accounts set guest = false where id = $1', [ann.id])
  for (const body of [
    { hints: true },
    { learning: true },
    { bots: ['apprentice'] },
    { pace: { kind: 'none' } },
    { visibility: 'private' },
    { visibility: 'link' },
  ])
    expect((await create(body)).error?.code, JSON.stringify(body)).toBe('malformed')
  const { data } = await create({})
  expect(data?.rated).toBe(true)
  const path = { id: data!.id }
  expect((await bob.api.POST('/api/tables/:id/seat', { params: { path }, body: {} })).error?.code).toBe('forbidden')
  const swap = await ann.api.POST('/api/tables/:id/seat', { params: { path }, body: { seat: 1 } })
  expect(swap.error?.code).toBe('conflict')
  const start = await ann.api.POST('/api/tables/:id/start', { params: { path }, body: { bots: 'apprentice' } })
  expect(start.error?.code).toBe('conflict')
  const bot = await ann.api.PUT('/api/tables/:id/seats/:seat/bot', {
    params: { path: { ...path, seat: 1 } },
    body: { level: 'apprentice' },
  })
  expect(bot.error?.code).toBe('conflict')
  const plain = await ann.api.POST('/api/tables', { body: wanted })
  expect(plain.data?.rated).toBe(false)
})

test('custom components are refused at a rated table', async () => {
  const standard = titleOf('kraftwagen')?.components as { circuit: object }
  const components = { ...standard, title: 'Our box', circuit: { ...standard.circuit, lapSpaces: 12 } }
  const body = { ...wanted, game: 'kraftwagen', options: { components } }
  expect((await ann.api.POST('/api/tables', { body })).data?.rated).toBe(false)
  const { error } = await ann.api.POST('/api/tables', { body: { ...body, rated: true } })
  expect(error?.code).toBe('malformed')
  expect(error?.detail).toContain('standard components')
})

async function stored(): Promise<unknown[]> {
  const { rows } = await server.database.pool.query<object>(
    `select account, game, pace, mu, sigma, games from ratings where account like 'player-%' order by account, game, pace`,
  )
  return rows
}

/** A rated game of two, in which a bot made some of the first player's moves. */
async function playedByBot(accounts: readonly [string, string], bot: number, of = 100): Promise<void> {
  await finishedTable(server.database, {
    accounts,
    seats: 2,
    ranking: [[0], [1]],
    scores: [2, 1],
    rated: true,
    played: { bot, of },
  })
  while ((await applyRatings(server.database)) > 0);
}

const ratingOf = async (account: string) => (await readRatings(server.database, account))[0]?.rating ?? 1_500

test('a player for whom a bot made more than a tenth of the moves is last, also as the winner who returned', async () => {
  await playedByBot(['tenth', 'tenth-rival'], 10)
  expect(await ratingOf('tenth')).toBeGreaterThan(1_500)
  await playedByBot(['more', 'more-rival'], 11)
  expect(await ratingOf('more')).toBeLessThan(1_500)
  expect(await ratingOf('more-rival')).toBeGreaterThan(1_500)
})

test('nobody gains from a seat that was abandoned in its first tenth, but it loses', async () => {
  await playedByBot(['gone', 'gone-rival'], 95)
  expect(await ratingOf('gone')).toBeLessThan(1_500)
  expect(await ratingOf('gone-rival')).toBe(1_500)
})

test('a pair that meets again within a week counts half, then a quarter, and recomputing gives the same', async () => {
  await playedByBot(['pair', 'pair-rival'], 0)
  const first = (await ratingOf('pair')) - 1_500
  for (let times = 0; times < 30; times++) await playedByBot(['pair', 'pair-rival'], 0)
  expect((await ratingOf('pair')) - 1_500).toBeLessThan(2 * first)
  expect((await recomputeRatings(server.database)).wrong).toBe(0)
})
