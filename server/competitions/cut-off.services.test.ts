import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { budgetOf } from '../play/matches/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { applyRatings, readRatings, recomputeRatings } from './ratings/ratings.ts'
import { startLeague } from './seasons/leagues.ts'
import { readSeason } from './seasons/read-season.ts'
import { runSeasons } from './seasons/runner.ts'
import { signUp } from './seasons/sign-up.ts'
import { Players } from './testing/players.ts'
import { makeTournament } from './tournaments/make-tournament.ts'
import { readTournament } from './tournaments/read-tournament.ts'
import { runTournaments } from './tournaments/runner.ts'
import { enterTournament } from './tournaments/sign-up.ts'

const log = pino({ level: 'silent' })
const minute = 60_000
const start = Date.now()
const at = (minutes: number) => new Date(start + minutes * minute)
const pace = { kind: 'live', bank: 600, increment: 5 } as const

let server: TestServer
let players: Players
/** People who stop moving after some decisions. */
let stalling: readonly string[] = []
beforeAll(async () => {
  server = await startTestServer()
  players = new Players(server, (account, made) => !stalling.includes(account) || made < 4)
}, 60_000)
afterAll(() => server.close())

async function people(...accounts: string[]): Promise<void> {
  await server.database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select id, upper(id), id || '@players.example', true, false from unnest($1::text[]) id`,
    [accounts],
  )
}

const make = (more: object = {}) =>
  makeTournament(
    { database: server.database, budget: budgetOf(1_000) },
    'a-1',
    { title: 'Friday', game: 'auction', seats: 2, pace, rated: true, rounds: 1, startsAt: start + minute, ...more },
    at(0),
  )
const tick = (minutes: number) => runTournaments({ database: server.database, bus: server.bus, log }, at(minutes))

/** The rating of a person, once all results are applied. */
async function ratingOf(account: string): Promise<number> {
  while ((await applyRatings(server.database)) > 0);
  return (await readRatings(server.database, account))[0]?.rating ?? 1_500
}

/** The bots have finished the ended games. */
const playedOut = async () => {
  await players.untilBotsRest()
  await expect.poll(async () => (await players.running()).length, { timeout: 30_000 }).toBe(0)
}

test('a player who stalls until the round of a rated tournament is cut off gets no points and loses', async () => {
  await people('a-1', 'a-2')
  const id = await make()
  for (const account of ['a-1', 'a-2']) await enterTournament(server.database, id, account, { now: at(0) })
  stalling = ['a-2']
  await tick(1)
  await players.playAll()
  await tick(1 + 90)
  await playedOut()
  const view = (await readTournament(server.database, id, undefined))!
  expect(view.games).toMatchObject([{ state: 'cut', away: [] }])
  expect(Object.fromEntries(view.standings.map((each) => [each.account, each.points]))).toEqual({
    'a-1': 1.5,
    'a-2': 0,
  })
  expect(view.standings.map(({ places }) => places)).toEqual([[], []])
  expect(await ratingOf('a-2')).toBeLessThan(1_500)
  expect(await ratingOf('a-1')).toBeGreaterThan(1_500)
  expect((await recomputeRatings(server.database)).wrong).toBe(0)
}, 60_000)

test('at a table of three that is cut off, two are rated against the one whose clock ran, not against each other', async () => {
  await people('b-1', 'b-2', 'b-3')
  const id = await make({ seats: 3 })
  for (const account of ['b-1', 'b-2', 'b-3']) await enterTournament(server.database, id, account, { now: at(0) })
  stalling = ['b-3']
  await tick(1)
  await players.playAll()
  await tick(1 + 90)
  await playedOut()
  const { standings } = (await readTournament(server.database, id, undefined))!
  expect(Object.fromEntries(standings.map((each) => [each.account, each.points]))).toEqual({
    'b-1': 2,
    'b-2': 2,
    'b-3': 0,
  })
  expect(await ratingOf('b-1')).toBe(await ratingOf('b-2'))
  expect(await ratingOf('b-1')).toBeGreaterThan(1_500)
  expect(await ratingOf('b-3')).toBeLessThan(1_500)
}, 60_000)

test('an unfinished game at the end of its season gives no points to the seat whose clock ran, and is rated when it ends', async () => {
  await people('c-1', 'c-2')
  const day = 24 * 60
  const seasons = (days: number) => runSeasons({ database: server.database, bus: server.bus, log }, at(days * day))
  await startLeague(
    server.database,
    { id: 'cut', title: 'Cut', game: 'auction', seats: 2, signupDays: 1, seasonDays: 7, days: 30 },
    at(-day),
  )
  for (const account of ['c-1', 'c-2'])
    await signUp(server.database, 'cut', account, { stays: false, now: at(-day / 2) })
  stalling = ['c-2']
  await seasons(0.01)
  await players.playAll()
  await seasons(8)
  const { rows } = await server.database.pool.query<{ id: number }>(
    `select id from seasons where league = 'cut' and number = 1`,
  )
  const read = async () => (await readSeason(server.database, rows[0]!.id, {}))!
  const ended = await read()
  expect(ended.season.state).toBe('over')
  const pointsOf = ({ groups }: typeof ended) =>
    groups.flatMap(({ people: all }) => all.map(({ account, points }) => `${account}: ${points}`)).toSorted()
  expect(ended.groups.map(({ games }) => games.map(({ state }) => state))).toEqual([['cut']])
  expect(pointsOf(ended)).toEqual(['c-1: 1.5', 'c-2: 0'])
  expect(await ratingOf('c-2')).toBe(1_500)
  await players.playToTheEnd(31 * day * minute)
  expect(pointsOf(await read())).toEqual(['c-1: 1.5', 'c-2: 0'])
  expect(await ratingOf('c-2')).toBeLessThan(1_500)
}, 60_000)

test('a rated tournament is not by invitation, and a round is at least as long as the clocks of a table', async () => {
  const key = { byInvitation: true }
  await expect(make(key)).rejects.toThrow('open to everyone')
  await make({ ...key, rated: false })
  // Two clocks of ten minutes, and forty increments of five seconds for each.
  await expect(make({ roundMinutes: 26 })).rejects.toThrow('up to 27 minutes')
  await make({ roundMinutes: 27 })
  const long = await make({ pace: { kind: 'live', bank: 7_200, increment: 0 } })
  expect((await readTournament(server.database, long, undefined))?.roundMinutes).toBe(240)
  await expect(make({ pace: { kind: 'live', bank: 36_000, increment: 0 } })).rejects.toThrow('1200 minutes')
})

test('a cut table is judged by its clock and its moves, which are recorded for the seats', async () => {
  await people('d-1', 'd-2')
  const id = await make()
  for (const account of ['d-1', 'd-2']) await enterTournament(server.database, id, account, { now: at(0) })
  stalling = ['d-2']
  await tick(1)
  const { rows } = await server.database.pool.query<{ match: MatchId; seat: Seat }>(
    `select table_id as match, seat from seats where account = 'd-1'`,
  )
  const { match, seat } = rows[0]!
  const { n, view } = (await server.matches.standing(match, seat))!
  const [move] = library.latest('auction')!.moves(view, seat)
  await server.matches.execute(match, { type: 'move', id: 'd', basis: n, seat, move: move! })
  await tick(1 + 90)
  const { standings } = (await readTournament(server.database, id, undefined))!
  expect(standings.map(({ account, points }) => `${account}: ${points}`)).toEqual(['d-1: 1.5', 'd-2: 0'])
  const { rows: seats } = await server.database.pool.query(
    'select account, excused, moves, bot_moves from seats where table_id = $1 order by account',
    [match],
  )
  expect(seats).toEqual([
    { account: 'd-1', excused: true, moves: 1, bot_moves: 0 },
    { account: 'd-2', excused: false, moves: null, bot_moves: null },
  ])
}, 60_000)
