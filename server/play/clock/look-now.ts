import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'

/** Has the clock check a match at once, after the commit of the caller's transaction. */
export async function lookNow(client: Pick<pg.ClientBase, 'query'>, match: MatchId): Promise<void> {
  await client.query({
    name: 'deadline_now',
    text: `
      insert into deadlines (match_id, version, due_at)
        select match_id, version, now() from match_heads where match_id = $1
      on conflict (match_id) do update set due_at = least(deadlines.due_at, excluded.due_at)`,
    values: [match],
  })
}
