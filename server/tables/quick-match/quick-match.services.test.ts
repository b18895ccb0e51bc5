import type { MatchId, Table } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../platform/storage/database.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { matchTickets } from './match-tickets.ts'
import { sweepTickets } from './tickets.ts'

const log = pino({ level: 'silent' })
const live = { kind: 'live', bank: 600, increment: 10 } as const
const slow = { kind: 'slow', days: 1 } as const

let server: TestServer
let ann: Guest
let bob: Guest
let cem: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  ;[ann, bob, cem] = (await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => server.guest(name)))) as [
    Guest,
    Guest,
    Guest,
  ]
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from tickets')
  await server.database.pool.query('delete from mutes')
})

const look = (who: Guest, wish: object = {}) =>
  who.api.POST('/api/quick-match', { body: { games: ['auction'], pace: live, seats: 2, ...wish } })
const stay = async (who: Guest) => (await who.api.POST('/api/quick-match/stay', {})).data!.tickets
const round = () => matchTickets({ database: server.database, bus: server.bus, log })
const tableOf = async (who: Guest, game = 'auction') => (await stay(who)).find((each) => each.game === game)?.table
const peopleAt = ({ seats }: Pick<Table, 'seats'>) => new Set(seats.map(({ account }) => account))
const show = async (id: MatchId) => (await ann.api.GET('/api/tables/:id', { params: { path: { id } } })).data!

test('two who look for the same are seated together, and their match runs', async () => {
  expect((await look(ann)).data?.tickets).toMatchObject([
    { game: 'auction', others: 0, table: null, least: 2, most: 2 },
  ])
  expect(await round()).toEqual([])
  expect((await look(bob)).data?.tickets).toMatchObject([{ others: 1, table: null }])
  const [id] = await round()
  expect(await tableOf(ann)).toBe(id)
  expect(await tableOf(bob)).toBe(id)
  const table = await show(id!)
  expect(table).toMatchObject({ state: 'playing', rated: false, pace: live, visibility: 'open' })
  expect(peopleAt(table)).toEqual(new Set([ann.id, bob.id]))
  // A repeated request at this moment does not seat them at a second table.
  expect((await look(ann)).data?.tickets).toMatchObject([{ table: id }])
  await look(cem)
  expect(await round()).toEqual([])
})

test('a person who stops looking is not seated, and gets a table that was found in the meantime', async () => {
  const stop = (who: Guest) => who.api.DELETE('/api/quick-match/:game', { params: { path: { game: 'auction' } } })
  await look(ann)
  await look(bob)
  expect((await stop(bob)).data?.tickets).toEqual([])
  expect(await round()).toEqual([])
  await look(cem)
  const [id] = await round()
  expect((await stop(ann)).data?.tickets).toMatchObject([{ table: id }])
  expect(await stay(ann)).toEqual([])
})

test('people with a block never meet', async () => {
  await server.database.pool.query(`insert into mutes (account, other, name, blocked) values ($1, $2, 'Ann', true)`, [
    bob.id,
    ann.id,
  ])
  await look(ann)
  await look(bob)
  expect(await round()).toEqual([])
  await look(cem)
  const [id] = await round()
  // Ann has waited longest.
  expect(peopleAt(await show(id!))).toEqual(new Set([ann.id, cem.id]))
})

test('a closed page ends the wait for a live game, but not for a slow one', async () => {
  const gone = (who: Guest) =>
    server.database.pool.query(`update tickets set seen_at = now() - interval '3 minutes' where account = $1`, [who.id])
  await look(ann)
  await gone(ann)
  expect((await look(bob)).data?.tickets[0]?.others).toBe(0)
  expect(await round()).toEqual([])
  await sweepTickets(server.database, 7)
  expect(await stay(ann)).toEqual([])

  await look(ann, { pace: slow })
  await gone(ann)
  await sweepTickets(server.database, 7)
  await look(bob, { pace: slow })
  expect(await round()).toHaveLength(1)
  await server.database.pool.query(`delete from tickets`)
  await look(ann, { pace: slow })
  await server.database.pool.query(`update tickets set created_at = now() - interval '8 days'`)
  await gone(ann)
  await sweepTickets(server.database, 7)
  expect(await stay(ann)).toEqual([])
})

test('rated tables are for lasting accounts of different people with near ratings', async () => {
  expect((await look(ann, { rated: true })).error).toMatchObject({ facts: { needs: 'lastingAccount' } })
  const { pool } = server.database
  await pool.query('update accounts set guest = false where id = any ($1)', [[ann.id, bob.id, cem.id]])
  await pool.query(
    `insert into ratings (account, game, pace, mu, sigma, games) values ($1, 'auction', 'live', 45, 3, 9)`,
    [bob.id],
  )
  await pool.query(`insert into browsers (account, browser) values ($1, 'same'), ($2, 'same')`, [ann.id, cem.id])
  for (const who of [ann, bob, cem]) await look(who, { rated: true, ratingRange: 300 })
  // Bob plays far better, and Ann and Cem share a browser.
  expect(await round()).toEqual([])
  await pool.query(`update tickets set created_at = created_at - interval '2 minutes'`)
  const [id] = await round()
  const table = await show(id!)
  expect(table).toMatchObject({ rated: true, state: 'playing' })
  expect(peopleAt(table)).toEqual(new Set([ann.id, bob.id]))
  await pool.query('delete from browsers')
})

test('a suspended person is not seated', async () => {
  await look(ann)
  await look(bob)
  const { pool } = server.database
  await pool.query(`update accounts set suspended_until = now() + interval '1 day' where id = $1`, [ann.id])
  expect(await round()).toEqual([])
  expect((await look(ann)).error?.code).toBe('suspended')
  await pool.query('update accounts set suspended_until = null')
})

test('an invalid wish is refused', async () => {
  for (const wish of [
    { games: ['nothing'] },
    { games: [] },
    { seats: 8 },
    { pace: { kind: 'none' } },
    { ratingRange: 7 },
    { seats: 1 },
  ])
    expect((await look(ann, wish)).response.status, JSON.stringify(wish)).toBe(400)
  expect(await stay(ann)).toEqual([])
})

/** People with tickets, without HTTP. */
async function crowd(count: number): Promise<void> {
  const { pool } = server.database
  await pool.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select 'crowd-' || n, 'Crowd ' || n, 'crowd-' || n || '@guest.invalid', false, true from generate_series(1, $1) n
     on conflict do nothing`,
    [count],
  )
  await pool.query(
    `insert into tickets (account, game, pace, least, most, rated, awake)
     select 'crowd-' || n, 'auction', $2, 2, 4, false, false from generate_series(1, $1) n`,
    [count, JSON.stringify(live)],
  )
}

const seatedTwice = async () =>
  (
    await server.database.pool.query<{ account: string }>(
      `select account from seats where account like 'crowd-%' and state = 'playing' group by account having count(*) > 1`,
    )
  ).rows

test('concurrent processes seat everybody once', async () => {
  await crowd(61)
  const processes = Array.from({ length: 3 }, () => openDatabase({ url: server.database.url, connections: 4 }))
  try {
    const looks = processes.flatMap((database) =>
      Array.from({ length: 4 }, () => matchTickets({ database, bus: server.bus, log })),
    )
    const tables = new Set((await Promise.all(looks)).flat())
    // Fifteen tables of four, and one person is still waiting.
    expect(tables.size).toBe(15)
  } finally {
    for (const database of processes) await database.close()
  }
  expect(await seatedTwice()).toEqual([])
  const { rows } = await server.database.pool.query<{ waiting: number; seated: number }>(
    `select count(*) filter (where table_id is null)::integer as waiting, count(table_id)::integer as seated from tickets`,
  )
  expect(rows).toEqual([{ waiting: 1, seated: 60 }])
}, 60_000)

test('a process that is killed in the middle leaves everybody waiting, and the next one seats them', async () => {
  const { pool } = server.database
  await pool.query(`delete from seats where account like 'crowd-%'`)
  await crowd(8)
  const blocker = await pool.connect()
  const database = openDatabase({ url: server.database.url, connections: 1 })
  try {
    await blocker.query('begin')
    await blocker.query('lock table matches in exclusive mode')
    const looking = matchTickets({ database, bus: server.bus, log }).catch(() => 'killed')
    const victim = async () =>
      (
        await pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like 'insert into matches%'`,
        )
      ).rows[0]?.pid
    await expect.poll(victim).toBeDefined()
    await pool.query('select pg_terminate_backend($1)', [await victim()])
    expect(await looking).toBe('killed')
  } finally {
    await blocker.query('rollback')
    blocker.release()
    await database.close()
  }
  const seats = () => pool.query(`select from seats where account like 'crowd-%'`)
  expect((await seats()).rowCount).toBe(0)
  expect(await round()).toHaveLength(2)
  expect((await seats()).rowCount).toBe(8)
  expect(await seatedTwice()).toEqual([])
}, 60_000)

test('a group that cannot be seated does not affect the others', async () => {
  const { pool } = server.database
  await pool.query(`delete from seats where account like 'crowd-%'`)
  await crowd(8)
  await pool.query(`alter table seats add constraint unlucky check (account <> 'crowd-1') not valid`)
  expect(await round()).toHaveLength(1)
  await pool.query('alter table seats drop constraint unlucky')
  expect(await round()).toHaveLength(1)
  expect(await seatedTwice()).toEqual([])
}, 60_000)
