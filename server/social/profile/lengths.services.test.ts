import type { MatchId, Pace } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedTable } from '../../testing/finished-table.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readGameLengths } from './lengths.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bots: false })
}, 60_000)
afterAll(() => server.close())

const hour = 3_600
const result = { ranking: [[0], [1]], scores: [1, 0] }

/** Puts a finished table into the database, which took the given number of seconds. */
async function took(seconds: number, pace: Pace, seats: { bots?: readonly (0 | 1)[] } = {}): Promise<MatchId> {
  const id = await finishedTable(server.database, { ...result, pace, ...seats })
  await server.database.pool.query(`update tables set started_at = ended_at - $2 * interval '1 second' where id = $1`, [
    id,
    seconds,
  ])
  return id
}

test('median and quartiles of real games are shown, by pace and for all of a kind, from five games on', async () => {
  const day: Pace = { kind: 'slow', days: 1 }
  const lengths = () => readGameLengths(server.database).of('auction')
  for (const hours of [10, 20, 30, 40]) await took(hours * hour, day)
  expect(await lengths()).toEqual([])
  await took(50 * hour, day)
  await took(1_000 * hour, { kind: 'slow', days: 7 })
  // A game against a bot does not count for games with people.
  await took(1, day, { bots: [1] })
  expect(await lengths()).toEqual([
    {
      seats: 2,
      kind: 'slow',
      amount: null,
      banked: null,
      games: 6,
      low: 22.5 * hour,
      median: 35 * hour,
      high: 47.5 * hour,
    },
    { seats: 2, kind: 'slow', amount: 1, banked: false, games: 5, low: 20 * hour, median: 30 * hour, high: 40 * hour },
  ])
})

test('a bank of days is another pace than days for each decision', async () => {
  const bank: Pace = { kind: 'slow', days: 1, increment: 12 }
  for (let game = 0; game < 5; game++) await took(5 * hour, bank)
  const lengths = await readGameLengths(server.database).of('auction')
  expect(lengths.filter(({ amount }) => amount === 1).map(({ banked, median }) => [banked, median])).toEqual([
    [false, 30 * hour],
    [true, 5 * hour],
  ])
})

test('an answer is cached for ten minutes, and by the route for everybody', async () => {
  let now = 0
  const lengths = readGameLengths(server.database, () => now)
  const before = await lengths.of('auction')
  for (let game = 0; game < 5; game++) await took(hour, { kind: 'live', bank: 600, increment: 5 })
  now = 599_999
  expect(await lengths.of('auction')).toBe(before)
  now = 600_000
  expect(await lengths.of('auction')).toContainEqual(
    expect.objectContaining({ kind: 'live', amount: 600, median: hour }),
  )
  const params = { path: { game: 'auction' } }
  const { data } = await server.client().GET('/api/games/:game/lengths', { params })
  expect(data?.lengths.length).toBeGreaterThan(3)
  expect(
    (await server.client().GET('/api/games/:game/lengths', { params: { path: { game: 'chess' } } })).error?.code,
  ).toBe('notFound')
})
