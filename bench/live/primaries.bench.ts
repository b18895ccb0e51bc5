import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import { createCommitter, type Database, migrate, openDatabase } from '@carriage/server'
import { spreadOf } from '../compare.ts'
import { startLimitedPostgres } from './limited-postgres.ts'
import { ownDatabase } from './own-database.ts'
import { secondsUsedBy } from './processor-time.ts'
import { beginMatches, usualMove } from './usual-move.ts'

/*
 * Moves a second that one process commits to one primary, and to two behind PL/Proxy with half of the matches each. What
 * limits them must be the primaries: each is a PostgreSQL server of its own that may use only a small share of a core, and the
 * bench prints how often it was held back. The server in front is not limited. Rounds take turns; all servers run throughout.
 */

/** Of one core, for each primary. */
const share = 0.07
const matches = 512
const rounds = 3
/** Of each round, if no other number is given. */
const usualSeconds = 5
const aim = 1.7

interface Place {
  readonly id: MatchId
  version: number
}

export async function bench(args: readonly string[]): Promise<number> {
  const seconds = Number(args[0] ?? usualSeconds)
  const servers = await Promise.all([
    startLimitedPostgres(share),
    startLimitedPostgres(share),
    startLimitedPostgres(share),
  ])
  const front = await ownDatabase()
  const [alone, a, b] = servers.map(({ url }) => openDatabase({ url, connections: 8 })) as [
    Database,
    Database,
    Database,
  ]
  let proxy: Database | undefined
  try {
    for (const each of [alone, a, b]) await migrate(each)
    const setUp = join(import.meta.dirname, '../../deploy/postgres/primaries/set-up')
    execFileSync(setUp, [front.url, servers[1].url, servers[2].url], { stdio: ['ignore', 'ignore', 'inherit'] })
    proxy = openDatabase({ url: front.url, connections: 8 })
    const places = (first: string) =>
      Array.from({ length: matches }, () => placeOf(first + matchIdFrom(randomBytes(14)).slice(1)))
    const [single, low, high] = [places('0'), places('0'), places('z')]
    for (const [database, begun] of [
      [alone, single],
      [a, low],
      [b, high],
    ] as const)
      await beginMatches(
        database,
        begun.map(({ id }) => id),
      )
    const half = matches / 2
    const kinds = [
      ['one primary', alone, single],
      ['one behind PL/Proxy', proxy, low],
      ['two behind PL/Proxy', proxy, [...low.slice(0, half), ...high.slice(0, half)]],
    ] as const
    const rates = new Map<string, number[]>(kinds.map(([name]) => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const [name, database, played] of kinds) {
        for (const server of servers) server.heldBack()
        const before = await usedBy(database)
        const { rate, own, moves } = await commitTo(database, played, seconds)
        const after = await usedBy(database)
        const used = [...after].reduce((sum, [pid, all]) => sum + all - (before.get(pid) ?? 0), 0)
        rates.get(name)?.push(rate)
        const held = servers.map((server) => `${(100 * server.heldBack()).toFixed(0)} %`).join(', ')
        console.log(
          `${name.padEnd(20)} ${rate.toFixed(0).padStart(6)} moves a second; servers held back in ${held} of all periods; this process used ${(100 * own).toFixed(0)} % of a core, the server that it is connected to ${((1e6 * used) / moves).toFixed(0)} µs a move`,
        )
      }
    const [one, , two] = [...rates.values()].map((each) => spreadOf(each).median)
    const ratio = (two ?? Number.NaN) / (one ?? Number.NaN)
    console.log(
      `${ratio >= aim ? 'PASS' : 'FAIL'}: two primaries commit ${ratio.toFixed(2)} times as much as one, aim ${aim}`,
    )
    return ratio >= aim ? 0 : 1
  } finally {
    for (const each of [alone, a, b, proxy]) await each?.close()
    await front.drop()
    for (const server of servers) await server.stop()
  }
}

/** Seconds of processor time by the processes that serve the connections to a database. */
async function usedBy({ pool }: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  return new Map(rows.map(({ pid }) => [pid, secondsUsedBy(pid)]))
}

function placeOf(id: string): Place {
  return { id: id as MatchId, version: 0 } // of the alphabet of ids
}

/** Plays all matches, each with one move in flight. Returns moves a second and the share of a core that this process used. */
async function commitTo(
  { pool }: Database,
  places: readonly Place[],
  seconds: number,
): Promise<{ rate: number; own: number; moves: number }> {
  const committer = createCommitter(pool)
  const began = performance.now()
  const used = process.cpuUsage()
  const end = began + seconds * 1_000
  let moves = 0
  await Promise.all(
    places.map(async (place) => {
      while (performance.now() < end) {
        if (!(await committer.commit(usualMove(place.id, place.version, Date.now()))))
          throw new Error('A move was not committed.')
        place.version += 1
        moves += 1
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(used)
  return { moves, rate: moves / elapsed, own: (user + system) / 1e6 / elapsed }
}
