import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { awaitedSeats, fastChance, type GivenPremove, type Seat } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Bus, localBus } from '../../platform/bus/index.ts'
import { failPoints } from '../../platform/operations/fail-points.ts'
import { listTablesWaitingFor } from '../../tables/lists.ts'
import { showOne } from '../../tables/show.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { letPass } from '../../testing/let-pass.ts'
import { anyMove } from '../bots/any-move.ts'
import { lookAtDue, pollDeadlines } from '../clock/index.ts'
import { budgetOf, type MatchesHere, playMatches } from '../matches/index.ts'
import { variedPause } from '../matches/premoves-pause.ts'
import { runPremoves } from './premove-runner.ts'
import { readPremoves } from './stored-premoves.ts'

const log = pino({ level: 'silent' })
const game = library.latest('horseless-carriage')!
const days: Pace = { kind: 'slow', days: 3 }
let database: TestDatabase
const stops: (() => unknown)[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await database.pool.query('delete from deadlines')
})
afterAll(() => database.drop())

interface SiteServer {
  readonly bus: Bus
  readonly matches: MatchesHere
}

/** A server in one process. Without a clock nothing requests premoves. */
function server({ clock = true, premoveDelay = 0 } = {}): SiteServer {
  const bus = localBus()
  const matches = playMatches({ database, bus, budget: budgetOf(5_000), log, premoveDelay })
  stops.push(() => bus.close())
  if (clock) {
    const poller = pollDeadlines({ database, bus, log, longestRest: 50, timeout: 200 })
    const premoves = runPremoves({ bus, matches, log })
    stops.push(
      () => poller.stop(),
      () => premoves.stop(),
    )
  }
  return { bus, matches }
}

const luck = fastChance(5)

/** People play at random until this holds; a seat in `not` does not move. */
async function playUntil(
  { matches }: SiteServer,
  match: MatchId,
  holds: (view: View) => boolean,
  not: readonly Seat[] = [],
) {
  for (;;) {
    const standing = (await matches.standing(match, 0))!
    if (holds(standing.view as View)) return standing.n
    const turn = game.turn(standing.view)
    const seat = awaitedSeats(turn).find((each) => !not.includes(each))
    if (seat === undefined) throw new Error('nobody may move')
    await moveAs(matches, match, seat)
  }
}

interface View {
  readonly year: number
  readonly order: readonly Seat[]
  readonly stage: {
    readonly name: string
    readonly waiting?: readonly Seat[]
    readonly slots?: readonly (Seat | null)[]
  }
}

async function moveAs(matches: MatchesHere, match: MatchId, seat: Seat): Promise<void> {
  const { n, view } = (await matches.standing(match, seat))!
  const move = anyMove(game, view, seat, luck)
  await matches.execute(match, { type: 'move', id: `move-${n}-${seat}`, basis: n, seat, move })
}

/** A table at the beginning of the first focus phase, and its seats in playing order. */
async function atFocus(here: SiteServer, pace: Pace = days): Promise<{ match: MatchId; acting: readonly Seat[] }> {
  const match = await beginTable(database, { game: 'horseless-carriage', seats: 3, pace })
  await playUntil(here, match, ({ stage }) => stage.name === 'focus')
  const { view } = (await here.matches.standing(match, 0))!
  return { match, acting: (view as View).stage.waiting! }
}

const slots = (...wanted: readonly number[]): GivenPremove[] => [
  { moment: 'focus/1', moves: wanted.map((slot) => ({ kind: 'takeSlot', slot })) },
]

async function entries(match: MatchId) {
  const { rows } = await database.pool.query<{ n: number; seat: Seat; bot: boolean; command: string; entry: object }>(
    'select n, seat, bot, command, entry from moves where match_id = $1 order by n',
    [match],
  )
  return rows
}

const premoved = async (match: MatchId) => (await entries(match)).filter(({ command }) => command.startsWith('order-'))

const stoppedBy = async (match: MatchId, seat: Seat) => (await readPremoves(database.pool, match, seat)).stopped

test('a premove is played when the turn comes, as an entry like any other', async () => {
  const here = server()
  const { match, acting } = await atFocus(here)
  const [first, second, third] = acting as [Seat, Seat, Seat]
  expect(await here.matches.savePremoves(match, second, slots(2, 3))).toMatchObject({ ok: true })
  const { n } = (await here.matches.standing(match, first))!
  await here.matches.execute(match, {
    type: 'move',
    id: 'slot-two',
    basis: n,
    seat: first,
    move: { kind: 'takeSlot', slot: 2 },
  })
  await expect.poll(() => premoved(match), { timeout: 20_000 }).toHaveLength(1)
  expect((await premoved(match))[0]).toMatchObject({ seat: second, bot: false, n: n + 2, entry: { move: { slot: 3 } } })
  // The next player has to decide and was not played for.
  const { view } = (await here.matches.standing(match, third))!
  expect(awaitedSeats(game.turn(view))).toEqual([third])
  await playUntil(here, match, ({ stage }) => stage.name === 'factory')
  // A process that never saw the match replays the same log.
  expect(await server({ clock: false }).matches.standing(match, third)).toEqual(
    await here.matches.standing(match, third),
  )
})

test('it waits for the pause, so that a player can take the move before it back', async () => {
  const here = server({ premoveDelay: 60_000 })
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  await here.matches.savePremoves(match, second, slots(1, 2, 3))
  await moveAs(here.matches, match, first)
  const { rows } = await database.pool.query<{ away: number }>(
    'select extract(epoch from due_at - now())::float8 as away from deadlines where match_id = $1',
    [match],
  )
  expect(rows[0]!.away).toBeGreaterThan(30)
  expect(rows[0]!.away).toBeLessThanOrEqual(60)
  expect(await premoved(match)).toEqual([])
})

test('the pause is kept whatever else the clock is requested for, and its length varies', async () => {
  const here = server({ clock: false, premoveDelay: 60_000 })
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  await here.matches.savePremoves(match, second, slots(1, 2, 3))
  await moveAs(here.matches, match, first)
  await here.matches.playPremoves(match)
  expect(await premoved(match)).toEqual([])
  // Another deadline is not delayed, and the premoves are requested when their pause ends.
  await database.pool.query(`update deadlines set due_at = now() + interval '1 day' where match_id = $1`, [match])
  await here.matches.playPremoves(match)
  const { rows } = await database.pool.query<{ away: number }>(
    'select extract(epoch from due_at - now())::float8 as away from deadlines where match_id = $1',
    [match],
  )
  expect(rows[0]!.away).toBeGreaterThan(50)
  expect(rows[0]!.away).toBeLessThanOrEqual(120)
  const pauses = [1, 2, 3, 4].map((n) => variedPause(60_000, 'one', n))
  expect(new Set(pauses).size).toBe(4)
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(60_000)
  for (const pause of pauses) expect(pause).toBeLessThan(120_000)
})

test('the visible end of time is the same with premoves, an empty list, or none', async () => {
  const here = server({ premoveDelay: 60_000 })
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  const shown = async () => {
    const rival = `account-${match}-${first}`
    const list = listTablesWaitingFor(`account-${match}-${second}`)
    const { rows } = await database.pool.query<{ at: string }>(list.text, ['-infinity', '', 10, ...list.values])
    const tables = await Promise.all([undefined, rival].map((viewer) => showOne(database, match, viewer)))
    return [...tables.map((table) => table?.dueAt), ...rows.map(({ at }) => at)]
  }
  await moveAs(here.matches, match, first)
  const before = await shown()
  expect(before).toHaveLength(3)
  expect(before[0]! as number).toBeGreaterThan(Date.now() + 2 * 24 * 3_600_000)
  const looks = async () =>
    (await database.pool.query<{ due_at: Date }>('select due_at from deadlines where match_id = $1', [match])).rows[0]
  const look = await looks()
  await here.matches.savePremoves(match, second, [])
  expect(await shown()).toEqual(before)
  expect(await looks()).toEqual(look)
  // It will be checked soon, and nobody sees that.
  await here.matches.savePremoves(match, second, slots(1, 2, 3))
  expect((await looks())!.due_at.getTime()).toBeLessThan(Date.now() + 120_000)
  expect(await shown()).toEqual(before)
})

test('a player who keeps setting premoves runs out of time like everybody else', async () => {
  const here = server({ clock: false, premoveDelay: 60_000 })
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  await moveAs(here.matches, match, first)
  await letPass({ database, bus: here.bus }, match, 3 * 24 * 3_600_000 - 30_000)
  const replaced = async () =>
    (await database.pool.query('select from seats where table_id = $1 and replaced', [match])).rowCount
  for (let times = 0; times < 6; times++) {
    await here.matches.savePremoves(match, second, slots(1, 2, 3))
    await lookAtDue({ database, bus: here.bus, log, timeout: 0 })
    expect(await replaced(), `after ${times} times`).toBe(times < 2 ? 0 : 1)
    await letPass({ database, bus: here.bus }, match, 20_000)
  }
})

test('an illegal premove stops, with its reason, and the player is notified once', async () => {
  const here = server()
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  await here.matches.savePremoves(match, second, slots(1))
  const { n } = (await here.matches.standing(match, first))!
  await here.matches.execute(match, {
    type: 'move',
    id: 'slot-one',
    basis: n,
    seat: first,
    move: { kind: 'takeSlot', slot: 1 },
  })
  await expect.poll(() => stoppedBy(match, second), { timeout: 20_000 }).not.toBeNull()
  expect(await stoppedBy(match, second)).toMatchObject({ moment: 'focus/1', kind: 'refused', rule: 'HC-4.3' })
  const { rows } = await database.pool.query(
    `select content from outbox where match_id = $1 and n = $2 and kind = 'stopped'`,
    [match, n + 1],
  )
  expect(rows).toEqual([{ content: { seats: [second], because: await stoppedBy(match, second) } }])
  expect(await premoved(match)).toEqual([])
})

test('a withdrawn premove is not played, also if a process had decided on it', async () => {
  const here = server({ clock: false })
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  await here.matches.savePremoves(match, second, slots(1, 2, 3))
  await moveAs(here.matches, match, first)
  // Between the decision of one process and its commit another one accepts the withdrawal.
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('update premoves set version = version + 1, list = $2 where match_id = $1', [match, '[]'])
  const playing = here.matches.playPremoves(match)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await client.query('commit')
  client.release()
  await playing
  expect(await premoved(match)).toEqual([])
})

test('processes that play the same premove at the same time enter it once', async () => {
  const servers = [server({ clock: false }), server({ clock: false }), server({ clock: false })] as const
  const { match, acting } = await atFocus(servers[0])
  await servers[0].matches.savePremoves(match, acting[1]!, slots(1, 2, 3))
  await moveAs(servers[0].matches, match, acting[0]!)
  await Promise.all(servers.flatMap(({ matches }) => [matches.playPremoves(match), matches.playPremoves(match)]))
  expect(await premoved(match)).toHaveLength(1)
})

test('premoves outlive the process that stored them, and one that dies before it plays them', async () => {
  const before = server({ clock: false })
  const { match, acting } = await atFocus(before)
  await before.matches.savePremoves(match, acting[1]!, slots(1, 2, 3))
  await moveAs(before.matches, match, acting[0]!)
  // It was requested and did nothing; the clock of the next process repeats the request.
  await database.pool.query('update deadlines set due_at = now() where match_id = $1', [match])
  server()
  await expect.poll(() => premoved(match), { timeout: 20_000 }).toHaveLength(1)
})

test('a connection that is killed in the middle of a premove leaves nothing, and the next request enters it once', async () => {
  const here = server({ clock: false })
  const { match, acting } = await atFocus(here)
  await here.matches.savePremoves(match, acting[1]!, slots(1, 2, 3))
  await moveAs(here.matches, match, acting[0]!)
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from match_heads where match_id = $1 for update', [match])
  const playing = here.matches.playPremoves(match).catch((error: unknown) => error)
  const kill = `select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%commit_moves%'`
  await expect.poll(async () => (await database.pool.query(kill)).rowCount, { timeout: 20_000 }).toBe(1)
  expect(await playing).toBeInstanceOf(Error)
  await client.query('commit')
  client.release()
  expect(await premoved(match)).toEqual([])
  await here.matches.playPremoves(match)
  await here.matches.playPremoves(match)
  expect(await premoved(match)).toHaveLength(1)
})

test.each([
  { point: failPoints.beforeCommit, entered: 0 },
  { point: failPoints.afterCommit, entered: 1 },
  { point: failPoints.afterPublish, entered: 1 },
])(
  'a process that is killed at $point.name loses nothing and enters nothing twice',
  { timeout: 120_000 },
  async ({ point, entered }) => {
    const here = server({ clock: false })
    const { match, acting } = await atFocus(here)
    await here.matches.savePremoves(match, acting[1]!, slots(1, 2, 3))
    await moveAs(here.matches, match, acting[0]!)
    const file = join(import.meta.dirname, 'testing/premoves-process.ts')
    const dying = spawn(process.execPath, [file, database.url, match, String(point.name)])
    const [, signal] = (await once(dying, 'exit')) as [number | null, NodeJS.Signals | null]
    expect(signal).toBe('SIGKILL')
    expect(await premoved(match)).toHaveLength(entered)
    // The next process that plays premoves finds the match as the killed one left it.
    const next = server({ clock: false })
    for (let call = 0; call < 3; call++) await next.matches.playPremoves(match)
    expect(await premoved(match)).toMatchObject([{ seat: acting[1], bot: false }])
    expect(await next.matches.standing(match, acting[1]!)).toMatchObject({ n: (await entries(match)).length })
  },
)

test('after an undo of its owner a premove is void', async () => {
  const here = server()
  const { match, acting } = await atFocus(here)
  const [first, second] = acting as [Seat, Seat]
  await here.matches.savePremoves(match, second, slots(1, 2, 3))
  await moveAs(here.matches, match, first)
  await expect.poll(() => premoved(match), { timeout: 20_000 }).toHaveLength(1)
  const { n } = (await here.matches.standing(match, second))!
  expect(await here.matches.execute(match, { type: 'undo', id: 'take-back', basis: n, seat: second })).toMatchObject({
    ok: true,
  })
  await expect.poll(() => stoppedBy(match, second), { timeout: 20_000 }).toMatchObject({ kind: 'undone' })
  expect(await premoved(match)).toHaveLength(1)
})

test('premoves are not played for a seat that a bot plays', async () => {
  const here = server({ clock: false })
  const { match, acting } = await atFocus(here)
  await here.matches.savePremoves(match, acting[1]!, slots(1, 2, 3))
  await moveAs(here.matches, match, acting[0]!)
  await database.pool.query('update seats set replaced = true where table_id = $1 and seat = $2', [match, acting[1]])
  await here.matches.playPremoves(match)
  expect(await premoved(match)).toEqual([])
})

test('premoves are invisible to others: views and frames are the same, byte for byte', async () => {
  const here = server({ clock: false })
  const { match, acting } = await atFocus(here)
  const seen = async () =>
    JSON.stringify([await here.matches.standing(match, acting[0]!), await here.matches.frames(match, 'spectator', 0)])
  const before = await seen()
  await here.matches.savePremoves(match, acting[1]!, slots(1, 2, 3))
  expect(await seen()).toBe(before)
})

test('an impossible or malformed premove is refused, and nothing is stored', async () => {
  const here = server({ clock: false })
  const { match, acting } = await atFocus(here)
  const [, second] = acting as [Seat, Seat]
  const give = (premove: GivenPremove) => here.matches.savePremoves(match, second, [premove])
  const [given] = slots(1) as [GivenPremove]
  expect(await give({ ...given, moment: 'focus/9' })).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect(await give({ ...given, relies: ['weather'] })).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect(await give({ ...given, moves: [{ kind: 'shout' }] })).toMatchObject({ ok: false, problem: { rule: 'CH-1' } })
  expect(await readPremoves(database.pool, match, second)).toMatchObject({ version: 0, premoves: [] })
})
