import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord } from '@carriage/kernel'
import { matchIdFrom } from '@carriage/protocol'
import { createCommitter, type Database, migrate, openDatabase, startRelay } from '@carriage/server'
import { pino } from 'pino'
import { startLimitedPostgres } from './limited-postgres.ts'
import { beginMatches, usualMove } from './usual-move.ts'

/*
 * `pnpm bench primary [moves a second] [seconds]`: commits moves to one primary at this rate; each table moves every ten seconds, so
 * the default has 100,000 tables. It writes what a site writes, with the entries of recorded games, a deadline at each move and a snapshot at each 32nd. The
 * client is a loader: rules and sockets are not in it. Prints what the whole server used: processor, write-ahead log, disk.
 */

const usualRate = 10_000
const usualSeconds = 600
const moveEvery = 10
/** Server processes that such a load needs; each has a committer of its own, so batches are as small as there. */
const processes = 8
const snapshotEvery = 32
/** More than any machine has: it is not held back. */
const share = 1_000

type Committer = ReturnType<typeof createCommitter>

interface Place {
  readonly id: string
  version: number
  pending: boolean
}

export async function bench(args: readonly string[]): Promise<number> {
  const [rate = usualRate, seconds = usualSeconds] = args.map(Number)
  const server = await startLimitedPostgres(share)
  const database = openDatabase({ url: server.url, connections: 2 * processes + 2 })
  try {
    await migrate(database)
    const places = await begin(database, Math.ceil(rate * moveEvery))
    const relay = startRelay({ database, log: pino({ level: 'silent' }), tables: new Map(), onNews: () => undefined })
    const before = await figures(database)
    const [used, own, began] = [server.used(), process.cpuUsage(), performance.now()]
    const { moves, waits, late } = await load(database, places, { rate, seconds })
    const elapsed = (performance.now() - began) / 1_000
    const [usedBy, after, { user, system }] = [server.used() - used, await figures(database), process.cpuUsage(own)]
    await relay.stop()
    const at = (part: number) => `${(waits[Math.floor(waits.length * part)] ?? Number.NaN).toFixed(0)} ms`
    console.log(`| asked for | ${rate} moves a second for ${seconds} s |
|---|---|
| committed | ${(moves / elapsed).toFixed(0)} a second, ${moves} in ${elapsed.toFixed(0)} s; ${late} could not be sent in time |
| time of a commit, from when it was due | p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(0.999_999)} |
| processor of the whole server | ${(usedBy / elapsed).toFixed(2)} cores, ${((1e6 * usedBy) / moves).toFixed(0)} µs a move |
| processor of the loader | ${((user + system) / 1e6 / elapsed).toFixed(2)} cores |
| write-ahead log | ${((after.wal - before.wal) / elapsed / 1e6).toFixed(1)} MB a second, ${((after.wal - before.wal) / moves).toFixed(0)} bytes a move |
| disk of \`moves\` | ${((after.moves - before.moves) / moves).toFixed(0)} bytes a move |
| disk of the rest | ${((after.all - before.all - after.moves + before.moves) / 1e6).toFixed(0)} MB more |`)
    const sound = moves / elapsed >= 0.99 * rate
    console.log(sound ? 'PASS: it kept up' : 'FAIL: it did not keep up')
    return sound ? 0 : 1
  } finally {
    await database.close()
    await server.stop()
  }
}

async function begin(database: Database, count: number): Promise<readonly Place[]> {
  const places = Array.from({ length: count }, () => ({
    id: matchIdFrom(randomBytes(14)),
    version: 0,
    pending: false,
  }))
  await beginMatches(
    database,
    places.map(({ id }) => id),
  )
  await database.pool.query('vacuum analyze')
  return places
}

async function figures({ pool }: Database): Promise<{ wal: number; moves: number; all: number }> {
  const { rows } = await pool.query<{ wal: number; moves: number; all: number }>(
    `select (pg_current_wal_lsn() - '0/0')::float8 as wal, pg_total_relation_size('moves')::float8 as moves,
       pg_database_size(current_database())::float8 as all`,
  )
  return rows[0] ?? { wal: Number.NaN, moves: Number.NaN, all: Number.NaN }
}

/** Sends moves at their times, whether those before were answered or not; each match has one under way at most. */
async function load(
  { pool }: Database,
  places: readonly Place[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<{ moves: number; waits: number[]; late: number }> {
  const committers = Array.from({ length: processes }, () => createCommitter(pool))
  const entries = recordedEntries()
  const waits: number[] = []
  const began = performance.now()
  let [moves, sent, late] = [0, 0, 0]
  const unanswered = new Set<Promise<void>>()
  for (let at = 0; sent < rate * seconds; at = (performance.now() - began) / 1_000) {
    for (; sent < Math.min(at, seconds) * rate; sent++) {
      const place = places[sent % places.length]
      if (!place || place.pending) late += 1
      else {
        const commit = move(committers[sent % processes], place, began + (sent / rate) * 1_000).finally(() =>
          unanswered.delete(commit),
        )
        unanswered.add(commit)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(unanswered)
  return { moves, waits: waits.toSorted((one, other) => one - other), late }

  async function move(committer: Committer | undefined, place: Place, due: number): Promise<void> {
    place.pending = true
    const { id, version } = place
    const entry = entries[(moves + version) % entries.length] ?? ''
    if (!(await committer?.commit({ ...usualMove(id, version, Date.now()), entry })))
      throw new Error('It was not committed.')
    place.version += 1
    place.pending = false
    moves += 1
    waits.push(performance.now() - due)
    if (place.version % snapshotEvery === 0) await writeSnapshot(id, place.version)
  }

  async function writeSnapshot(id: string, n: number): Promise<void> {
    await pool.query({
      name: 'snapshot',
      text: `insert into snapshots (match_id, n, state) values ($1, $2, $3)
        on conflict (match_id) do update set n = excluded.n, state = excluded.state where snapshots.n < excluded.n`,
      values: [id, n, snapshot],
    })
  }
}

/** A stand-in for a position, which PostgreSQL cannot compress. */
const snapshot = JSON.stringify({ state: randomBytes(3_000).toString('base64') })

/** What the server would write into the log for recorded games of all titles. */
function recordedEntries(): readonly string[] {
  const games = join(import.meta.dirname, '../../games')
  return globSync('*/fixtures/*.record.json', { cwd: games }).flatMap((file) =>
    readRecord(readFileSync(join(games, file), 'utf8')).log.map((entry) =>
      JSON.stringify('move' in entry ? { move: entry.move, draws: entry.draws } : { undo: 1 }),
    ),
  )
}
