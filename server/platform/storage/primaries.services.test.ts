import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { awaitedSeats, fastChance } from '@carriage/kernel'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collect } from '../../notifications/collect.ts'
import { anyMove } from '../../play/bots/any-move.ts'
import { lookAtDue } from '../../play/clock/index.ts'
import { budgetOf, type MatchesHere, playMatches } from '../../play/matches/index.ts'
import { startRelay } from '../../play/sockets/relay.ts'
import { resign } from '../../tables/resign.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { localBus } from '../bus/index.ts'

const setUp = join(import.meta.dirname, '../../../deploy/postgres/primaries/set-up')
const game = library.latest('auction')!
const log = pino({ level: 'silent' })
const bus = localBus()
const slow = { kind: 'slow', days: 2 } as const

let front: TestDatabase
let primaries: Record<'a' | 'b', TestDatabase>
let matches: MatchesHere
/** A match from before, in the bucket of each primary. */
let before: Record<'a' | 'b', MatchId>
beforeAll(async () => {
  const [site, a, b] = [await testDatabase(), await testDatabase(), await testDatabase()]
  primaries = { a, b }
  front = site
  before = { a: await begin('a', site), b: await begin('b', site) }
  await playOn(processOn(site), before.a)
  execFileSync(setUp, [site.url, a.url, b.url], { stdio: ['ignore', 'ignore', 'inherit'] })
  // With the settings of the recipe.
  await front.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  matches = processOn(front)
}, 60_000)
afterAll(async () => {
  await front.drop()
  await Promise.all(Object.values(primaries).map((each) => each.drop()))
})

function processOn(database: TestDatabase): MatchesHere {
  return playMatches({ database, bus, budget: budgetOf(5_000), log, premoveDelay: 0 })
}

function begin(place: 'a' | 'b', database = front): Promise<MatchId> {
  const id = `${place === 'a' ? '0' : 'z'}${matchIdFrom(randomBytes(14)).slice(1)}` as MatchId // still of the alphabet
  return beginTable(database, { id, game: 'auction', pace: slow })
}

const chance = fastChance(3)

type Command = Parameters<MatchesHere['execute']>[1]

/** A move of a seat whose turn it is; undefined once the match is over. */
async function nextMove(by: MatchesHere, match: MatchId): Promise<Command | undefined> {
  const { n, view } = (await by.standing(match, 'spectator'))!
  const [seat] = awaitedSeats(game.turn(view))
  if (seat === undefined) return undefined
  const own = (await by.standing(match, seat))!.view
  return { type: 'move', id: randomUUID(), basis: n, seat, move: anyMove(game, own, seat, chance) } as Command
}

async function playOn(by: MatchesHere, match: MatchId) {
  const command = await nextMove(by, match)
  return command && by.execute(match, command)
}

async function versionsIn({ pool }: TestDatabase, ids: readonly MatchId[]): Promise<readonly (number | undefined)[]> {
  const { rows } = await pool.query<{ id: MatchId; version: number }>(
    'select match_id as id, version from match_heads where match_id = any($1)',
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.version)
}

async function cut(name: 'a' | 'b'): Promise<void> {
  const database = new URL(primaries[name].url).pathname.slice(1)
  await front.pool.query(`alter database ${database} allow_connections false`)
  await front.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
}

async function mend(name: 'a' | 'b'): Promise<void> {
  await front.pool.query(`alter database ${new URL(primaries[name].url).pathname.slice(1)} allow_connections true`)
}

test('existing matches continue, each in the primary of its bucket', async () => {
  const ids = [before.a, before.b]
  expect(await playOn(matches, before.a)).toEqual({ ok: true, n: 2 })
  expect(await playOn(matches, before.b)).toEqual({ ok: true, n: 1 })
  expect(await versionsIn(primaries.a, ids)).toEqual([2, undefined])
  expect(await versionsIn(primaries.b, ids)).toEqual([undefined, 1])
})

test('moves of both primaries are committed in one call, once, and loaded by another process', async () => {
  const ids = await Promise.all((['a', 'b', 'a', 'b'] as const).map((place) => begin(place)))
  for (let n = 1; n <= 6; n++)
    expect(await Promise.all(ids.map((id) => playOn(n % 2 ? matches : processOn(front), id)))).toEqual(
      ids.map(() => ({ ok: true, n })),
    )
  const again = (await nextMove(matches, ids[0]!))!
  const answers = await Promise.all(
    [matches, processOn(front), processOn(front)].map((by) => by.execute(ids[0]!, again)),
  )
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, n: 7 })))
})

test('a match ends: its table is over, its people are notified, and the relay gets it', async () => {
  const match = await begin('b')
  const versions: number[] = []
  const table = { reached: 0, noteVersion: (n: number) => versions.push(n) > 0, goBackTo: () => undefined }
  const relay = startRelay({
    database: front,
    log,
    tables: new Map([[match, table]]),
    onNews: () => undefined,
    every: 50,
  })
  await expect.poll(() => versions.length).toBeGreaterThan(0)
  let last = 0
  for (let answer = await playOn(matches, match); answer; answer = await playOn(matches, match))
    if (answer.ok) last = answer.n
  await expect.poll(() => versions.at(-1)).toBe(last)
  await relay.stop()
  const { rows } = await front.pool.query<{ state: string; result: object | null; moves: number | null }>(
    'select t.state, t.result, s.moves from tables t join seats s on s.table_id = t.id where t.id = $1',
    [match],
  )
  expect(rows.map(({ state, result, moves }) => [state, result !== null, moves !== null])).toEqual(
    [0, 1].map(() => ['over', true, true]),
  )
  expect((await collect(front, { timeout: 0, lease: 30_000, atMost: 10_000 })).entries).toBeGreaterThan(0)
  for (const each of [front, primaries.a, primaries.b])
    expect((await each.pool.query('select from outbox')).rowCount).toBe(0)
})

test('deadlines are found, enforced and set through the front database', async () => {
  const match = await begin('a')
  await playOn(matches, match)
  const seat = awaitedSeats(game.turn((await matches.standing(match, 'spectator'))!.view))[0]!
  await primaries.a.pool.query(
    `update match_heads set clock = json_build_object('at', 0, 'left', json_build_array(1, 1), 'running', clock -> 'running',
       'since', json_build_array(0, 0)) where match_id = $1`,
    [match],
  )
  await front.pool.query(`update deadlines set due_at = now() - interval '1 second' where match_id = $1`, [match])
  await lookAtDue({ database: front, bus, log })
  const { rows } = await front.pool.query<{ seat: number }>('select seat from seats where table_id = $1 and replaced', [
    match,
  ])
  expect(rows).toEqual([{ seat }])
  const other = await begin('b')
  await resign(front, other, `account-${other}-0`)
  const { rows: due } = await primaries.b.pool.query<{ due: boolean }>(
    'select due_at <= now() as due from deadlines where match_id = $1',
    [other],
  )
  expect(due).toEqual([{ due: true }])
})

test('while one primary is down its matches wait and the others continue, and nothing is lost', async () => {
  const [here, there] = [await begin('a'), await begin('b')]
  expect(await playOn(matches, here)).toEqual({ ok: true, n: 1 })
  expect(await playOn(matches, there)).toEqual({ ok: true, n: 1 })
  const commands = [await nextMove(matches, here), await nextMove(matches, there)] as const
  await cut('b')
  // Both in one call of commit_moves.
  expect(await Promise.all([matches.execute(here, commands[0]!), matches.execute(there, commands[1]!)])).toMatchObject([
    { ok: true, n: 2 },
    { ok: false, problem: { code: 'unavailable' } },
  ])
  for (let n = 3; n <= 5; n++) expect(await playOn(n % 2 ? matches : processOn(front), here)).toEqual({ ok: true, n })
  const began = await begin('a')
  expect(await playOn(matches, began)).toEqual({ ok: true, n: 1 })
  await mend('b')
  expect(await matches.execute(there, commands[1]!)).toEqual({ ok: true, n: 2 })
  expect(await versionsIn(front, [here, there])).toEqual([5, 2])
}, 60_000)

test('a commit that the front left half done is finished', async () => {
  const match = await begin('a')
  const orphan = `1${matchIdFrom(randomBytes(14)).slice(1)}`
  await primaries.a.pool.query('insert into match_heads (match_id, waiting) values ($1, 1)', [orphan])
  const result = { ranking: [[0], [1]], scores: [2, 1] }
  await primaries.a.pool.query('update match_heads set result = $2 where match_id = $1', [
    match,
    JSON.stringify(result),
  ])
  await front.pool.query(`select finish_what_was_left('100 milliseconds')`)
  const { rows } = await front.pool.query<{ state: string; result: object | null }>(
    'select state, result from tables where id = $1',
    [match],
  )
  expect(rows).toEqual([{ state: 'over', result }])
  expect((await front.pool.query('select from match_heads where match_id = $1', [orphan])).rowCount).toBe(0)
}, 60_000)
