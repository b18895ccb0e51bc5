import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { awaitedSeats, fastChance, open, readRecord, type Seat, type Secret, seatsOf, verify } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Bus, localBus, natsBus } from '../../platform/bus/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { ownNats } from '../../testing/nats-server.ts'
import { pollDeadlines, takeBackByMove } from '../clock/index.ts'
import { saveDraft } from '../drafts/drafts.ts'
import { budgetOf, type Matches, type MatchesHere, playMatches } from '../matches/index.ts'
import { listRecords } from '../records/index.ts'
import { anyMove } from './any-move.ts'
import { runBots } from './bot-runner.ts'
import { type SearchPool, searchPool } from './search-pool.ts'
import { seatsToPlay } from './seats-to-play.ts'

const log = pino({ level: 'silent' })
const live: Pace = { kind: 'live', bank: 600, increment: 10 }
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

/** A server in one process, with or without bots. */
function server({ bots = true } = {}): { bus: Bus; matches: MatchesHere } {
  const bus = localBus()
  const matches = playMatches({ database, bus, budget: budgetOf(2_000), log })
  const poller = pollDeadlines({ database, bus, log, longestRest: 100, timeout: 1_000 })
  stops.push(
    () => bus.close(),
    () => poller.stop(),
  )
  if (bots) {
    const runner = runBots({ database, bus, matches, log })
    stops.push(() => runner.stop())
  }
  return { bus, matches }
}

interface Head {
  version: number
  over: boolean
  bots: number
  people: number
}

async function head(match: MatchId): Promise<Head> {
  const { rows } = await database.pool.query<Head>(
    `select version, result is not null as over,
       (select count(*)::int from moves m where m.match_id = h.match_id and bot) as bots,
       (select count(*)::int from moves m where m.match_id = h.match_id and not bot) as people
     from match_heads h where match_id = $1`,
    [match],
  )
  return rows[0]!
}

async function isOver(match: MatchId): Promise<boolean> {
  return (await head(match)).over
}

async function replacedSeats(match: MatchId): Promise<number[]> {
  const { rows } = await database.pool.query<{ seat: number }>(
    'select seat from seats where table_id = $1 and replaced',
    [match],
  )
  return rows.map(({ seat }) => seat)
}

/** Makes the last move at a table older by this time, as if all players had been thinking since. */
async function letPass(match: MatchId, milliseconds: number): Promise<void> {
  await database.pool.query(
    `update match_heads set clock = jsonb_set(clock::jsonb, '{at}', to_jsonb((clock->>'at')::float8 - $2))::json
     where match_id = $1`,
    [match, milliseconds],
  )
  await database.pool.query('update deadlines set due_at = now() where match_id = $1', [match])
}

const luck = fastChance(11)

/** A person moves if it is their turn; returns the number of the entry, if there is one. */
async function move(
  matches: Matches,
  match: MatchId,
  name: string,
  seat: Seat,
  lateBy = 0,
): Promise<number | undefined> {
  const game = library.latest(name)
  const standing = await matches.standing(match, seat)
  if (!game || !standing) throw new Error('the table is missing')
  const turn = game.turn(standing.view)
  if (!awaitedSeats(turn).includes(seat)) return undefined
  const chosen = anyMove(game, standing.view, seat, luck)
  if (lateBy > 0) await new Promise((resolve) => setTimeout(resolve, lateBy))
  const id = `move-${standing.n}-${seat}`
  const outcome = await matches.execute(match, { type: 'move', id, basis: standing.n, seat, move: chosen })
  return outcome.ok ? outcome.n : undefined
}

test.each(['kraftwagen', 'horseless-carriage', 'auction'])(
  'a game of %s with four bots finishes',
  async (game) => {
    server()
    const match = await beginTable(database, { game, seats: 4, bots: [...seatsOf(4)] })
    await expect.poll(() => isOver(match), { timeout: 80_000, interval: 100 }).toBe(true)
    const records = listRecords({ database, log, rulesBudget: 60_000 })
    const record = readRecord((await records.read(match)) ?? '')
    await records.close()
    expect(verify(record, library).match.header.seats).toBe(4)
    expect((await head(match)).people).toBe(0)
  },
  90_000,
)

test('bots fill a table of people, and move when it is their turn', async () => {
  const { matches } = server()
  const match = await beginTable(database, { seats: 3, bots: [1, 2], pace: live })
  let myOwn = 0
  while (!(await isOver(match))) if (await move(matches, match, 'kraftwagen', 0)) myOwn++
  expect(await head(match)).toMatchObject({ people: myOwn })
  expect(myOwn).toBeGreaterThan(5)
  expect(await replacedSeats(match)).toEqual([])
}, 90_000)

test('a bot plays for a seat without time until its owner moves again, and then only the owner does', async () => {
  const { matches } = server()
  const match = await beginTable(database, { seats: 2, pace: live })
  const late = await waitingSeat(match)
  const other: Seat = late === 0 ? 1 : 0
  await letPass(match, 700_000)
  await expect.poll(() => head(match).then(({ bots }) => bots), { timeout: 60_000 }).toBeGreaterThan(0)
  expect(await replacedSeats(match)).toEqual([late])

  // The other player moves; the bot keeps up, so it is always the other's turn again.
  for (let round = 0; round < 5; round++) {
    await expect.poll(() => waitingSeat(match), { timeout: 30_000 }).toBe(other)
    expect(await move(matches, match, 'kraftwagen', other)).toBeDefined()
  }

  // Returning changes the table; the bots are notified, and the next decision of the seat waits for its owner.
  await expect.poll(() => waitingSeat(match), { timeout: 30_000 }).toBe(other)
  await database.pool.query('update seats set replaced = false where table_id = $1', [match])
  const { bots } = await head(match)
  while ((await waitingSeat(match)) === other) await move(matches, match, 'kraftwagen', other)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await waitingSeat(match)).toBe(late)
  expect(await head(match)).toMatchObject({ bots })
  expect(await move(matches, match, 'kraftwagen', late)).toBeDefined()
  expect(await replacedSeats(match)).toEqual([])
}, 120_000)

test('an owner who moves before the bot does has returned', async () => {
  const { bus, matches } = server({ bots: false })
  const lines: string[] = []
  bus.subscribe('table.*', (text) => lines.push(text))
  const match = await beginTable(database, { seats: 2, pace: live })
  const late = await waitingSeat(match)
  await letPass(match, 700_000)
  await expect.poll(() => replacedSeats(match), { timeout: 5_000 }).toEqual([late])
  expect(await move(matches, match, 'kraftwagen', late)).toBe(1)
  expect(await replacedSeats(match)).toEqual([])
  expect(lines).toEqual(['replaced', 'back'])
})

/** The part of a view of Horseless Carriage that is needed here. */
interface Works {
  readonly stage: { readonly name: string }
  readonly players: readonly { readonly factory: { readonly pieces: object[]; readonly floor: object[] } }[]
}

interface Plan {
  readonly pieces: readonly object[]
  readonly expansion: object | null
}

/** Three people in the factory phase of Horseless Carriage, where all plan at once; set up by random moves. */
async function inTheFactories(matches: Matches): Promise<MatchId> {
  const match = await beginTable(database, { game: 'horseless-carriage', seats: 3, pace: live })
  for (;;) {
    const { view } = (await matches.standing(match, 'spectator'))!
    if ((view as Works).stage.name === 'factory') return match
    const [seat] = awaitedSeats(library.latest('horseless-carriage')!.turn(view))
    await move(matches, match, 'horseless-carriage', seat!)
  }
}

/** What a seat submitted, itself or by a bot, as recorded in the log. */
async function submitted(match: MatchId, seat: Seat): Promise<{ bot: boolean; plan: Plan }[]> {
  const { rows } = await database.pool.query<{ bot: boolean; plan: Plan }>(
    `select bot, entry->'move'->'plan'->'value' as plan from moves
     where match_id = $1 and seat = $2 and entry->'move'->>'kind' = 'submitPlan' order by n`,
    [match, seat],
  )
  return rows
}

async function outOfTime(bus: Bus, match: MatchId, seat: Seat): Promise<void> {
  await database.pool.query('update seats set replaced = true where table_id = $1 and seat = $2', [match, seat])
  bus.publish(`table.${match}`, 'replaced')
  await database.pool.query('update deadlines set due_at = now() where match_id = $1', [match])
}

test.each(['a draft', 'none'])(
  'a bot that replaces a player waits for the others, and then submits what its owner drafted: %s',
  async (kind) => {
    const { bus, matches } = server()
    const match = await inTheFactories(matches)
    const game = library.latest('horseless-carriage')!
    const { view } = (await matches.standing(match, 0))!
    const { pieces, floor } = (view as Works).players[0]!.factory
    const chance = fastChance(3)
    let drafted: Plan
    do drafted = open((game.suggest!(view, 0, chance) as { plan: Secret<Plan> }).plan)
    while (drafted.pieces.length === 0)
    const sheet = { base: `${pieces.length}/${floor.length}`, drafts: [{ id: 1, plan: drafted, past: [] }], current: 1 }
    if (kind === 'a draft') await saveDraft(database, match, 0, { at: 1, draft: { sheets: [sheet] } })

    await outOfTime(bus, match, 0)
    expect(await move(matches, match, 'horseless-carriage', 1)).toBeDefined()
    // However often it is requested, the bot does not play for the seat while another one still plans.
    for (let calls = 0; calls < 5; calls++) {
      bus.publish('bots.wake', match)
      expect(await seatsToPlay(database.pool, match)).toMatchObject({ seats: [], peopleDecide: true })
    }
    expect(await submitted(match, 0)).toEqual([])
    expect(await move(matches, match, 'horseless-carriage', 2)).toBeDefined()
    await expect.poll(() => submitted(match, 0), { timeout: 60_000 }).toHaveLength(1)
    const [only] = await submitted(match, 0)
    expect(only?.bot).toBe(true)
    if (kind === 'a draft') expect(only?.plan).toEqual(drafted)
    else {
      expect(only?.plan.pieces).toEqual([])
      expect(only?.plan.expansion).not.toBeNull()
    }
  },
  120_000,
)

test('a bot that replaces a player pauses before it moves, and a player who returns in the meantime decides', async () => {
  const { bus, matches } = server({ bots: false })
  const match = await beginTable(database, { seats: 2, pace: live })
  const late = await waitingSeat(match)
  let asked = 0
  const thinking = searchPool()
  const room: SearchPool = {
    think(...about) {
      asked++
      return thinking.think(...about)
    },
    close: () => thinking.close(),
  }
  const runner = runBots({ database, bus, matches, log, room, pause: 60_000 })
  stops.push(() => runner.stop())
  const called = vi.spyOn(matches, 'standing')
  await outOfTime(bus, match, late)
  await expect.poll(() => called.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0)
  await giveBack(bus, match, late)
  expect(await move(matches, match, 'kraftwagen', late)).toBe(1)
  expect(asked).toBe(0)
  expect(await head(match)).toMatchObject({ bots: 0, people: 1 })
}, 60_000)

async function giveBack(bus: Bus, match: MatchId, seat: Seat): Promise<void> {
  await takeBackByMove(database.pool, match, seat)
  bus.publish(`table.${match}`, 'back')
}

test('a bot that was requested for a person who has returned is refused', async () => {
  const { matches } = server({ bots: false })
  const match = await beginTable(database, { seats: 2 })
  const seat = await waitingSeat(match)
  const game = library.latest('kraftwagen')
  const { n, view } = (await matches.standing(match, seat)) ?? { n: 0, view: {} }
  const command = {
    type: 'move',
    id: 'bot-too-late',
    basis: n,
    seat,
    move: anyMove(game!, view, seat, luck),
    bot: true,
  } as const
  expect(await matches.execute(match, command)).toMatchObject({ ok: false, problem: { code: 'conflict' } })
})

test('two processes that are requested for the same decision make it once, and both get the result', async () => {
  const bus = localBus()
  const matches = playMatches({ database, bus, budget: budgetOf(2_000), log })
  const entered: number[] = []
  const meeting = meetingInPairs()
  const watched: Matches = {
    ...matches,
    async execute(id, command) {
      // Only when both have decided: otherwise the quicker one could be so far ahead that they never meet.
      await meeting.arrive(command.id)
      const outcome = await matches.execute(id, command)
      if (outcome.ok) entered.push(outcome.n)
      return outcome
    },
  }
  // Each takes the requests of its own bus, and all requests go to both.
  const own = [localBus(), localBus()]
  bus.subscribe('bots.wake', (text) => {
    for (const each of own) each.publish('bots.wake', text)
  })
  const bots = own.map((each) => runBots({ database, bus: each, matches: watched, log }))
  stops.push(() => Promise.all(bots.map((each) => each.stop())))
  const match = await beginTable(database, { game: 'auction', seats: 3, bots: [0, 1, 2] })
  bus.publish('bots.wake', match)
  await expect.poll(() => isOver(match), { timeout: 60_000 }).toBe(true)
  const { version, bots: moves } = await head(match)
  expect(moves).toBe(version)
  const all = Array.from({ length: version }, (_, index) => index + 1)
  await expect.poll(() => entered.toSorted((a, b) => a - b)).toEqual(all.flatMap((n) => [n, n]))
}, 90_000)

/** Holds the first caller with a name until the second comes. */
function meetingInPairs(): { arrive(name: string): Promise<void> } {
  const first = new Map<string, () => void>()
  return {
    arrive(name) {
      const release = first.get(name)
      release?.()
      return release ? Promise.resolve() : new Promise((resolve) => first.set(name, resolve))
    },
  }
}

test('a game continues when the process of the bots is killed repeatedly', async () => {
  const nats = await ownNats()
  const bus = await natsBus(nats.url)
  const poller = pollDeadlines({ database, bus, log, longestRest: 100, timeout: 1_000 })
  stops.push(
    () => nats.stop(),
    () => bus.close(),
    () => poller.stop(),
  )
  const match = await beginTable(database, { bots: [0, 1] })
  let kills = 0
  while (!(await isOver(match))) {
    const bots = spawn(process.execPath, [join(import.meta.dirname, 'testing/bot-process.ts'), database.url, nats.url])
    stops.push(() => bots.kill('SIGKILL'))
    const exited = once(bots, 'exit')
    const { version } = await head(match)
    // Far enough into the game. On a busy machine the bots play dozens of moves before they are killed.
    const enough = () => head(match).then((now) => now.over || now.version >= version + 45)
    await expect.poll(enough, { timeout: 30_000, interval: 30 }).toBe(true)
    bots.kill('SIGKILL')
    await exited
    kills++
  }
  expect(kills).toBeGreaterThan(2)
}, 240_000)

async function waitingSeat(match: MatchId): Promise<Seat> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    'select waiting from match_heads where match_id = $1',
    [match],
  )
  const seat = seatsOf(8).find((each) => (rows[0]?.waiting ?? 0) & (1 << each))
  if (seat === undefined) throw new Error('the game waits for nobody')
  return seat
}
