import type { MatchId } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { beginTable, type TestTable } from './begin-table.ts'

export interface FinishedTable extends TestTable {
  readonly ranking: readonly (readonly number[])[]
  readonly scores: readonly number[]
  /** When it ended. */
  readonly day?: string
  readonly rated?: boolean
  /** Its people agreed to end it. */
  readonly agreed?: boolean
}

/** A game of the auction that ended so, by the statement that ends matches. */
export async function finishedTable(database: Database, table: FinishedTable): Promise<MatchId> {
  const { ranking, scores, day = '2026-01-01', rated = false, agreed = false, ...begun } = table
  const id = await beginTable(database, { game: 'auction', ...begun })
  await database.pool.query('update tables set rated = $2, ended_by_agreement = $3 where id = $1', [id, rated, agreed])
  const { rows } = await database.pool.query<{ version: number }>(
    'select version from match_heads where match_id = $1',
    [id],
  )
  await database.pool.query(
    `select * from commit_moves(array[$1], array[$2::integer], array[0::smallint], array['end'], array[false], array['{}'],
       array[$4::timestamptz], array[0::smallint], array[null], array[$3], array[true], array[null::timestamptz],
       array[null], array[null])`,
    [id, rows[0]?.version, JSON.stringify({ ranking, scores }), day],
  )
  return id
}
