import { join } from 'node:path'
import { titles } from '@carriage/shared/catalogue'
import { type LoaderPlayers, type LoaderResult, playAt, type Rhythm } from './loading.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import type { Shares } from './parts-inside.ts'
import { gameNamed } from './played-ahead.ts'
import { type Running, spawnServer } from './processes.ts'
import { type Metering, meter, type ProcessorTime } from './processor-time.ts'
import { type BenchGuest, newGuests, prepareTable } from './tables.ts'

/*
 * An open loop, as people play: many tables move at random times, whether or not the server keeps up. For each title, one
 * process is warmed up in a closed loop; one run measures the processor time of a move, a second one profiles it by part.
 */

const seconds = 20
const warmUp = { tables: 32, games: 8, seconds: 15 }
const parts = ['sockets', 'matches', 'rules', 'frames', 'commit', 'collector', 'rest']

export async function openLoop(rate: number, tables: number, games: readonly string[]): Promise<number> {
  const rows = [
    `| game | moves a second | µs of processor time a move | ${parts.join(' | ')} | store | clients | moves a transaction | acknowledged after: p50, p99 |`,
    `|---|---|---|${parts.map(() => '---|').join('')}---|---|---|---|`,
  ]
  console.log(`  ${tables} tables, ${rate} moves a second at all of them together, ${seconds} seconds`)
  for (const { about } of titles)
    if (games.length === 0 || games.includes(about.id)) rows.push(await measure(about.id, rate, tables))
  for (const row of rows) console.log(row)
  return 0
}

async function measure(game: string, rate: number, tables: number): Promise<string> {
  const database = await ownDatabase()
  const inside = join(import.meta.dirname, 'parts-inside.ts')
  const server = await spawnServer({ roles: 'all', database: database.url, inside })
  try {
    const guests = await newGuests(server.url, tables * gameNamed(game).seats.min)
    const play = async (count: number, games: number, seconds: number, rhythm: Rhythm) =>
      playMeasured(database, server, await placesFor(database, game, guests, count, games), seconds, rhythm)
    await play(Math.min(warmUp.tables, tables), warmUp.games, warmUp.seconds, { after: 20 })
    const rhythm = { every: (1_000 * tables) / rate }
    const measured = await play(tables, 1, seconds, rhythm)
    await server.ask('begin')
    await play(tables, 1, seconds, rhythm)
    const shares = (await server.ask('end')) as Shares // answered by parts-inside.ts
    return rowOf(game, measured, shares)
  } finally {
    await server.stop()
    await database.drop()
  }
}

interface Measured extends LoaderResult, ProcessorTime {
  readonly transactions: number
}

async function playMeasured(
  database: OwnDatabase,
  { url, pid }: Running,
  places: readonly LoaderPlayers[],
  seconds: number,
  rhythm: Rhythm,
): Promise<Measured> {
  let metering: Metering | undefined
  let before = 0
  const begin = async () => {
    before = await transactionsIn(database)
    metering = await meter(database, () => [pid])
  }
  const result = await playAt(url, places, seconds, begin, rhythm)
  if (!metering) throw new Error('No seat was taken.')
  const used = await metering.stop()
  return { ...result, ...used, transactions: (await transactionsIn(database)) - before }
}

function rowOf(game: string, measured: Measured, shares: Shares): string {
  const { moves, seconds, processes, backends, cpu, transactions, p50, p99 } = measured
  const each = (used: number) => `${Math.round((used * 1e6) / moves)}`
  const cells = [
    game,
    (moves / seconds).toFixed(0),
    each(processes + backends),
    ...parts.map((part) => each(processes * (shares[part] ?? 0))),
    each(backends),
    each(cpu),
    (moves / transactions).toFixed(1),
    `${p50.toFixed(1)}, ${p99.toFixed(1)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}

async function placesFor(
  database: OwnDatabase,
  game: string,
  guests: readonly BenchGuest[],
  count: number,
  games: number,
): Promise<LoaderPlayers[]> {
  const seats = gameNamed(game).seats.min
  const places: LoaderPlayers[] = []
  for (let place = 0; place < count; place++) {
    const players = guests.slice(place * seats, (place + 1) * seats)
    const tables = []
    while (tables.length < games) tables.push(await prepareTable(database, game, players))
    places.push({ cookies: players.map(({ cookie }) => cookie), tables })
  }
  return places
}

/** Counts the transactions that committed moves: each row has the number of its transaction in `xmin`. */
async function transactionsIn({ pool }: OwnDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(distinct xmin::text)::int as count from moves')
  return rows[0]?.count ?? Number.NaN
}
