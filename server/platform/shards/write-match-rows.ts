import type pg from 'pg'
import { type MatchRows, type RowTable, rowTables } from './match-tables.ts'

type BucketTable = RowTable | 'moves' | 'deadlines'
const bucketTables: readonly BucketTable[] = [...rowTables, 'deadlines', 'moves']

function inserting(table: BucketTable): string {
  // The offset keeps PostgreSQL from reading the text anew for every column.
  return `insert into ${table} select (given.r).* from (select unnest($1::text[])::${table} as r offset 0) given`
}

function deleting(table: BucketTable): string {
  return `delete from ${table} where ${table === 'matches' ? 'id' : 'match_id'} = any($1)`
}

/** Every statement that is made here, for the test that has PostgreSQL read them all. */
export const writingStatements = bucketTables.flatMap((table) => [inserting(table), deleting(table)])

/** Puts rows in the place of those that there are of these matches. */
export async function replaceMatchRows(client: pg.Client, matches: readonly string[], rows: MatchRows): Promise<void> {
  for (const [table, texts] of rows) {
    await client.query(deleting(table), [matches])
    await insertMatchRows(client, table, texts)
  }
}

export async function insertMatchRows(client: pg.Client, table: BucketTable, rows: readonly string[]): Promise<void> {
  if (rows.length > 0) await client.query(inserting(table), [rows])
}

export async function deleteEntries(client: pg.Client, matches: readonly string[]): Promise<void> {
  if (matches.length > 0) await client.query(deleting('moves'), [matches])
}

/** Deletes everything that a store has of some matches. */
export async function deleteMatchRows(client: pg.Client, matches: readonly string[]): Promise<void> {
  for (const table of bucketTables) await client.query(deleting(table), [matches])
}
