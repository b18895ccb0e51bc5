import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spreadOf } from '../compare.ts'
import { referenceGame } from '../measured-games.ts'
import { type LoaderPlayers, playAt } from './loading.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { type Reference, referenceOn } from './pgbench.ts'
import { type Running, spawnNats, spawnServer } from './processes.ts'
import { type Metering, meter } from './processor-time.ts'
import { type BenchGuest, newGuests, prepareTable } from './tables.ts'

/*
 * Durable moves a second, from a socket to its acknowledgement, against pgbench with the same SQL on the same PostgreSQL
 * and as many clients as there are tables with a move under way. Both in turns, so that whatever else the machine does
 * hits both alike.
 */

/** Minimum ratio to pgbench; the second with the commands of different matches committed together, as the server does. */
const aims = [0.5, 1]
const usualPairs = 5
const seconds = 4
/** Nearly every random game of Kraftwagen with two seats has at least this many moves. */
const shortestGame = 170
/** More moves a second than this machine makes, so that no table runs out of them. */
const plenty = 9_000

/** A way to set the house up. */
interface SetUp {
  readonly name: string
  readonly url: string
  readonly pids: readonly number[]
  stop(): Promise<void>
}

export async function bench(args: readonly string[]): Promise<number> {
  const profiles = args.includes('--profile') ? mkdtempSync(join(tmpdir(), 'carriage-profiles-')) : undefined
  if (profiles !== undefined) console.log(`CPU profiles go to ${profiles}`)
  // A profiled round is slower than a real one, so one of them is enough.
  const pairs = profiles === undefined ? usualPairs : 1
  const given = args.map(Number).filter((number) => number > 0)
  const database = await ownDatabase()
  const setUps: SetUp[] = []
  try {
    setUps.push(await oneProcess(database.url, profiles), await gatewayAndMatches(database.url, profiles))
    const reference = referenceOn(database.url)
    console.log('Durable moves a second, socket to acknowledgement; each table has two sockets that watch it.')
    console.log('In brackets the processor time for each move, of all who take part in it.')
    for (const tables of given.length > 0 ? given : [16, 64])
      await compareAt(tables, pairs, database, setUps, reference)
    reference.end()
    return 0
  } finally {
    for (const setUp of setUps) await setUp.stop()
    await database.drop()
  }
}

async function compareAt(
  tables: number,
  pairs: number,
  database: OwnDatabase,
  setUps: readonly SetUp[],
  reference: Reference,
): Promise<void> {
  const guests = new Map<SetUp, readonly BenchGuest[]>()
  for (const setUp of setUps) guests.set(setUp, await newGuests(setUp.url, tables * 2))
  const found = new Map(setUps.map((setUp) => [setUp, { rates: [] as number[], costs: [] as number[] }]))
  console.log(`\n${tables} tables with a move under way; pgbench with ${tables} clients, a move for each transaction`)
  // The first pair only warms everything up.
  for (let pair = 0; pair <= pairs; pair++) {
    const bare = await throughPgbench(database, reference, tables)
    const line = [`  ${pair === 0 ? 'warm-up' : `pair ${pair}`}: pgbench ${sayRun(bare)}`]
    for (const setUp of setUps) {
      const ours = await throughHouse(database, setUp, tables, guests.get(setUp) ?? [])
      if (pair > 0) {
        found.get(setUp)?.rates.push(ours.rate / bare.rate)
        found.get(setUp)?.costs.push(bare.cost / ours.cost)
      }
      line.push(`${setUp.name} ${sayRun(ours)} = ${(ours.rate / bare.rate).toFixed(2)}`)
    }
    console.log(line.join('; '))
  }
  for (const [{ name }, { rates, costs }] of found) {
    const { median, low, high } = spreadOf(rates)
    const verdicts = aims.map((aim) => `${median >= aim ? 'PASS' : 'FAIL'} at least ${aim}`)
    console.log(
      `${verdicts.join(', ')}: ${name}: ${median.toFixed(2)} of pgbench (${low.toFixed(2)}-${high.toFixed(2)}); ` +
        `moves from the same processor time: ${spreadOf(costs).median.toFixed(2)} of pgbench`,
    )
  }
}

/** One measurement. */
interface Run {
  /** Moves a second. */
  readonly rate: number
  /** Microseconds of processor time for each move, of everything that took part. */
  readonly cost: number
  readonly details: string
}

async function throughPgbench(database: OwnDatabase, reference: Reference, tables: number): Promise<Run> {
  const metering = await meter(database, reference.pids)
  const rate = await reference.run(tables, seconds)
  const { processes, backends } = await metering.stop()
  const each = 1e6 / (rate * seconds)
  const cost = (processes + backends) * each
  return {
    rate,
    cost,
    details: `${whole(cost)} µs: client ${whole(processes * each)}, store ${whole(backends * each)}`,
  }
}

async function throughHouse(
  database: OwnDatabase,
  { url, pids }: SetUp,
  tables: number,
  guests: readonly BenchGuest[],
): Promise<Run> {
  const places = await placesFor(database, tables, guests)
  let metering: Metering | undefined
  const {
    moves,
    seconds: took,
    p50,
    p99,
    cpu,
  } = await playAt(url, places, seconds, async () => {
    metering = await meter(database, () => pids)
  })
  if (!metering) throw new Error('No seat was taken.')
  const { processes, backends } = await metering.stop()
  const each = 1e6 / moves
  const cost = (processes + backends + cpu) * each
  const parts = `clients ${whole(cpu * each)}, house ${whole(processes * each)}, store ${whole(backends * each)}`
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  return { rate: moves / took, cost, details: `${whole(cost)} µs: ${parts}; ${times}` }
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en')
}

function sayRun({ rate, details }: Run): string {
  return `${whole(rate)} (${details})`
}

async function placesFor(
  database: OwnDatabase,
  tables: number,
  guests: readonly BenchGuest[],
): Promise<LoaderPlayers[]> {
  const games = Math.ceil((plenty * seconds) / tables / shortestGame)
  const places: LoaderPlayers[] = []
  for (let table = 0; table < tables; table++) {
    const players = guests.slice(table * 2, table * 2 + 2)
    const prepared = []
    for (let game = 0; game < games; game++) prepared.push(await prepareTable(database, referenceGame, players))
    places.push({ cookies: players.map(({ cookie }) => cookie), tables: prepared })
  }
  return places
}

async function oneProcess(database: string, profiles: string | undefined): Promise<SetUp> {
  const house = await spawnServer({ roles: 'all', database, profiles })
  return { name: 'one process', url: house.url, pids: [house.pid], stop: () => house.stop() }
}

async function gatewayAndMatches(database: string, profiles: string | undefined): Promise<SetUp> {
  const nats = await spawnNats()
  const matches = await spawnServer({ roles: 'matches', database, nats: nats.url, profiles })
  const gateway = await spawnServer({ roles: 'gateway', database, nats: nats.url, profiles })
  const all: readonly Running[] = [gateway, matches, nats]
  return {
    name: 'gateway + matches over NATS',
    url: gateway.url,
    pids: all.map(({ pid }) => pid),
    async stop() {
      for (const each of all) await each.stop()
    },
  }
}
