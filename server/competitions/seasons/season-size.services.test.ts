import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { manyTables } from '../../testing/many-tables.ts'
import { planForAnyValues, wholeReads } from '../../testing/plans.ts'
import { startLeague } from './leagues.ts'
import { listLeagues } from './read-leagues.ts'
import { readSeason } from './read-season.ts'
import { runSeasons } from './runner.ts'
import { signOff, signUp } from './sign-up.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ connections: 1 })
  await planForAnyValues(database)
  await manyTables(database, 30_000)
  const { pool } = database
  await pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select 'p-' || n, 'P' || n, 'p-' || n || '@x.example', true, false from generate_series(1, 20000) n`,
  )
  await pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games)
     select 'p-' || n, 'auction', 'slow', 25, 8, 1 from generate_series(1, 20000) n`,
  )
  // A site with many leagues that have been played for long.
  await pool.query(
    `insert into leagues (id, title, game, options, seats, pace, signup_days, season_days)
     select 'l-' || n, 'L', 'auction', '{}', 4, '{"kind":"slow","days":2}', 7, 60 from generate_series(1, 20) n`,
  )
  await pool.query(
    `insert into seasons (league, number, state, signup_ends, next_check_at)
     select 'l-' || n % 20 + 1, n / 20 + 1, 'over', now(), null from generate_series(0, 1999) n`,
  )
  await pool.query(
    `insert into season_people (season, account, signed_at, division, group_number, slot)
     select n / 20 + 1, 'p-' || n % 20000, now(), 1, n % 20 / 7 + 1, n % 20 % 7 from generate_series(0, 39999) n`,
  )
  await pool.query(
    `insert into season_games (season, division, group_number, number, slots, state)
     select n / 20 + 1, 1, n % 20 / 7 + 1, n % 20 % 7, '{0,1,2,3}', 'over' from generate_series(0, 39999) n`,
  )
  await pool.query('analyze')
}, 120_000)
afterAll(() => database.drop())

test('no step of a season and no page reads a whole table', async () => {
  const read = [
    'tables',
    'seats',
    'match_heads',
    'deadlines',
    'accounts',
    'ratings',
    'seasons',
    'season_people',
    'season_games',
  ]
  const options = { database, bus: localBus(), log: pino({ level: 'silent' }) }
  const now = Date.now()
  const at = (days: number) => new Date(now + days * 86_400_000)
  const before = await wholeReads(database, read)
  await startLeague(database, { id: 'new', title: 'New', game: 'auction', seats: 4 }, at(-14))
  for (let person = 1; person <= 15; person++)
    await signUp(database, 'new', `p-${person}`, { stays: true, now: at(-1) })
  await signOff(database, 'new', 'p-15')
  await runSeasons(options, at(0))
  const [league] = (await listLeagues(database, 'p-1')).filter(({ id }) => id === 'new')
  expect(league?.seasons[0]).toMatchObject({ state: 'playing', people: 14, own: { division: 1, group: 1 } })
  await runSeasons(options, at(1.5))
  expect((await readSeason(database, league!.seasons[0]!.id, { division: 2 }))?.groups[0]?.games).toHaveLength(7)
  await runSeasons(options, at(200))
  expect((await listLeagues(database, 'p-1')).find(({ id }) => id === 'new')?.seasons[0]).toMatchObject({
    number: 2,
    state: 'signup',
  })
  expect(await wholeReads(database, read)).toEqual(before)
})
