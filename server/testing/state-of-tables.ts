import type { Database } from '../platform/storage/database.ts'

const usual = [
  'tables',
  'seats',
  'match_heads',
  'moves',
  'invitations',
  'undo_requests',
  'accounts',
  'records',
] as const

/** Everything stored about tables and matches, as one number for each kind of row. */
export async function stateOfTables({ pool }: Database, alsoOf: readonly 'chat_lines'[] = []): Promise<unknown> {
  const { rows } = await pool.query<object>(
    [...usual, ...alsoOf]
      .map((kind) => `select '${kind}' as kind, sum(hashtextextended(t::text, 0)) as hash from ${kind} t`)
      .join(' union all '),
  )
  return rows
}
