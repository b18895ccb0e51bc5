import type { MatchId, StrongTable } from '@carriage/protocol'
import { shownSkill, unknownSkill } from '../../competitions/ratings/skill.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { TableService } from '../../tables/index.ts'

/** Only the tables that started last count, so that many cost no more than some. */
const latest = 500
const most = 6
const cacheTime = 60_000

// A person without a rating counts with the initial estimate; tables with bots or without any rating are left out.
const statement = `
  with running as (
    select id, game, pace ->> 'kind' as pace from tables
    where state = 'playing' and visibility = 'open' order by started_at desc, id limit $1
  )
  select t.id, x.mu from running t, lateral (
    select avg(coalesce(r.mu, $2))::double precision as mu, count(*) = count(s.account) and count(r.mu) > 0 as known
    from seats s left join ratings r on r.account = s.account and r.game = t.game and r.pace = t.pace
    where s.table_id = t.id
  ) x
  where x.known order by x.mu desc, t.id limit $3`

/** The running open tables with the strongest people, cached for a minute. */
export function findStrongestTables(
  { pool }: Database,
  tables: TableService,
  now: () => number = Date.now,
): () => Promise<readonly StrongTable[]> {
  let known: { readonly at: number; readonly answer: Promise<readonly StrongTable[]> } | undefined

  async function compute(): Promise<readonly StrongTable[]> {
    const { rows } = await pool.query<{ id: MatchId; mu: number }>({
      name: 'strongest',
      text: statement,
      values: [latest, unknownSkill.mu, most],
    })
    const shown = await Promise.all(rows.map(({ id }) => tables.show(id, undefined)))
    return rows.flatMap(({ mu }, at) => {
      const table = shown[at]
      if (table?.state !== 'playing') return []
      const { id, game, seats } = table
      const names = seats.map(({ name = '' }) => name)
      return [{ id, game, names, rating: shownSkill({ ...unknownSkill, mu }).rating }]
    })
  }

  return () => {
    if (known && now() - known.at < cacheTime) return known.answer
    const answer = compute()
    known = { at: now(), answer }
    // A failure is not cached.
    answer.catch(() => {
      known = undefined
    })
    return answer
  }
}
