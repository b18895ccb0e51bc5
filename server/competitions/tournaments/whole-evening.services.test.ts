import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collect } from '../../notifications/collect.ts'
import { composeNotification } from '../../notifications/compose.ts'
import { decide } from '../../notifications/decide.ts'
import { takeSingles } from '../../notifications/due.ts'
import { budgetOf } from '../../play/matches/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { Players } from '../testing/players.ts'
import { makeTournament } from './make-tournament.ts'
import { readTournament } from './read-tournament.ts'
import { runTournaments } from './runner.ts'
import {
  cancelTournament,
  enterTournament,
  removePerson,
  renewTournamentKey,
  startNow,
  withdrawFrom,
} from './sign-up.ts'

const log = pino({ level: 'silent' })
const minute = 60_000
const start = Date.now() + 60 * minute
const at = (minutes: number) => new Date(start + minutes * minute)

/** A person who never opens a table. */
const absent = 'p-05'
const people = Array.from({ length: 26 }, (_, n) => `p-${String(n).padStart(2, '0')}`)
const [organiser = ''] = people

let server: TestServer
let players: Players
/** Whether people let the time of the round run out. */
let asleep = false
beforeAll(async () => {
  server = await startTestServer()
  players = new Players(server, (account, made) => account !== absent && !(asleep && made > 3))
  await server.database.pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select id, upper(id), id || '@players.example', true, false from unnest($1::text[]) id`,
    [people],
  )
}, 120_000)
afterAll(() => server.close())

const tick = (minutes: number) => runTournaments({ database: server.database, bus: server.bus, log }, at(minutes))
const make = (more: object = {}) =>
  makeTournament(
    { database: server.database, budget: budgetOf(1_000) },
    organiser,
    {
      title: 'Friday',
      game: 'auction',
      seats: 4,
      pace: { kind: 'live', bank: 600, increment: 5 },
      startsAt: start,
      ...more,
    },
    new Date(),
  )
const enter = (id: number, account: string, key?: string) =>
  enterTournament(server.database, id, account, { key, now: new Date() })

async function view(id: number, account?: string) {
  return (await readTournament(server.database, id, account))!
}

async function tablesOf(id: number, round: number) {
  const { rows } = await server.database.pool.query<{ slots: number[]; accounts: string[]; drawn: string[] }>(
    `select g.slots, array(select account from seats s where s.table_id = g.table_id order by seat) as accounts,
       array(select p.account from unnest(g.slots) with ordinality as u(slot, n)
         join tournament_people p on p.tournament = g.tournament and p.slot = u.slot order by n) as drawn
     from tournament_games g where tournament = $1 and round = $2 and state <> 'bye' order by number`,
    [id, round],
  )
  return rows
}

test('an evening of 16 people runs automatically, with one who does not come and one who withdraws', async () => {
  const id = await make()
  for (const account of people.slice(0, 17)) await enter(id, account)
  await withdrawFrom(server.database, id, 'p-16')
  await tick(-1)
  expect((await view(id)).state).toBe('signup')
  await tick(0)
  expect(await view(id)).toMatchObject({ state: 'playing', round: 1, rounds: 3, people: 16 })
  await expect(enter(id, 'p-20')).rejects.toThrow('has begun')

  // Three finish without a fourth, whose bot gets no points.
  await players.playToTheEnd(15 * minute)
  await tick(20)
  const first = await view(id, absent)
  expect(first).toMatchObject({ state: 'pause', round: 1, nextRound: at(22).getTime(), myStanding: 'away' })
  expect(first.standings.find(({ account }) => account === absent)).toMatchObject({ points: 0, places: [] })
  await withdrawFrom(server.database, id, 'p-07')

  // Fourteen people: two tables of four and two of three, which nobody chose to have.
  await tick(21)
  expect((await view(id)).state).toBe('pause')
  await tick(22)
  const sizes = (games: readonly { slots: readonly number[] }[]) => games.map(({ slots }) => slots.length)
  expect(sizes(await tablesOf(id, 2))).toEqual([4, 4, 3, 3])
  const second = await tablesOf(id, 2)
  expect(second.flatMap(({ accounts }) => accounts)).not.toContain(absent)
  expect(second.flatMap(({ accounts }) => accounts)).not.toContain('p-07')
  const together = (await tablesOf(id, 1)).map(({ slots }) => new Set(slots))
  const repeats = second.flatMap(({ slots }) =>
    together.map((table) => slots.filter((slot) => table.has(slot)).length).filter((count) => count > 1),
  )
  // As in pairing.test.ts: at most one meeting more than is necessary, and here there is none.
  expect(repeats.length).toBeLessThanOrEqual(1)

  // The time of the round is over while tables run: the people present share the points.
  await players.playToTheEnd(15 * minute)
  await tick(50)
  await enter(id, 'p-07')
  asleep = true
  await startNow(server.database, id, organiser, at(51))
  await tick(51)
  expect(sizes(await tablesOf(id, 3))).toEqual([4, 4, 4, 3])
  await players.playAll()
  expect((await players.running()).length).toBeGreaterThan(0)
  await tick(51 + 89)
  expect((await view(id)).state).toBe('playing')
  await tick(51 + 90)
  const over = await view(id)
  expect(over).toMatchObject({ state: 'over', round: 3, roundEnds: null })
  const cut = over.games.filter(({ state }) => state === 'cut')
  expect(cut.length).toBeGreaterThan(0)
  for (const { points } of cut) expect(new Set(points)).toEqual(new Set([2.5]))
  const { rows: left } = await server.database.pool.query<{ rated: boolean; ended: boolean }>(
    'select rated, ended_by_agreement as ended from tables where id = any($1)',
    [cut.map(({ table }) => table)],
  )
  for (const table of left) expect(table).toEqual({ rated: false, ended: true })

  // Every table gives the same on average, except for the seat of the absent player.
  const total = over.standings.reduce((sum, { points }) => sum + points, 0)
  const lost = over.games[0]!.round === 1 ? await pointsOfBots(id) : 0
  expect(total + lost).toBe(2.5 * (16 + 14 + 15))
  const points = over.standings.map((each) => each.points)
  expect(points).toEqual(points.toSorted((one, other) => other - one))
  await tick(200)
  expect(await view(id)).toEqual(over)
}, 120_000)

/** What the seats that bots finished would have got. */
async function pointsOfBots(id: number): Promise<number> {
  const { rows } = await server.database.pool.query<{ points: number }>(
    `with placed as (
       select g.table_id, t.seats, r.members, json_array_length(r.members) as tied,
         sum(json_array_length(r.members)) over (partition by g.table_id order by r.n) - json_array_length(r.members) + 1 as place
       from tournament_games g join tables t on t.id = g.table_id left join match_heads h on h.match_id = g.table_id,
         json_array_elements(coalesce(t.result, h.result) -> 'ranking') with ordinality as r(members, n)
       where g.tournament = $1 and g.state = 'over'
     )
     select coalesce(sum(p.seats + 1 - p.place - (p.tied - 1) / 2.0 + (4 - p.seats) / 2.0), 0)::float8 as points
     from placed p join seats s on s.table_id = p.table_id and s.seat in (select m::int from json_array_elements_text(p.members) m)
     where s.replaced or s.resigned`,
    [id],
  )
  return rows[0]?.points ?? 0
}

test('a round whose start was interrupted continues with exactly its tables', async () => {
  const { database } = server
  const id = await make({ capacity: 26 })
  for (const account of people) await enter(id, account)
  await expect(
    enterTournament(database, await make({ capacity: 2, seats: 2 }), 'nobody', { now: new Date() }),
  ).rejects.toThrow('registered account')
  await database.pool.query(
    `create function fail() returns trigger language plpgsql as $$ begin
       if (select count(*) from tournament_games where table_id is not null and tournament = ${id}) >= 5
       then raise exception 'stopped'; end if; return new; end $$`,
  )
  await database.pool.query('create trigger fail before insert on tables for each row execute function fail()')
  await tick(0)
  expect((await view(id)).state).toBe('starting')
  const planned = (await tablesOf(id, 1)).map(({ slots }) => slots)
  expect((await tablesOf(id, 1)).map(({ accounts }) => accounts.length)).toEqual([4, 4, 4, 4, 0, 0, 0])
  await database.pool.query('drop trigger fail on tables')
  await Promise.all([tick(1), tick(1), tick(1)])
  await tick(1)
  expect((await view(id)).state).toBe('playing')
  const tables = await tablesOf(id, 1)
  expect(tables.map(({ slots }) => slots)).toEqual(planned)
  expect(tables.map(({ slots }) => slots.length)).toEqual([4, 4, 4, 4, 4, 3, 3])
  for (const { accounts, drawn } of tables) expect(accounts).toEqual(drawn)
  const { rowCount } = await database.pool.query(
    `select from tables where state = 'playing' and not ended_by_agreement and created_at > now() - interval '1 hour'`,
  )
  expect(rowCount).toBe(7)
})

test('an invitational is for people with its link, and its organiser may do more', async () => {
  const { database } = server
  const id = await make({ byInvitation: true, seats: 2, capacity: 3 })
  const { key } = await view(id, organiser)
  const reason = 'Was unkind to others.'
  expect((await view(id, 'p-01')).key).toBeNull()
  await expect(enter(id, 'p-01')).rejects.toThrow('by invitation')
  await expect(enter(id, 'p-01', 'wrong')).rejects.toThrow('by invitation')
  for (const account of ['p-01', 'p-02', 'p-03']) await enter(id, account, key!)
  await expect(enter(id, 'p-04', key!)).rejects.toThrow('All places')
  await expect(removePerson(database, id, { owner: 'p-01', account: 'p-02', reason })).rejects.toThrow(
    'Only its organiser',
  )
  await removePerson(database, id, { owner: organiser, account: 'p-02', reason })
  const { key: renewed } = await view(id, organiser)
  expect(renewed).not.toBe(key)
  await expect(enter(id, 'p-02', renewed!)).rejects.toThrow('removed you')
  await expect(enter(id, 'p-04', key!)).rejects.toThrow('by invitation')
  await enter(id, 'p-04', renewed!)
  await renewTournamentKey(database, id, organiser)
  await expect(enter(id, 'p-05', renewed!)).rejects.toThrow('by invitation')
  expect(await view(id, 'p-02')).toMatchObject({ myStanding: 'removed', removedFor: reason })
  expect(await view(id, 'p-01')).toMatchObject({ removedFor: null })
  await expect(cancelTournament(database, id, 'p-01')).rejects.toThrow('Only its organiser')
  await startNow(database, id, organiser, new Date())
  await runTournaments({ database, bus: server.bus, log }, new Date(Date.now() + 1_000))
  const begun = await view(id, 'p-04')
  expect(begun).toMatchObject({ state: 'playing', rounds: 2, people: 3 })
  // One of three has a bye, with the points of a table on average.
  expect(begun.games.map(({ state, points }) => [state, points])).toEqual([
    ['playing', null],
    ['bye', [1.5]],
  ])
  await expect(cancelTournament(database, id, organiser)).rejects.toThrow('not begun')
})

test('in a rated tournament a person plays with one account', async () => {
  const { pool } = server.database
  await pool.query(
    `insert into accounts (id, name, email, email_verified, guest) values ('p-1+', 'Twice', 'p-01+more@players.example', true, false)`,
  )
  const rated = await make({ rated: true })
  await enter(rated, 'p-01')
  await expect(enter(rated, 'p-1+')).rejects.toThrow('one person')
  const unrated = await make()
  await enter(unrated, 'p-01')
  await enter(unrated, 'p-1+')
})

test('with too few people nothing is played', async () => {
  const id = await make({ title: 'Alone' })
  await enter(id, organiser)
  await expect(startNow(server.database, id, organiser, new Date())).rejects.toThrow('A table needs 3 people')
  await tick(0.5)
  expect((await view(id)).state).toBe('cancelled')
})

test('after the start an organiser who plays removes nobody; one who does not gives a reason, which is shown and logged', async () => {
  const { database } = server
  const { pool } = database
  await pool.query(`delete from outbox where kind = 'removed'`)
  const reason = 'Was unkind to others.'
  const begin = async (...accounts: string[]) => {
    const id = await make({ seats: 2, capacity: 8 })
    for (const account of accounts) await enter(id, account)
    await startNow(database, id, organiser, new Date())
    await runTournaments({ database, bus: server.bus, log }, new Date(Date.now() + 1_000))
    return id
  }
  const playing = await begin(organiser, 'p-01', 'p-02')
  const remove = (id: number, account: string, owner?: string) =>
    removePerson(database, id, { account, reason, ...(owner !== undefined && { owner }) })
  await expect(remove(playing, 'p-01', organiser)).rejects.toThrow('only an operator')
  await withdrawFrom(database, playing, organiser)
  await expect(remove(playing, 'p-01', organiser)).rejects.toThrow('only an operator')
  await remove(playing, 'p-01')
  const watching = await begin('p-01', 'p-02', 'p-03')
  await remove(watching, 'p-02', organiser)
  await expect(remove(watching, 'p-02', organiser)).rejects.toThrow('not in the tournament')
  const { rows } = await pool.query(
    `select match_id, content ->> 'account' as who from outbox where kind = 'removed' order by id`,
  )
  expect(rows).toEqual([
    { match_id: `tournament-${playing}`, who: 'p-01' },
    { match_id: `tournament-${watching}`, who: 'p-02' },
  ])
  const { rows: logged } = await pool.query(
    `select operator, subject, facts from moderation_log where action = 'removeFromTournament' order by id desc limit 2`,
  )
  expect(logged).toEqual([
    { operator: organiser, subject: 'p-02', facts: { tournament: watching } },
    { operator: 'command line', subject: 'p-01', facts: { tournament: playing } },
  ])
  await pool.query(
    `insert into notification_channels (account, kind, address) values ('p-02', 'webhook', 'https://p-02.example/')`,
  )
  await collect(database, { timeout: 0, lease: 0 })
  const [due] = (await takeSingles(database, 10, 0)).flat().filter(({ kind }) => kind === 'removed')
  expect([due?.game, due && decide(due, Date.now())]).toEqual([(await view(watching, 'p-02')).title, 'send'])
  const reader = { account: 'p-02', channel: '1', language: 'en', zone: 'UTC', shared: true } as const
  const options = { publicUrl: 'https://site.example', linkTo: () => 'never', now: Date.now }
  const notification = await composeNotification(due!, reader, options)
  expect(notification.text).toContain(reason)
  expect(notification.link).toBe(`https://site.example/tournaments/${watching}`)
})
