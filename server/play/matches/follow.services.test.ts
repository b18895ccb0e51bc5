import { randomUUID } from 'node:crypto'
import { fastChance, type Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Bus, localBus, natsBus } from '../../platform/bus/index.ts'
import type { Database } from '../../platform/storage/database.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type OwnNats, ownNats } from '../../testing/nats-server.ts'
import { budgetOf } from './budget.ts'
import { isKnownElsewhere, reportKnownRules } from './known-rules.ts'
import { type MatchesHere, playMatches } from './play.ts'
import { quarantined } from './quarantine.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let nats: OwnNats
const buses: Bus[] = []

beforeAll(async () => {
  database = await testDatabase()
  nats = await ownNats()
})
afterEach(() => Promise.all(buses.splice(0).map((bus) => bus.close())))
afterAll(async () => {
  await nats.stop()
  await database.drop()
})

interface PlayingProcess {
  readonly matches: MatchesHere
  /** How often it read a whole match from the database. */
  readonly reads: () => number
  /** The numbers of the entries that it received. */
  readonly received: ReadonlySet<number>
}

/** A process with its own bus, whose reads of matches are counted. */
async function processOn(bus: Bus): Promise<PlayingProcess> {
  buses.push(bus)
  const received = new Set<number>()
  bus.subscribe('entries.*', (text) => received.add(Number.parseInt(text, 10)))
  let reads = 0
  const counted: Database = { ...database, pool: watched(database.pool, () => (reads += 1)) }
  const matches = playMatches({ database: counted, bus, budget: budgetOf(5_000), log })
  return { matches, reads: () => reads, received }
}

function watched(pool: pg.Pool, onRead: () => void): pg.Pool {
  const query = (asked: pg.QueryConfig, values?: unknown[]) => {
    if (JSON.stringify(asked).includes('m.commitment')) onRead()
    return pool.query<object>(asked, values)
  }
  return new Proxy(pool, {
    get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key) as unknown)),
  })
}

/** A legal move for a seat that has to decide, as a client would make it. */
async function nextMove({ matches }: PlayingProcess, match: MatchId, name: string, chance = fastChance(3)) {
  const game = library.latest(name)!
  const turn = game.turn((await matches.standing(match, 'spectator'))!.view)
  if (turn.over) return undefined
  const seat = turn.seats[0] as Seat
  const { n, view } = (await matches.standing(match, seat))!
  const listed = [...game.moves(view, seat)]
  const move = turn.open && game.suggest ? game.suggest(view, seat, chance) : listed[chance.below(listed.length)]!
  return { type: 'move', id: randomUUID(), basis: n, seat, move } as const
}

test.each(['kraftwagen', 'age-of-engineering', 'horseless-carriage'])(
  'two processes that play %s in turn follow each other and read the match once each',
  async (name) => {
    const [one, other] = [await processOn(await natsBus(nats.url)), await processOn(await natsBus(nats.url))]
    const match = await beginTable(database, { game: name, seats: 3 })
    const both = [one, other]
    for (let made = 0; made < 60; made++) {
      const mover = both[made % 2]!
      const command = await nextMove(mover, match, name)
      if (!command) break
      expect(await mover.matches.execute(match, command)).toEqual({ ok: true, n: made + 1 })
      const other = both[(made + 1) % 2]!
      await expect.poll(() => other.received.has(made + 1)).toBe(true)
      // The same command again is the same entry in every process.
      expect(await other.matches.execute(match, command)).toEqual({ ok: true, n: made + 1 })
    }
    for (const seat of [0, 1, 2, 'spectator'] as const)
      expect(await one.matches.frames(match, seat, 10)).toEqual(await other.matches.frames(match, seat, 10))
    expect([one.reads(), other.reads()]).toEqual([1, 1])
  },
  60_000,
)

test('without a bus the slower of two processes loses the race, reads the match again and continues', async () => {
  const both = [await processOn(localBus()), await processOn(localBus())]
  const match = await beginTable(database, { seats: 2 })
  for (let made = 0; made < 20; made++) {
    const command = await nextMove(both[made % 2]!, match, 'kraftwagen')
    expect(await both[(made + 1) % 2]!.matches.execute(match, command!)).toEqual({ ok: true, n: made + 1 })
    expect(await both[made % 2]!.matches.execute(match, command!)).toEqual({ ok: true, n: made + 1 })
  }
})

/** The database as a process of an older release sees it: no match has a rules version that it knows. */
function ofLaterRules({ pool }: TestDatabase): Database {
  const query = async (asked: pg.QueryConfig, values?: unknown[]) => {
    const result = await pool.query<object>(asked, values)
    return { ...result, rows: result.rows.map((row) => ('rules' in row ? { ...row, rules: 99 } : row)) }
  }
  return {
    ...database,
    pool: new Proxy(pool, { get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key) as unknown)) }),
  }
}

test('a process without the rules of a match refuses it while another has them; it is stopped only if no process has', async () => {
  const old = playMatches({ database: ofLaterRules(database), bus: localBus(), budget: budgetOf(1_000), log })
  const match = await beginTable(database)
  await reportKnownRules(database.pool)
  for (let asked = 0; asked < 5; asked++)
    await expect(old.standing(match, 'spectator')).rejects.toMatchObject({ problem: { code: 'unavailable' } })
  expect(await quarantined(database)).toEqual([])
  await database.pool.query("update known_rules set seen_at = now() - interval '1 minute'")
  for (const code of ['internal', 'internal', 'quarantined'])
    await expect(old.standing(match, 'spectator')).rejects.toMatchObject({ problem: { code } })
  expect(await quarantined(database)).toMatchObject([{ match, reason: 'unknownRules' }])
})

test('a process does not leave to others a version that it has itself', async () => {
  const match = await beginTable(database)
  await reportKnownRules(database.pool)
  expect(await isKnownElsewhere(database.pool, match)).toBe(false)
})
