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
  /** How many moves the first two seats made, and how many of the first seat's a bot made. */
  readonly played?: { readonly bot: number; readonly of: number }
}

/** A game of the auction with this result, by the statement that ends matches. */
export async function finishedTable(database: Database, table: FinishedTable): Promise<MatchId> {
  const { ranking, scores, day = '2026-01-01', rated = false, agreed = false, played, ...begun } = table
  const id = await beginTable(database, { game: 'auction', ...begun })
  await database.pool.query('update tables set rated = $2, ended_by_agreement = $3 where id = $1', [id, rated, agreed])
  if (played) {
    // The entry that ends the match is one of them.
    await database.pool.query(
      `insert into moves (match_id, n, seat, command, bot, entry, at)
       select $1, n, case when n < $3 then 0 else 1 end, 'move-' || n, n <= $2, '{"move":{},"draws":[]}', now()
       from generate_series(1, $3 * 2 - 1) n`,
      [id, played.bot, played.of],
    )
    await database.pool.query('update match_heads set version = $2 where match_id = $1', [id, played.of * 2 - 1])
  }
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
