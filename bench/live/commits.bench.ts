import { createHash } from 'node:crypto'
import { commitMoves, type Database, openDatabase, schema } from '@carriage/server'
import { ownDatabase } from './own-database.ts'
import { secondsUsedBy } from './processor-time.ts'
import { usualMove } from './usual-move.ts'

/*
 * What a move costs the store: the processor time of a backend that calls `commit_moves` with one move, and with batches,
 * in a database where many matches rest and some are played. The function takes turns with a copy of it without its forced plan.
 */

const usualMatches = 500_000
/** Matches that are being played; the others rest. */
const lively = 640
const batches = [1, 8, 32]
const rounds = 3
/** Seconds of processor time in each measurement, at least: the system counts hundredths. */
const enough = 1

/** The forms by name, each in a schema of its own before that of the server. */
const forms = {
  'plpgsql, plan not forced': 'unforced',
  'plpgsql, generic plan, unchanged': 'public',
} as const

interface Place {
  readonly id: string
  version: number
}

export async function bench(args: readonly string[]): Promise<number> {
  const count = Number(args[0] ?? usualMatches)
  const places = Array.from({ length: lively }, (_, index) => ({ id: idOf(index), version: 0 }))
  const database = await ownDatabase()
  try {
    await prepare(database, count)
    console.log(
      `  Microseconds of a backend's processor time for each move, ${count} matches, least of ${rounds} (all)`,
    )
    console.log(`| moves a call | ${Object.keys(forms).join(' | ')} |`)
    console.log(`|---${'|---'.repeat(Object.keys(forms).length)}|`)
    let next = 0
    const take = (size: number): readonly Place[] => {
      if (next + size > lively) next = 0
      next += size
      return places.slice(next - size, next)
    }
    for (const size of batches) {
      const found = new Map<string, number[]>()
      for (let round = 0; round < rounds; round++)
        for (const [form, schema] of Object.entries(forms)) {
          const cost = await costOf(`${database.url}?options=-csearch_path%3D${schema},public`, () => take(size))
          found.set(form, [...(found.get(form) ?? []), cost])
        }
      const cells = [...found.values()].map((costs) => {
        const all = costs.map((cost) => cost.toFixed(0)).join(', ')
        return `${Math.min(...costs).toFixed(0)} (${all})`
      })
      console.log(`| ${size} | ${cells.join(' | ')} |`)
    }
    return 0
  } finally {
    await database.drop()
  }
}

async function prepare({ url }: { readonly url: string }, count: number): Promise<void> {
  const database = openDatabase({ url, connections: 1 })
  const ids = `select substr(md5(i::text), 1, 14) as id from generate_series(0, ${count - 1}) i`
  await database.pool.query('set statement_timeout = 0')
  await database.pool.query(`insert into match_heads (match_id, waiting) select id, 1 from (${ids}) m`)
  await database.pool.query(
    `insert into deadlines (match_id, version, due_at) select id, 0, now() + interval '1 day' from (${ids}) m`,
  )
  const text = schema()
  const from = text.indexOf('create function commit_moves')
  const unforced = text
    .slice(from, text.indexOf('\n$$;', from) + '\n$$;'.length)
    .replace('set plan_cache_mode = force_generic_plan', '')
  await database.pool.query('create schema unforced; set search_path to unforced, public')
  await database.pool.query(unforced)
  await database.pool.query('vacuum analyze')
  await database.close()
}

/** As PostgreSQL makes the same ids: spread over the index. */
function idOf(index: number): string {
  return createHash('md5').update(`${index}`).digest('hex').slice(0, 14)
}

async function costOf(url: string, take: () => readonly Place[]): Promise<number> {
  const database = openDatabase({ url, connections: 1 })
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const used = () => secondsUsedBy(rows[0]?.pid ?? 0)
  // The first calls read the catalogue and try plans.
  for (let call = 0; call < 20; call++) await play(database, take())
  const before = used()
  let moves = 0
  while (used() - before < enough) for (let call = 0; call < 50; call++) moves += await play(database, take())
  const cost = ((used() - before) / moves) * 1e6
  await database.close()
  return cost
}

async function play({ pool }: Database, places: readonly Place[]): Promise<number> {
  const at = Date.now()
  const { size } = await commitMoves(
    pool,
    places.map(({ id, version }) => usualMove(id, version, at)),
  )
  if (size < places.length) throw new Error('A move was not committed.')
  for (const place of places) place.version += 1
  return size
}
