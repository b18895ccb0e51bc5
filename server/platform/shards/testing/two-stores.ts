import { randomBytes } from 'node:crypto'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import type { Database } from '../../storage/database.ts'
import { storesOf } from '../index.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'.split('')
const buckets = alphabet.flatMap((first) => alphabet.map((second) => first + second))
const tables = [
  'matches',
  'match_heads',
  'moves',
  'snapshots',
  'deadlines',
  'premoves',
  'undo_requests',
  'quarantines',
] as const

/** A second store of a house, in which all matches are from now on whose ids begin with a letter after f. */
export interface SecondStore {
  readonly database: TestDatabase
  /** Begins to move the bucket of a match from home: fences it there. Processes keep their old map. */
  fence(match: MatchId): Promise<void>
  finishMove(match: MatchId): Promise<void>
  close(): Promise<void>
}

let idsGiven = 0

/** An id of a match that is in the home store, or in the second one, in a bucket that no other test moves. */
export function idIn(place: 'home' | 'second'): MatchId {
  const own = alphabet[idsGiven++]
  if (own === undefined) throw new RangeError('There are no more buckets.')
  return `${place === 'home' ? '0' : 'z'}${own}${matchIdFrom(randomBytes(14)).slice(2)}` as MatchId // still of the alphabet
}

/** Adds a second store to a house. `all` has every bucket there. */
export async function addSecondStore(home: Database, { all = false } = {}): Promise<SecondStore> {
  const database = await testDatabase()
  await home.pool.query('insert into stores (name, url) values ($1, $2)', ['second', database.url])
  const moved = buckets.filter((bucket) => all || bucket >= 'g')
  await home.pool.query('insert into bucket_fences (bucket) select unnest($1::text[])', [moved])
  await home.pool.query(`insert into bucket_places (bucket, store) select unnest($1::text[]), 'second'`, [moved])
  await storesOf(home).refresh()
  return {
    database,
    async fence(match) {
      await home.pool.query('insert into bucket_fences (bucket) values ($1)', [match.slice(0, 2)])
    },
    async finishMove(match) {
      for (const table of tables) await copyRows(home, database, table, match)
      await home.pool.query(`insert into bucket_places (bucket, store) values ($1, 'second')`, [match.slice(0, 2)])
    },
    async close() {
      await storesOf(home).close()
      await database.drop()
    },
  }
}

async function copyRows(from: Database, to: Database, table: (typeof tables)[number], match: MatchId): Promise<void> {
  const key = table === 'matches' ? 'id' : 'match_id'
  const { rows } = await from.pool.query<{ row: object }>(
    `select to_json(t) as row from ${table} t where ${key} = $1`,
    [match],
  )
  for (const { row } of rows)
    await to.pool.query(`insert into ${table} select * from json_populate_record(null::${table}, $1)`, [
      JSON.stringify(row),
    ])
}
