import { readRecord, verify } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRatings, readRatings } from '../../competitions/ratings/ratings.ts'
import { archiveFinished } from '../../play/archive/index.ts'
import { type LiveServer, startLiveServer } from '../../play/sockets/testing/live-server.ts'
import { playOne } from '../../play/sockets/testing/play.ts'
import type { Guest } from '../../testing/test-server.ts'
import { addSecondStore, type SecondStore } from './testing/two-stores.ts'

let house: LiveServer
let second: SecondStore
let ann: Guest
let bob: Guest
beforeAll(async () => {
  house = await startLiveServer()
  second = await addSecondStore(house.database, { all: true })
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)))) as [Guest, Guest]
}, 60_000)
afterAll(async () => {
  await second.close()
  await house.close()
})

async function rowsIn(pool: SecondStore['database']['pool'], match: MatchId) {
  const { rows } = await pool.query<Record<'matches' | 'match_heads' | 'moves' | 'archived', number>>(
    `select (select count(*)::integer from matches where id = $1) as matches,
       (select count(*)::integer from match_heads where match_id = $1) as match_heads,
       (select count(*)::integer from moves where match_id = $1) as moves,
       (select count(*)::integer from archived_logs where match_id = $1) as archived`,
    [match],
  )
  return rows[0]!
}

test('a game whose match is in a second store is played, watched, listed, rated, archived and exported', async () => {
  const { data: table } = await ann.api.POST('/api/tables', {
    body: { game: 'auction', seats: 2, pace: { kind: 'slow', days: 2 }, visibility: 'open', ready: true },
  })
  const match = table!.id as MatchId
  const at = { params: { path: { id: match } } }
  const seated = await bob.api.POST('/api/tables/:id/seat', { ...at, body: { ready: true } })
  expect(seated.data).toMatchObject({ state: 'playing', n: 0 })
  // Guests are never rated otherwise.
  await house.database.pool.query('update tables set rated = true where id = $1', [match])
  expect(seated.data!.waiting.length).toBeGreaterThan(0)
  expect(await rowsIn(second.database.pool, match)).toMatchObject({ matches: 1, match_heads: 1 })

  const players = await Promise.all([ann, bob].map(({ cookie }) => house.connect({ cookie })))
  const spectator = await house.connect()
  spectator.send({ type: 'watch', match })
  await spectator.receives('view')
  let last = 0
  for (let n = await playOne(house.matches, match, players); n !== undefined; ) {
    last = n
    // As if a bot had played for Ann.
    await second.database.pool.query('update moves set bot = true where match_id = $1 and seat = 0', [match])
    n = await playOne(house.matches, match, players)
  }
  await spectator.until(() => spectator.frames(match).at(-1) === last)
  expect(spectator.frames(match)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  expect(await rowsIn(second.database.pool, match)).toMatchObject({ moves: last })
  expect(await rowsIn(house.database.pool, match)).toEqual({ matches: 0, match_heads: 0, moves: 0, archived: 0 })

  const { data: over } = await bob.api.GET('/api/tables/:id', at)
  expect(over).toMatchObject({ state: 'over', n: last, waiting: [] })
  expect(over!.result?.ranking.flat().toSorted()).toEqual([0, 1])
  for (const guest of [ann, bob]) {
    const { data: history } = await guest.api.GET('/api/me/history', { params: { query: {} } })
    expect(history!.tables.map(({ id }) => id)).toEqual([match])
    expect((await guest.api.GET('/api/tables/waiting')).data?.tables).toEqual([])
  }
  expect(await applyRatings(house.database)).toBe(1)
  const [[rating], [rivals]] = [await readRatings(house.database, ann.id), await readRatings(house.database, bob.id)]
  expect(rating).toMatchObject({ games: 1 })
  expect(rating!.rating).toBeLessThan(rivals!.rating)
  const { rows: made } = await house.database.pool.query<{ moves: number; bot: number }>(
    'select moves, bot_moves as bot from seats where table_id = $1 order by seat',
    [match],
  )
  expect(made[0]!.bot).toBeGreaterThan(made[0]!.moves / 10)
  expect(made[1]!.bot).toBe(0)

  const record = async () => (await fetch(`${house.url}/api/matches/${match}/record`)).text()
  const written = await record()
  expect(() => verify(readRecord(written), library)).not.toThrow()
  await house.database.pool.query(`update tables set ended_at = now() - interval '40 days' where id = $1`, [match])
  const log = pino({ level: 'silent' })
  expect(await archiveFinished({ database: house.database, log }, { days: 30, samples: 1 })).toBe(1)
  expect(await rowsIn(second.database.pool, match)).toMatchObject({ moves: 0, archived: 1 })
  expect(await record()).toBe(written)
}, 60_000)
