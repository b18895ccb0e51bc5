import { type Database, openDatabase } from '@carriage/server'
import { ownDatabase } from './own-database.ts'
import { usualEntry } from './pgbench.ts'
import { secondsOnProcessor } from './processor-time.ts'

/*
 * What it costs that finished matches leave `moves`: their rows deleted and vacuumed away from one table, as it is, and from
 * hash partitions; and the oldest of several partitions by week dropped. Beside it what a layout costs at every move: writing
 * it, and reading the tail of a match, as a process does that loads it. Processor time of the one backend that does it.
 */

const usualMatches = 5_000
const movesEach = 200
const weeks = 8
const hashes = 16
/** Entries after a snapshot, about: what is read to load a match. */
const tail = 25
const reads = 3_000
const rounds = 3

interface Layout {
  readonly name: string
  /** Makes the table `leaving`. */
  readonly create: readonly string[]
  /** Has the older half of the matches leave; rows of the log are gone afterwards. */
  readonly leave: (backend: Backend, matches: number) => Promise<void>
}

interface Backend {
  readonly database: Database
  /** Microseconds that the backend used for this. */
  cost(work: () => Promise<unknown>): Promise<number>
}

const columns =
  'match_id text not null, n integer not null, seat smallint not null, command text not null, bot boolean not null, entry json not null, at timestamptz not null'

const layouts: readonly Layout[] = [
  {
    name: 'one table, rows deleted',
    create: [`create table leaving (${columns}, primary key (match_id, n))`],
    leave: deleteMatches,
  },
  {
    name: `${hashes} hash partitions, rows deleted`,
    create: [
      `create table leaving (${columns}, primary key (match_id, n)) partition by hash (match_id)`,
      ...Array.from(
        { length: hashes },
        (_, at) =>
          `create table leaving_${at} partition of leaving for values with (modulus ${hashes}, remainder ${at})`,
      ),
    ],
    leave: deleteMatches,
  },
  {
    name: `${weeks} weeks, oldest dropped`,
    // A key over (match_id, n) alone cannot be unique here: PostgreSQL wants the column of the partitions in it.
    create: [
      `create table leaving (${columns}) partition by range (at)`,
      'create index on leaving (match_id, n)',
      ...Array.from(
        { length: weeks },
        (_, at) =>
          `create table leaving_${at} partition of leaving for values from (${dayOf(at * 7)}) to (${dayOf(at * 7 + 7)})`,
      ),
    ],
    leave: async ({ database }) => {
      for (let week = 0; week < weeks / 2; week++) await database.pool.query(`drop table leaving_${week}`)
    },
  },
]

export async function bench(args: readonly string[]): Promise<number> {
  const matches = Number(args[0] ?? usualMatches)
  const own = await ownDatabase()
  const found = new Map(layouts.map(({ name }) => [name, [] as Costs[]]))
  try {
    for (let round = 1; round <= rounds; round++)
      for (const layout of layouts) {
        const costs = await costsOf(layout, own.url, matches)
        found.get(layout.name)?.push(costs)
        console.log(`  round ${round}, ${layout.name}: ${JSON.stringify(costs)}`)
      }
  } finally {
    await own.drop()
  }
  console.log('| layout | leaving, µs a move | writing, µs a move | reading a tail, µs | of one table |')
  console.log('|---|---|---|---|---|')
  const first = least([...found.values()][0] ?? [], 'reading')
  for (const [name, costs] of found)
    console.log(
      `| ${name} | ${least(costs, 'leaving').toFixed(2)} | ${least(costs, 'writing').toFixed(1)} | ` +
        `${least(costs, 'reading').toFixed(1)} | ${(least(costs, 'reading') / first).toFixed(2)} |`,
    )
  return 0
}

interface Costs {
  readonly leaving: number
  readonly writing: number
  readonly reading: number
}

function least(costs: readonly Costs[], of: keyof Costs): number {
  return Math.min(...costs.map((each) => each[of]))
}

async function costsOf({ create, leave }: Layout, url: string, matches: number): Promise<Costs> {
  const database = openDatabase({ url, connections: 1 })
  try {
    const { pool } = database
    await pool.query('set statement_timeout = 0')
    await pool.query('drop table if exists leaving')
    for (const statement of create) await pool.query(statement)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backend: Backend = {
      database,
      async cost(work) {
        const before = secondsOnProcessor(rows[0]?.pid ?? 0)
        await work()
        return (secondsOnProcessor(rows[0]?.pid ?? 0) - before) * 1e6
      },
    }
    const writing = await backend.cost(() => fill(database, matches))
    await pool.query('vacuum analyze leaving')
    const reading = await backend.cost(() => readTails(database, matches))
    const leaving = await backend.cost(() => leave(backend, matches))
    const left = await pool.query<{ count: number }>('select count(*)::integer as count from leaving')
    if (left.rows[0]?.count !== (matches * movesEach) / 2) throw new Error('Not the older half has left.')
    return {
      leaving: leaving / ((matches * movesEach) / 2),
      writing: writing / (matches * movesEach),
      reading: reading / reads,
    }
  } finally {
    await database.close()
  }
}

/** In the order of time: matches of a week are played beside each other, a move at each in turn. */
async function fill({ pool }: Database, matches: number): Promise<void> {
  const each = matches / weeks
  for (let week = 0; week < weeks; week++)
    for (let n = 1; n <= movesEach; n++)
      await pool.query({
        name: 'fill',
        text: `insert into leaving (match_id, n, seat, command, bot, entry, at)
          select 'match-' || i, $1::integer, 0, 'move-' || $1::integer || '-of-match-' || i, false, $2::json,
            ${dayOf(0)}::timestamptz + $3::integer * interval '7 days' + $1::integer * interval '30 minutes'
          from generate_series($4::integer, $5::integer) i`,
        values: [n, usualEntry, week, week * each, (week + 1) * each - 1],
      })
}

async function readTails({ pool }: Database, matches: number): Promise<void> {
  for (let read = 0; read < reads; read++) {
    const { rowCount } = await pool.query({
      name: 'tail',
      text: 'select n, seat, command, bot, at, entry from leaving where match_id = $1 and n > $2 order by n',
      values: [`match-${(read * 7919) % matches}`, movesEach - tail],
    })
    if (rowCount !== tail) throw new Error(`A tail has ${rowCount} entries.`)
  }
}

/** As the archive does it, a match at a time; what is left is cleaned up as autovacuum would. */
async function deleteMatches({ database: { pool } }: Backend, matches: number): Promise<void> {
  for (let match = 0; match < matches / 2; match++)
    await pool.query({ name: 'leave', text: 'delete from leaving where match_id = $1', values: [`match-${match}`] })
  await pool.query('vacuum leaving')
}

function dayOf(day: number): string {
  return `'${new Date(Date.UTC(2026, 0, 5) + day * 86_400_000).toISOString()}'`
}
