import { library } from '@carriage/catalogue'
import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookAtDue } from '../clock/index.ts'
import { seatsIn } from '../matches/seat-bits.ts'
import { type TestHouse, testHouse } from '../testing/house.ts'
import { groupDesign } from './design.ts'
import { startLeague } from './leagues.ts'
import { runSeasons } from './runner.ts'
import { signOff, signUp } from './sign-up.ts'

const log = pino({ level: 'silent' })
const day = 86_400_000
const league = 'coal'
/** Who never looks at a table. */
const absent = ['p-03', 'p-10', 'p-24', 'p-39']
/** Who stops after a few decisions. */
const leaver = 'p-15'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
}, 120_000)
afterAll(() => house.close())

const people = Array.from({ length: 40 }, (_, at) => `p-${String(at).padStart(2, '0')}`)
const start = Date.now()
const at = (days: number) => new Date(start + days * day)
const tick = (days: number) => runSeasons({ database: house.database, bus: house.bus, log }, at(days))

async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await house.database.pool.query<Row>(text, values)).rows
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

interface Waiting {
  match: MatchId
  waiting: number
  seats: { seat: Seat; account: string; kept: boolean }[]
}

const running = () =>
  rowsOf<Waiting>(
    `select h.match_id as match, h.waiting,
       (select json_agg(json_build_object('seat', s.seat, 'account', s.account, 'kept', s.kept) order by s.seat)
        from seats s where s.table_id = h.match_id) as seats
     from heads h where h.result is null order by h.match_id`,
  )

/** Decisions that each person has made. */
const made = new Map<string, number>()

function plays(account: string): boolean {
  return !absent.includes(account) && (account !== leaver || (made.get(account) ?? 0) < 20)
}

/** Bots choose for everybody who is there, until each table is over or waits for somebody who is away. */
async function playOn({ match }: Waiting): Promise<void> {
  const game = library.latest('auction')!
  for (;;) {
    const [table] = (
      await rowsOf<Waiting>(
        `select h.match_id as match, h.waiting,
           (select json_agg(json_build_object('seat', s.seat, 'account', s.account, 'kept', s.kept) order by s.seat)
            from seats s where s.table_id = h.match_id) as seats
         from heads h where h.match_id = $1 and h.result is null`,
        [match],
      )
    ).values()
    const next = table?.seats.find(
      ({ seat, account, kept }) => !kept && seatsIn(table.waiting).includes(seat) && plays(account),
    )
    if (!next) return
    const { seat, account } = next
    const { n, view } = (await house.matches.standing(match, seat))!
    const moves = [...game.moves(view, seat)]
    made.set(account, (made.get(account) ?? 0) + 1)
    const move = moves[(Number(account.slice(2)) + n) % moves.length]!
    await house.matches.execute(match, { do: 'move', id: `${match}-${n}-${seat}`, basis: n, seat, move })
  }
}

/** Lets the given number of days pass at all running tables, then runs the clock. */
async function letPass(days: number): Promise<void> {
  const past = days * day
  await house.database.pool.query(
    `update heads set clock = (clock::jsonb || jsonb_build_object('at', (clock->>'at')::float8 - $1, 'since',
       (select coalesce(jsonb_agg(each::text::float8 - $1), '[]') from jsonb_array_elements(clock::jsonb->'since') each)))::json
     where result is null and clock is not null`,
    [past],
  )
  await house.database.pool.query(`update deadlines set due_at = due_at - $1 * interval '1 millisecond'`, [past])
  while ((await lookAtDue({ database: house.database, bus: house.bus, log })) > 0);
}

/** The standing bots have played where nobody else is waited for. */
async function untilBotsRest(): Promise<void> {
  await expect
    .poll(
      async () => {
        await lookAtDue({ database: house.database, bus: house.bus, log, patience: 200 })
        return (await running()).filter(({ waiting, seats }) =>
          seats.every(({ seat, kept }) => kept || !seatsIn(waiting).includes(seat)),
        )
      },
      { timeout: 30_000, interval: 50 },
    )
    .toEqual([])
}

test('a season of 40 people runs by itself, from sign-up to promotion and into the next season', async () => {
  const { database } = house
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

  // The store fails in the middle of the start.
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
  await expect(signUp(database, league, 'late', { stays: true, now: at(0.01) })).rejects.toThrow('sign-up has ended')
  await signUp(database, league, 'p-07', { stays: false, now: at(0.01) })
  await signOff(database, league, 'p-08')

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
  // The strongest together; who is not known yet is taken for 25, more than anybody else has here.
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

  // Everybody who is there plays; then some are reminded, once for each decision, and a bot plays for them.
  await Promise.all((await running()).map(playOn))
  const stuck = await running()
  expect(stuck.length).toBeGreaterThan(10)
  const reminders = () =>
    rowsOf<{ match_id: string; content: { seats: number[] } }>(
      `select match_id, content from outbox where kind = 'reminder'`,
    )
  await tick(1)
  expect(await reminders()).toEqual([])
  await tick(1.6)
  await tick(1.7)
  const reminded = await reminders()
  expect(new Set(reminded.map(({ match_id }) => match_id))).toEqual(new Set(stuck.map(({ match }) => match)))
  expect(reminded).toHaveLength(stuck.length)
  for (let rounds = 0; (await running()).length > 0; rounds++) {
    expect(rounds).toBeLessThan(50)
    await letPass(3)
    await untilBotsRest()
    await Promise.all((await running()).map(playOn))
  }
  await tick(20)
  expect(await stateOf(1)).toBe('over')

  // The places follow from the results, as another way of counting finds them.
  const counted = await rowsOf<{ account: string; points: number; firsts: number }>(
    `select f.account, sum(case when s.kept or s.resigned then 0 else 5 - f.place - (f.tied - 1) / 2.0 end)::float8 as points,
       count(*) filter (where f.place = 1 and not s.kept)::integer as firsts
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

  // The next season is open, with everybody who stays and was there.
  expect(await stateOf(2)).toBe('signup')
  const signedUp = (await members(2)).map(({ account }) => account).toSorted()
  expect(signedUp).toEqual(people.filter((account) => ![...absent, 'p-05', 'p-07', 'p-08'].includes(account)))
  await tick(20)
  expect(await rowsOf('select from seasons where league = $1', [league])).toHaveLength(2)
  await tick(34.1)
  expect(await stateOf(2)).toBe('playing')
  const second = new Map((await members(2)).map((each) => [each.account, each]))
  for (const { account } of moved(2, 1)) expect(second.get(account)?.division, account).toBe(1)
  for (const { account } of moved(1, -1).filter((each) => second.has(each.account)))
    expect(second.get(account)?.division, account).toBe(2)

  // Nobody decides in time any more: at its end date the season is over, and nothing of it counts.
  await tick(94)
  expect(await stateOf(2)).toBe('playing')
  await tick(94.2)
  expect(await stateOf(2)).toBe('over')
  expect(await stateOf(3)).toBe('signup')
  expect(await members(3)).toEqual([])
  // With nobody there the sign-up goes on.
  await tick(109)
  expect(await stateOf(3)).toBe('signup')
}, 120_000)
