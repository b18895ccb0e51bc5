import type { GameLength } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

/** The latest finished tables of a game that count, since players and rules change. */
const latest = 2_000
/** Nothing is shown for fewer games. */
const fewest = 5
/** How long an answer is cached, in milliseconds. */
const cacheTime = 10 * 60_000

/** Exported for the test of its plan. */
export const lengthsStatement = `
  with finished as (
    select id, seats, pace, started_at, ended_at from tables
    where game = $1 and state = 'over' and not ended_by_agreement order by ended_at desc limit ${latest}),
  played as (
    select f.seats, f.pace ->> 'kind' as kind, coalesce(f.pace ->> 'bank', f.pace ->> 'days')::integer as amount,
      f.pace ->> 'kind' = 'slow' and f.pace ->> 'increment' is not null as banked,
      extract(epoch from f.ended_at - f.started_at)::float8 as took
    from finished f
    where f.ended_at > f.started_at
      and (select count(*) from seats s where s.table_id = f.id and s.account is not null) > 1)
  select seats, kind, amount, case when grouping(amount) = 0 then banked end as banked, count(*)::integer as games,
    round(percentile_cont(0.25) within group (order by took))::integer as low,
    round(percentile_cont(0.5) within group (order by took))::integer as median,
    round(percentile_cont(0.75) within group (order by took))::integer as high
  from played group by grouping sets ((seats, kind), (seats, kind, amount, banked))
  having count(*) >= ${fewest} and (grouping(amount) = 1 or amount is not null)
  order by seats, kind, amount nulls first, banked`

export interface GameLengths {
  of(game: string): Promise<readonly GameLength[]>
}

/** How long games take, from those that were finished here, cached for ten minutes. */
export function readGameLengths({ pool }: Database, now: () => number = Date.now): GameLengths {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<readonly GameLength[]> }>()

  async function compute(game: string): Promise<readonly GameLength[]> {
    const { rows } = await pool.query<GameLength>({ name: 'game_lengths', text: lengthsStatement, values: [game] })
    return rows
  }

  return {
    of(game) {
      const before = known.get(game)
      if (before && now() - before.at < cacheTime) return before.answer
      const answer = compute(game)
      known.set(game, { at: now(), answer })
      // A failure is not cached.
      answer.catch(() => known.delete(game))
      return answer
    },
  }
}
