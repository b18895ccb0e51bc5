import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { Players } from '../testing/players.ts'
import { groupDesign } from './design.ts'
import { startLeague } from './leagues.ts'
import { runSeasons } from './runner.ts'
import { signOff, signUp } from './sign-up.ts'

const log = pino({ level: 'silent' })
const day = 86_400_000
const league = 'coal'
/** People who never open a table. */
const absent = ['p-03', 'p-10', 'p-24', 'p-39']
/** A person who stops after a few decisions. */
const leaver = 'p-15'

let server: TestServer
let players: Players
beforeAll(async () => {
  server = await startTestServer()
  players = new Players(server, (account, made) => !absent.includes(account) && (account !== leaver || made < 20))
}, 120_000)
afterAll(() => server.close())

const people = Array.from({ length: 40 }, (_, at) => `p-${String(at).padStart(2, '0')}`)
const start = Date.now()
const at = (days: number) => new Date(start + days * day)
const tick = (days: number) => runSeasons({ database: server.database, bus: server.bus, log }, at(days))

async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await server.database.pool.query<Row>(text, values)).rows
}

interface Member {
  account: string
  division: number
  group: number
  slot: number
  place: number | null
  step: number | null
}

const members = (number: number) =>
  rowsOf<Member>(
    `select p.account, division, group_number as group, slot, place, step from season_people p join seasons s on s.id = p.season
     where s.league = $1 and s.number = $2 order by division, group_number, slot`,
    [league, number],
  )
const stateOf = async (number: number) =>
  (await rowsOf<{ state: string }>('select state from seasons where league = $1 and number = $2', [league, number]))[0]
    ?.state
const tableCount = async () => Number((await rowsOf<{ count: string }>('select count(*) from tables'))[0]?.count)

test('a season of 40 people runs automatically, from sign-up to promotion and into the next season', async () => {
  const { database } = server
  await database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select id, upper(id), id || '@players.example', true, false from unnest($1::text[]) id`,
    [people],
  )
  // The later in the list, the stronger.
  await database.pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games)
     select id, 'auction', 'slow', 20 + n * 0.1, 4, 10 from unnest($1::text[]) with ordinality as g(id, n) where n > 1`,
    [people],
  )
  await startLeague(database, { id: league, title: 'Coal League', game: 'auction', seats: 4, seasonDays: 60 }, at(-14))
  for (const account of people) await signUp(database, league, account, { stays: account !== 'p-05', now: at(-10) })
  await signOff(database, league, 'p-01')
  await signUp(database, league, 'p-01', { stays: true, now: at(-9) })
  await tick(-1)
  expect(await stateOf(1)).toBe('signup')

  // The database fails in the middle of the start.
  await database.pool.query(
    `create function fail() returns trigger language plpgsql as $$ begin
       if (select count(*) from season_games where table_id is not null) >= 17 then raise exception 'stopped'; end if;
       return new; end $$`,
  )
  await database.pool.query('create trigger fail before insert on tables for each row execute function fail()')
  await tick(0)
  expect(await stateOf(1)).toBe('starting')
  expect(await tableCount()).toBe(10)
  await database.pool.query('drop trigger fail on tables')
  await Promise.all([tick(0.01), tick(0.01), tick(0.01)])
  await tick(0.01)
  expect(await stateOf(1)).toBe('playing')
  await database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest) values ('late', 'Late', 'late@players.example', true, false)`,
  )
  await expect(signUp(database, league, 'late', { stays: true, now: at(0.01) })).rejects.toThrow('Sign-up has ended')
  await signUp(database, league, 'p-07', { stays: false, now: at(0.01) })
  await signOff(database, league, 'p-08')
  // The connection becomes known only now: these two are one person.
  await database.pool.query(`update accounts set email = 'p-01+two@players.example' where id = 'p-02'`)

  const first = await members(1)
  expect(first).toHaveLength(40)
  const groups = [...Map.groupBy(first, ({ division, group }) => `${division}/${group}`)]
  expect(groups.map(([name, { length }]) => [name, length])).toEqual([
    ['1/1', 7],
    ['2/1', 7],
    ['2/2', 7],
    ['3/1', 7],
    ['3/2', 6],
    ['3/3', 6],
  ])
  // The strongest together; an unknown player is taken for 25, more than anybody else has here.
  expect(groups[0]?.[1].map(({ account }) => account)).toEqual(['p-00', 'p-39', 'p-38', 'p-37', 'p-36', 'p-35', 'p-34'])
  expect(await tableCount()).toBe(40)
  for (const [name, group] of groups) {
    const [division, number] = name.split('/').map(Number)
    const games = await rowsOf<{ slots: number[]; accounts: string[]; rated: boolean; state: string; pace: object }>(
      `select g.slots, t.rated, t.state, t.pace, array(select account from seats s where s.table_id = t.id order by seat) as accounts
       from season_games g join tables t on t.id = g.table_id where division = $1 and group_number = $2 order by number`,
      [division, number],
    )
    expect(games.map(({ slots }) => slots)).toEqual(groupDesign(4, group.length).games)
    for (const { slots, accounts, ...rest } of games) {
      expect(accounts).toEqual(slots.map((slot) => group[slot]?.account))
      expect(rest).toEqual({ rated: true, state: 'playing', pace: { kind: 'slow', days: 2 } })
    }
  }

  // Everybody present plays; then some are late, and a bot replaces them.
  await players.playAll()
  const stuck = await players.running()
  expect(stuck.length).toBeGreaterThan(10)
  await players.playToTheEnd(3 * day)
  await tick(20)
  expect(await stateOf(1)).toBe('over')

  // The places match the results, counted in another way.
  const counted = await rowsOf<{ account: string; points: number; firsts: number }>(
    `select f.account, sum(case when s.replaced or s.resigned then 0 else 5 - f.place - (f.tied - 1) / 2.0 end)::float8 as points,
       count(*) filter (where f.place = 1 and not s.replaced)::integer as firsts
     from finished_seats f join seats s on s.table_id = f.table_id and s.seat = f.seat group by f.account`,
  )
  const pointsOf = new Map(counted.map(({ account, points }) => [account, points]))
  for (const account of absent) expect(pointsOf.get(account)).toBe(0)
  const after = await members(1)
  for (const [, group] of Map.groupBy(after, ({ division, group }) => `${division}/${group}`)) {
    const byPlace = group.toSorted((one, other) => one.place! - other.place!)
    expect(byPlace.map(({ place }) => place)).toEqual(group.map((_, place) => place + 1))
    const points = byPlace.map(({ account }) => pointsOf.get(account)!)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
  }
  const moved = (division: number, step: number) =>
    after.filter((each) => each.division === division && each.step === step)
  expect([moved(1, -1).length, moved(2, 1).length, moved(2, -1).length, moved(3, 1).length]).toEqual([2, 2, 3, 3])
  for (const { place } of [...moved(2, 1), ...moved(3, 1)]) expect(place).toBe(1)

  // The next season is open, with everybody who stays and was present; with one account of a person who has two.
  // Whether the one who stopped had finished a game by then depends on the draws.
  expect(await stateOf(2)).toBe('signup')
  const finished = await rowsOf<{ account: string }>('select account from seats where account = $1 and not replaced', [
    leaver,
  ])
  const away = [...absent, 'p-05', 'p-07', 'p-08', 'p-02', ...(finished.length === 0 ? [leaver] : [])]
  const signedUp = (await members(2)).map(({ account }) => account).toSorted()
  expect(signedUp).toEqual(people.filter((account) => !away.includes(account)))
  await tick(20)
  expect(await rowsOf('select from seasons where league = $1', [league])).toHaveLength(2)
  await tick(34.1)
  expect(await stateOf(2)).toBe('playing')
  const second = new Map((await members(2)).map((each) => [each.account, each]))
  for (const { account } of moved(2, 1)) expect(second.get(account)?.division, account).toBe(1)
  for (const { account } of moved(1, -1).filter((each) => second.has(each.account)))
    expect(second.get(account)?.division, account).toBe(2)

  // Nobody decides in time any more: at its end date the season is over, and none of it counts.
  await tick(94)
  expect(await stateOf(2)).toBe('playing')
  await tick(94.2)
  expect(await stateOf(2)).toBe('over')
  expect(await stateOf(3)).toBe('signup')
  expect(await members(3)).toEqual([])
  // Without people the sign-up is extended.
  await tick(109)
  expect(await stateOf(3)).toBe('signup')
}, 120_000)
