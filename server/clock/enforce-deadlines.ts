import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'

type Pool = Pick<pg.Pool, 'query'>

export interface LateSeat {
  readonly match: MatchId
  /** The version of the match at which the seat was late. */
  readonly version: number
  readonly seat: Seat
}

/** Hands the seats of absent players to a bot, at tables that have not moved on since. Gives the tables it changed. */
export async function enforceDeadlines(pool: Pool, late: readonly LateSeat[]): Promise<readonly MatchId[]> {
  if (late.length === 0) return []
  // A head that is locked is just moving on, so its seat was not late after all, or is found late again.
  const { rows } = await pool.query<{ match: MatchId }>({
    name: 'keep_seats',
    text: `
      with given as (select * from unnest($1::text[], $2::int[], $3::smallint[]) as g(id, version, seat)),
      steady as (
        select h.match_id from heads h
        where h.match_id = any($1) and h.result is null
          and exists (select from given g where g.id = h.match_id and g.version = h.version)
        for share of h skip locked)
      update seats s set kept = true from given g join steady h on h.match_id = g.id
      where s.table_id = g.id and s.seat = g.seat and s.account is not null and not s.kept
      returning s.table_id as match`,
    values: [late.map(({ match }) => match), late.map(({ version }) => version), late.map(({ seat }) => seat)],
  })
  return [...new Set(rows.map(({ match }) => match))]
}

/** Gives a kept seat back to its owner, who acts again. Tells whether it was kept. */
export async function giveSeatBack(pool: Pool, match: MatchId, seat: Seat): Promise<boolean> {
  const { rowCount } = await pool.query(
    // After the end it stays: ratings ask who had the seat then.
    `update seats set kept = false
     where table_id = $1 and seat = $2 and state = 'playing' and kept and not resigned`,
    [match, seat],
  )
  return rowCount === 1
}
