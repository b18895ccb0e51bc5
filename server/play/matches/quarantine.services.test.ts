import { randomUUID } from 'node:crypto'
import type { Seat } from '@carriage/kernel'
import type { Clock, MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, natsBus } from '../../platform/bus/index.ts'
import { openDatabase } from '../../platform/storage/database.ts'
import { ProblemError } from '../../tables/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { runBots } from '../bots/index.ts'
import { seatsToPlay } from '../bots/seats-to-play.ts'
import { lookAtDue, pollDeadlines } from '../clock/index.ts'
import { listRecords } from '../records/index.ts'
import { budgetOf } from './budget.ts'
import { type MatchesHere, playMatches } from './play.ts'
import { quarantined, release, releaseKnown } from './quarantine.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
const live: Pace = { kind: 'live', bank: 60, increment: 0 }
const slow: Pace = { kind: 'slow', days: 1 }
let database: TestDatabase
let bus: Bus
let matches: MatchesHere
interface Line {
  msg: string
  match?: string
  reason?: string
}
const lines: Line[] = []
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) })

beforeAll(async () => {
  database = await testDatabase()
  bus = await natsBus(nats)
  matches = playMatches({ database, bus, log, budget: budgetOf(1_000) })
})
afterAll(async () => {
  await matches.idle()
  await bus.close()
  await database.drop()
})

/** Repeats a request until it no longer fails internally, and returns the codes. */
async function codesOf(ask: () => Promise<unknown>): Promise<string[]> {
  const codes: string[] = []
  for (let asked = 0; asked < 10; asked++) {
    const code = await ask().then(
      (answer) => (answer as { problem?: { code: string } } | undefined)?.problem?.code ?? 'done',
      (error: unknown) => (error instanceof ProblemError ? error.problem.code : String(error)),
    )
    codes.push(code)
    if (code !== 'internal') break
  }
  return codes
}

function move(match: MatchId, seat: Seat, chosen: object = {}, basis = 0) {
  return matches.execute(match, { type: 'move', id: randomUUID(), basis, seat, move: chosen })
}

/** A legal move of the seat that has to decide. */
async function legalMove(match: MatchId): Promise<{ n: number; seat: Seat; chosen: object }> {
  const { rows } = await database.pool.query<{ game: string; waiting: number }>(
    'select game, waiting from matches join match_heads on match_id = id where id = $1',
    [match],
  )
  const seat = (rows[0]!.waiting & 1 ? 0 : 1) as Seat
  const { n, view } = (await matches.standing(match, seat))!
  const [chosen] = library.latest(rows[0]!.game)!.moves(view, seat)
  return { n, seat, chosen: chosen! }
}

async function playOn(match: MatchId) {
  const { n, seat, chosen } = await legalMove(match)
  return move(match, seat, chosen, n)
}

/** Makes the process drop the match. */
async function forget(match: MatchId): Promise<void> {
  bus.publish(`table.${match}`, 'released')
  await bus.flush()
}

async function deadlineOf(match: MatchId): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ due_at: Date }>('select due_at from deadlines where match_id = $1', [
    match,
  ])
  return rows[0]?.due_at.getTime()
}

const isStopped = async (match: MatchId) => (await quarantined(database)).some((each) => each.match === match)

test('a match of an unknown rules version is quarantined after three failures, with notification, and others continue', async () => {
  const other = await beginTable(database)
  const match = await beginTable(database, { pace: live })
  await database.pool.query('update matches set rules = 99 where id = $1', [match])
  expect(await codesOf(() => matches.standing(match, 'spectator'))).toEqual(['internal', 'internal', 'quarantined'])
  expect((await move(match, 0)).ok).toBe(false)
  expect(await codesOf(() => move(match, 0))).toEqual(['quarantined'])
  expect(await codesOf(() => matches.frames(match, 'spectator', 0))).toEqual(['quarantined'])
  const records = listRecords({ database, log })
  expect(await codesOf(() => records.read(match))).toEqual(['quarantined'])
  await records.close()
  expect(await quarantined(database)).toMatchObject([{ match, game: 'kraftwagen', rules: 99, reason: 'unknownRules' }])
  expect((await quarantined(database))[0]?.detail).toContain('version 99')
  const sent = lines.filter((line) => line.match === match)
  expect(sent.filter(({ msg }) => msg.startsWith('match quarantined'))).toMatchObject([{ reason: 'unknownRules' }])
  expect(sent.length).toBeLessThan(10)
  expect((await playOn(other)).ok).toBe(true)
})

test('the clock and the bots skip a quarantined match', async () => {
  const match = await beginTable(database, { pace: live, bots: [0, 1] })
  expect(await deadlineOf(match)).toBeDefined()
  expect(await seatsToPlay(database.pool, match)).toBeDefined()
  await database.pool.query('update matches set rules = 99 where id = $1', [match])
  await codesOf(() => matches.standing(match, 'spectator'))
  expect(await deadlineOf(match)).toBeUndefined()
  expect(await seatsToPlay(database.pool, match)).toBeUndefined()
  // A player who resigns makes the clock check the match once more, and only once.
  await database.pool.query('insert into deadlines (match_id, version, due_at) values ($1, 0, now())', [match])
  const woken: string[] = []
  const calls = bus.subscribe('bots.wake', (text) => woken.push(text))
  while ((await deadlineOf(match)) !== undefined) await lookAtDue({ database, bus, log, timeout: 0 })
  await bus.flush()
  calls.end()
  expect(woken).not.toContain(match)
})

test('a match with a gap in its log is quarantined, and continues once it is repaired and released', async () => {
  const match = await beginTable(database)
  for (let n = 0; n < 3; n++) expect((await playOn(match)).ok).toBe(true)
  const renumber = (from: number, to: number) =>
    database.pool.query('update moves set n = $3 where match_id = $1 and n = $2', [match, from, to])
  await renumber(2, 1_002)
  await forget(match)
  await expect
    .poll(() => codesOf(() => matches.opening(match, 0)).then((codes) => codes.at(-1)), { timeout: 20_000 })
    .toBe('done')
  expect((await codesOf(() => matches.standing(match, 0))).at(-1)).toBe('quarantined')
  expect((await quarantined(database)).find((each) => each.match === match)).toMatchObject({ reason: 'brokenLog' })
  await renumber(1_002, 2)
  expect(await release({ database, bus, log }, match)).toBe(true)
  expect(await release({ database, bus, log }, match)).toBe(false)
  expect((await playOn(match)).ok).toBe(true)
})

test('a match whose rules throw at every move is quarantined after three of them', async () => {
  const match = await beginTable(database)
  const { seat, chosen } = await legalMove(match)
  await database.pool.query(`insert into snapshots (match_id, n, state) values ($1, 0, '{}')`, [match])
  await forget(match)
  expect(await codesOf(() => move(match, seat, chosen))).toEqual(['internal', 'internal', 'quarantined'])
  expect((await quarantined(database)).find((each) => each.match === match)).toMatchObject({ reason: 'rules' })
})

test('a match in which no bot can decide is quarantined, and the clock requests no more bots', async () => {
  const match = await beginTable(database, { bots: [0, 1] })
  await database.pool.query(`insert into snapshots (match_id, n, state) values ($1, 0, '{}')`, [match])
  const bots = runBots({ database, bus, matches, log })
  const clock = pollDeadlines({ database, bus, log, timeout: 50, longestRest: 50 })
  await expect.poll(() => isStopped(match), { timeout: 60_000 }).toBe(true)
  expect(await deadlineOf(match)).toBeUndefined()
  await clock.stop()
  await bots.stop()
}, 90_000)

test('a released match charges no clock for the time of its quarantine', async () => {
  for (const pace of [live, slow]) {
    const match = await beginTable(database, { pace })
    await database.pool.query(`insert into quarantines (match_id, reason, detail) values ($1, 'rules', '')`, [match])
    const week = 7 * 86_400_000
    const now = Date.now() + week
    await release({ database, bus, log }, match, now)
    const { rows } = await database.pool.query<{ clock: Clock }>('select clock from match_heads where match_id = $1', [
      match,
    ])
    const { clock } = rows[0]!
    expect(clock.at).toBe(now)
    if (pace.kind === 'slow') expect(new Set(clock.since)).toEqual(new Set([now]))
    // The clock checks it again, and no player is late.
    while ((await lookAtDue({ database, bus, log })) > 0) {}
    const { rows: replaced } = await database.pool.query('select from seats where table_id = $1 and replaced', [match])
    expect(replaced).toEqual([])
    expect(await deadlineOf(match)).toBeGreaterThan(now)
  }
})

test('a process with the rules version releases matches that an older one could not play', async () => {
  const known = await beginTable(database)
  const unknown = await beginTable(database)
  const broken = await beginTable(database)
  await database.pool.query('update matches set rules = 99 where id = $1', [unknown])
  for (const [match, reason] of [
    [known, 'unknownRules'],
    [unknown, 'unknownRules'],
    [broken, 'brokenLog'],
  ])
    await database.pool.query(`insert into quarantines (match_id, reason, detail) values ($1, $2, '')`, [match, reason])
  await releaseKnown({ database, bus, log })
  expect([await isStopped(known), await isStopped(unknown), await isStopped(broken)]).toEqual([false, true, true])
})

test('an outage of the database quarantines no match', async () => {
  const match = await beginTable(database)
  const away = openDatabase({ url: 'postgres://127.0.0.1:1/nowhere' })
  const here = playMatches({ database: away, bus, log, budget: budgetOf(1_000) })
  for (let asked = 0; asked < 5; asked++) await expect(here.standing(match, 0)).rejects.toThrow('ECONNREFUSED')
  expect(await isStopped(match)).toBe(false)
  await away.close()
})
