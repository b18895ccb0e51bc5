import type { MatchId, Pace } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { letPass as pass } from '../../testing/let-pass.ts'
import { claimDue, lookAgain } from './deadlines.ts'
import { enforceDeadlines } from './enforce-deadlines.ts'
import { lookAtDue, pollDeadlines } from './poller.ts'
import { setTimeSettings, timeSettingsOf } from './time-settings.ts'

const log = pino({ level: 'silent' })
const live: Pace = { kind: 'live', bank: 60, increment: 0 }
const slow: Pace = { kind: 'slow', days: 1 }
const hour = 3_600_000
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('delete from deadlines'))

const letPass = (match: MatchId, milliseconds: number) => pass({ database }, match, milliseconds)

async function replacedSeats(match: MatchId): Promise<number[]> {
  const { rows } = await database.pool.query<{ seat: number }>(
    'select seat from seats where table_id = $1 and replaced',
    [match],
  )
  return rows.map(({ seat }) => seat)
}

async function dueIn(match: MatchId): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ due_at: Date }>('select due_at from deadlines where match_id = $1', [
    match,
  ])
  return rows[0] && rows[0].due_at.getTime() - Date.now()
}

/** A bus that records its messages. */
function listening() {
  const bus = localBus()
  const received: string[] = []
  bus.subscribe('table.*', (text, subject) => received.push(`${subject} ${text}`))
  bus.subscribe('bots.wake', (text) => received.push(`wake ${text}`))
  return { bus, received }
}

test('a bot replaces a seat that is out of time, and the table is notified', async () => {
  const { bus, received } = listening()
  const match = await beginTable(database, { pace: live })
  expect(await lookAtDue({ database, bus, log })).toBe(0)
  await letPass(match, 66_000)
  expect(await lookAtDue({ database, bus, log })).toBe(1)
  expect(await replacedSeats(match)).toHaveLength(1)
  await expect.poll(() => received).toEqual([`table.${match} replaced`, `wake ${match}`])
})

test('a person on holiday is not late, also when the holiday was set after the last move', async () => {
  const { bus, received } = listening()
  const match = await beginTable(database, { pace: slow, accounts: [`traveller`, `traveller-2`] })
  await letPass(match, 24 * hour + 1_000)
  const [from, to] = [-2, 1].map((days) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10))
  for (const account of ['traveller', 'traveller-2']) {
    await database.pool.query(`insert into time_settings (account, zone, holidays) values ($1, 'UTC', $2)`, [
      account,
      JSON.stringify([{ from, to }]),
    ])
  }
  expect(await lookAtDue({ database, bus, log })).toBe(1)
  expect(await replacedSeats(match)).toEqual([])
  expect(await dueIn(match)).toBeGreaterThan(24 * hour)
  expect(received).toEqual([])
})

test('a move that is being committed is in time', async () => {
  const match = await beginTable(database, { pace: live })
  const mover = await database.pool.connect()
  await mover.query('begin')
  await mover.query('update match_heads set version = version + 1 where match_id = $1', [match])
  const late = [0, 1].map((seat) => ({ match, version: 0, seat: seat as 0 | 1 }))
  expect(await enforceDeadlines(database.pool, late)).toEqual([])
  await mover.query('commit')
  mover.release()
  expect(await enforceDeadlines(database.pool, late)).toEqual([])
  expect(await replacedSeats(match)).toEqual([])
  expect(
    await enforceDeadlines(
      database.pool,
      late.map((seat) => ({ ...seat, version: 1 })),
    ),
  ).toEqual([match])
})

test('pollers share the due tables, and each is checked once', async () => {
  const { bus, received } = listening()
  const matches = await Promise.all(Array.from({ length: 60 }, () => beginTable(database, { pace: live })))
  await Promise.all(matches.map((match) => letPass(match, 70_000)))
  const found = await Promise.all(Array.from({ length: 5 }, () => lookAtDue({ database, bus, log, batch: 20 })))
  const rest = await lookAtDue({ database, bus, log, batch: 200 })
  expect(found.reduce((sum, count) => sum + count, rest)).toBe(60)
  await expect.poll(() => received.filter((text) => text.startsWith('wake'))).toHaveLength(60)
  expect(new Set(received).size).toBe(120)
})

test('a deadline that is locked is skipped without waiting', async () => {
  const [held, free] = [await beginTable(database, { pace: live }), await beginTable(database, { pace: live })]
  await Promise.all([held, free].map((match) => letPass(match, 70_000)))
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select from deadlines where match_id = $1 for update', [held])
  expect((await claimDue(database.pool, 200, 5_000)).map(({ match }) => match)).toEqual([free])
  await holder.query('commit')
  holder.release()
  expect((await claimDue(database.pool, 200, 5_000)).map(({ match }) => match)).toEqual([held])
})

test('a deadline that a move has set in the meantime is not changed', async () => {
  const match = await beginTable(database, { pace: live })
  await database.pool.query('update deadlines set version = 1 where match_id = $1', [match])
  await lookAgain(database.pool, [{ match, version: 0, due: null }])
  await lookAgain(database.pool, [{ match, version: 0, due: Date.now() + 24 * hour }])
  expect(await dueIn(match)).toBeLessThan(66_000)
  await lookAgain(database.pool, [{ match, version: 1, due: Date.now() + 24 * hour }])
  expect(await dueIn(match)).toBeGreaterThan(23 * hour)
})

test('deadlines taken by a poller that died are due again after a while', async () => {
  const { bus, received } = listening()
  const match = await beginTable(database, { pace: live })
  await letPass(match, 70_000)
  await lookAtDue({ database, bus, log, timeout: 100 })
  expect(await lookAtDue({ database, bus, log, timeout: 100 })).toBe(0)
  await expect.poll(() => lookAtDue({ database, bus, log, timeout: 60_000 })).toBe(1)
  expect(received.filter((text) => text.startsWith('wake'))).toHaveLength(2)
  expect(received.filter((text) => text.startsWith('table'))).toHaveLength(1)
})

test('a finished match and a leftover deadline are not checked again', async () => {
  const { bus } = listening()
  const match = await beginTable(database, { pace: live })
  await database.pool.query(`update match_heads set result = '{}' where match_id = $1`, [match])
  await letPass(match, 70_000)
  await database.pool.query(`insert into deadlines values ('zzzzzzzzzzzzzz', 0, now())`)
  expect(await lookAtDue({ database, bus, log })).toBe(2)
  expect(await database.pool.query('select from deadlines').then(({ rowCount }) => rowCount)).toBe(0)
})

test('the poller wakes for a deadline before all it knew, and stops on request', async () => {
  const { bus, received } = listening()
  const far = await beginTable(database, { pace: slow })
  const poller = pollDeadlines({ database, bus, log, longestRest: 200 })
  const near = await beginTable(database, { bots: [0, 1] })
  await expect.poll(() => received, { timeout: 5_000 }).toContain(`wake ${near}`)
  expect(received).not.toContain(`wake ${far}`)
  await poller.stop()
  await database.pool.query('update deadlines set due_at = now()')
  const count = received.length
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(received).toHaveLength(count)
})

test('the poller recovers from a short outage of the database', async () => {
  const { bus, received } = listening()
  const poller = pollDeadlines({ database, bus, log, longestRest: 50 })
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const match = await beginTable(database, { bots: [0, 1] })
  await expect.poll(() => received, { timeout: 5_000 }).toContain(`wake ${match}`)
  await poller.stop()
})

const calm = { zone: 'Europe/Vienna', sleep: { from: '22:30', to: '07:00' }, holidays: [] }

test('time settings are stored unchanged', async () => {
  expect(await timeSettingsOf(database.pool, 'anna')).toBeUndefined()
  const given = { ...calm, holidays: [{ from: '2027-07-01', to: '2027-07-14' }] }
  expect(await setTimeSettings(database, 'anna', given, Date.UTC(2026, 10, 15))).toBeUndefined()
  expect(await timeSettingsOf(database.pool, 'anna')).toEqual(given)
  expect(await setTimeSettings(database, 'anna', { ...given, sleep: null }, Date.UTC(2026, 10, 15))).toBeUndefined()
  expect(await timeSettingsOf(database.pool, 'anna')).toEqual({ ...given, sleep: null })
})

test('a year has thirty days of holiday, and used ones cannot be taken again', async () => {
  const at = Date.UTC(2027, 5, 15, 12)
  const set = (holidays: { from: string; to: string }[], now: number) =>
    setTimeSettings(database, 'bert', { ...calm, holidays }, now)
  expect(await set([{ from: '2027-07-01', to: '2027-07-31' }], at)).toMatchObject({
    code: 'refused',
    facts: { year: '2027', days: 30 },
  })
  expect(await set([{ from: '2027-06-01', to: '2027-06-30' }], at)).toBeUndefined()
  expect((await timeSettingsOf(database.pool, 'bert'))?.holidays).toEqual([{ from: '2027-06-15', to: '2027-06-30' }])
  const autumn = Date.UTC(2027, 8, 1)
  expect((await set([{ from: '2027-10-01', to: '2027-10-15' }], autumn))?.code).toBe('refused')
  expect(await set([{ from: '2027-10-01', to: '2027-10-14' }], autumn)).toBeUndefined()
})

test('sleep that is set once a decision is faced takes back no time, at tables with days and with a bank', async () => {
  const { bus } = listening()
  for (const pace of [slow, { kind: 'slow', days: 1, increment: 12 } as const]) {
    const accounts = ['dodger', 'dozer'].map((name) => `${name}-${pace.increment}`)
    const match = await beginTable(database, { pace, accounts })
    await letPass(match, 24 * hour + 1_000)
    // A person claims that the last eleven hours were night.
    const [from, to] = [-11, 0].map((hours) => new Date(Date.now() + hours * hour).toISOString().slice(11, 16))
    for (const account of accounts)
      await setTimeSettings(database, account, { zone: 'UTC', sleep: { from: from!, to: to! }, holidays: [] })
    await lookAtDue({ database, bus, log })
    expect((await replacedSeats(match)).length).toBeGreaterThan(0)
  }
})

test('a holiday that has begun is not refunded, also not by a move to a zone where it has not', async () => {
  const noon = Date.UTC(2027, 2, 10, 12)
  const set = (zone: string, days: readonly string[], now: number) =>
    setTimeSettings(
      database,
      'globetrotter',
      { zone, sleep: null, holidays: days.map((day) => ({ from: day, to: day })) },
      now,
    )
  const holidays = async () => (await timeSettingsOf(database.pool, 'globetrotter'))?.holidays
  await set('UTC', ['2027-03-10', '2027-03-20'], noon)
  await set('UTC', [], noon + hour)
  expect(await holidays()).toEqual([{ from: '2027-03-10', to: '2027-03-10' }])
  await set('Pacific/Kiritimati', ['2027-03-11'], noon)
  await set('Pacific/Pago_Pago', ['2027-03-09'], noon + hour)
  expect(await holidays()).toEqual([{ from: '2027-03-10', to: '2027-03-11' }])
})
