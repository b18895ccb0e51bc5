import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spreadOf } from '../compare.ts'
import { referenceGame } from '../measured-games.ts'
import { type LoaderPlayers, playAt } from './loading.ts'
import { openLoop } from './open-loop.ts'
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

const usualPairs = 5
const seconds = 4
/** Nearly every random game of Kraftwagen with two seats has at least this many moves. */
const shortestGame = 170
/** More moves a second than this machine makes, so that no table runs out of them. */
const plenty = 9_000

/** A way to set the server up. */
interface SetUp {
  readonly name: string
  readonly url: string
  readonly pids: readonly number[]
  stop(): Promise<void>
}

/** Measures a closed loop, or an open one: `--open [moves a second] [tables] [game …]`. */
export async function bench(args: readonly string[]): Promise<number> {
  if (args[0] === '--open') {
    const [rate = 100, tables = 300] = args
      .slice(1)
      .map(Number)
      .filter((number) => number > 0)
    return openLoop(
      rate,
      tables,
      args.slice(1).filter((name) => Number.isNaN(Number(name))),
    )
  }
  const profiles = args.includes('--profile') ? mkdtempSync(join(tmpdir(), 'carriage-profiles-')) : undefined
  if (profiles !== undefined) console.log(`CPU profiles go to ${profiles}`)
  // A profiled round is slower than a real one, so one of them is enough.
  const pairs = profiles === undefined ? usualPairs : 1
  const given = args.map(Number).filter((number) => number > 0)
  const database = await ownDatabase()
  const setUps: SetUp[] = []
  try {
    setUps.push(await oneProcess(database.url, profiles), await oneOfSeveral(database.url, profiles))
    const reference = referenceOn(database.url)
    console.log('  Durable moves a second, socket to acknowledgement; each table has two sockets that watch it.')
    const rows: string[] = []
    for (const tables of given.length > 0 ? given : [16, 64])
      rows.push(...(await compareAt(tables, pairs, database, setUps, reference)))
    for (const line of [...head, ...rows]) console.log(line)
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
): Promise<string[]> {
  const guests = new Map<SetUp, readonly BenchGuest[]>()
  for (const setUp of setUps) guests.set(setUp, await newGuests(setUp.url, tables * 2))
  const found = new Map<string, Run[]>([['pgbench', []], ...setUps.map(({ name }): [string, Run[]] => [name, []])])
  console.log(`  ${tables} tables with a move under way; pgbench with ${tables} clients, a move for each transaction`)
  // The first pair only warms everything up.
  for (let pair = 0; pair <= pairs; pair++) {
    const bare = await throughPgbench(database, reference, tables)
    const line = [`  ${pair === 0 ? 'warm-up' : `pair ${pair}`}: pgbench ${logRun(bare)}`]
    if (pair > 0) found.get('pgbench')?.push(bare)
    for (const setUp of setUps) {
      const ours = await throughServer(database, setUp, tables, guests.get(setUp) ?? [])
      if (pair > 0) found.get(setUp.name)?.push(ours)
      line.push(`${setUp.name} ${logRun(ours)} = ${(ours.rate / bare.rate).toFixed(2)}`)
    }
    console.log(line.join('; '))
  }
  const bare = found.get('pgbench') ?? []
  return [...found].map(([name, runs]) => rowOf(tables, name, runs, bare))
}

const head = [
  '| tables | | moves a second | of pgbench | µs of processor time a move | of it clients | server | store | acknowledged after: p50, p99 |',
  '|---|---|---|---|---|---|---|---|---|',
]

/** Medians, and the middle half of the rates and of the costs. */
function rowOf(tables: number, name: string, runs: readonly Run[], bare: readonly Run[]): string {
  const middle = (figures: readonly number[]) => {
    const { median, low, high } = spreadOf(figures)
    return `${whole(median)} (${whole(low)}-${whole(high)})`
  }
  const median = (figure: (run: Run) => number) => spreadOf(runs.map(figure)).median
  const ratio = spreadOf(runs.map(({ rate }, pair) => rate / (bare[pair]?.rate ?? Number.NaN))).median
  const parts = [median(({ clients }) => clients), median(({ server }) => server), median(({ store }) => store)].map(
    whole,
  )
  const [p50, p99] = [median((run) => run.p50), median((run) => run.p99)]
  const times = Number.isNaN(p50) ? '' : `${p50.toFixed(1)}, ${p99.toFixed(1)} ms`
  const cells = [
    tables,
    name,
    middle(runs.map(({ rate }) => rate)),
    ratio.toFixed(2),
    middle(runs.map(({ cost }) => cost)),
  ]
  return `| ${[...cells, ...parts, times].join(' | ')} |`
}

/** One measurement. */
interface Run {
  /** Moves a second. */
  readonly rate: number
  /** Microseconds of processor time for each move, of everything that took part. */
  readonly cost: number
  /** Parts of the cost. */
  readonly clients: number
  readonly server: number
  readonly store: number
  /** Milliseconds to an acknowledgement; not a number for pgbench. */
  readonly p50: number
  readonly p99: number
}

async function throughPgbench(database: OwnDatabase, reference: Reference, tables: number): Promise<Run> {
  const metering = await meter(database, reference.pids)
  const rate = await reference.run(tables, seconds)
  const { processes, backends } = await metering.stop()
  const each = 1e6 / (rate * seconds)
  const [clients, store] = [processes * each, backends * each]
  return { rate, cost: clients + store, clients, server: 0, store, p50: Number.NaN, p99: Number.NaN }
}

async function throughServer(
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
  const [clients, server, store] = [cpu * each, processes * each, backends * each]
  return { rate: moves / took, cost: clients + server + store, clients, server, store, p50, p99 }
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en')
}

function logRun({ rate, cost, clients, server, store, p50, p99 }: Run): string {
  const parts = `clients ${whole(clients)}, server ${whole(server)}, store ${whole(store)}`
  return `${whole(rate)} (${whole(cost)} µs: ${parts}; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`
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
  const server = await spawnServer({ roles: 'all', database, profiles })
  return { name: 'one process', url: server.url, pids: [server.pid], stop: () => server.stop() }
}

/** As in a site of several processes: what happens goes over NATS. */
async function oneOfSeveral(database: string, profiles: string | undefined): Promise<SetUp> {
  const nats = await spawnNats()
  const server = await spawnServer({ roles: 'play', database, nats: nats.url, profiles })
  const all: readonly Running[] = [server, nats]
  return {
    name: 'a process that plays, with NATS',
    url: server.url,
    pids: all.map(({ pid }) => pid),
    async stop() {
      for (const each of all) await each.stop()
    },
  }
}
