import type pg from 'pg'
import { type MatchRows, matchKeys, type RowTable, rowTables } from './match-tables.ts'

function selecting(table: RowTable): string {
  return `select t::text as row from ${table} t where t.${matchKeys[table]} = any($1)`
}

/** Every statement that is made here, for the test that has PostgreSQL read them all. */
export const readingStatements = rowTables.map(selecting)

export async function readMatchRows(client: pg.Client, matches: readonly string[]): Promise<MatchRows> {
  const found = new Map<RowTable, readonly string[]>()
  for (const table of rowTables) {
    const { rows } = await client.query<{ row: string }>(selecting(table), [matches])
    found.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return found
}
