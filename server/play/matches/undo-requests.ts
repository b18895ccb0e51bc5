import type { Seat } from '@carriage/kernel'
import type { MatchId, UndoAsk } from '@carriage/protocol'
import type pg from 'pg'

type Pool = Pick<pg.Pool, 'query'>

interface Row {
  version: number
  seat: Seat
  n: number
  needs: Seat[]
  agreed: Seat[]
}

/** The open question at a table, if it was asked at the current position. */
export async function readAsk(pool: Pool, match: MatchId, version: number): Promise<UndoAsk | undefined> {
  const { rows } = await pool.query<Row>(
    'select version, seat, n, needs, agreed from undo_requests where match_id = $1 and version = $2',
    [match, version],
  )
  const [row] = rows
  return row && { by: row.seat, n: row.n, needs: row.needs, agreed: row.agreed }
}

export async function writeAsk(pool: Pool, match: MatchId, version: number, ask: UndoAsk): Promise<void> {
  await pool.query(
    `insert into undo_requests (match_id, version, seat, n, needs, agreed) values ($1, $2, $3, $4, $5, $6)
     on conflict (match_id) do update set version = excluded.version, seat = excluded.seat, n = excluded.n,
       needs = excluded.needs, agreed = excluded.agreed`,
    [match, version, ask.by, ask.n, ask.needs, ask.agreed],
  )
}

export async function clearAsk(pool: Pool, match: MatchId): Promise<void> {
  await pool.query('delete from undo_requests where match_id = $1', [match])
}
