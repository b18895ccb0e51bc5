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

/**
 * Has bots replace absent players, at tables that have not moved on since. At slow tables the players are notified.
 * Returns the tables that changed.
 */
export async function enforceDeadlines(pool: Pool, late: readonly LateSeat[]): Promise<readonly MatchId[]> {
  if (late.length === 0) return []
  // A locked head is moving on, so its seat was not late after all, or is found late again.
  const { rows } = await pool.query<{ match: MatchId }>({
    name: 'keep_seats',
    text: `
      with given as (select * from unnest($1::text[], $2::int[], $3::smallint[]) as g(id, version, seat)),
      steady as (
        select h.match_id from match_heads h
        where h.match_id = any($1) and h.result is null
          and exists (select from given g where g.id = h.match_id and g.version = h.version)
        for share of h skip locked),
      late as (
        update seats s set replaced = true from given g join steady h on h.match_id = g.id
        where s.table_id = g.id and s.seat = g.seat and s.account is not null and not s.replaced
        returning s.table_id as match, s.seat, g.version),
      notified as (
        insert into outbox (match_id, n, kind, content)
        select l.match, l.version, e.kind, json_build_object('seats', json_agg(l.seat))
        from late l join tables t on t.id = l.match, unnest(array['timedOut', 'botPlays']) as e(kind)
        where t.pace ->> 'kind' = 'slow' group by l.match, l.version, e.kind)
      select match from late`,
    values: [late.map(({ match }) => match), late.map(({ version }) => version), late.map(({ seat }) => seat)],
  })
  return [...new Set(rows.map(({ match }) => match))]
}
