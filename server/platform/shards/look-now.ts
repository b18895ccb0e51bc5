import type { MatchId } from '@carriage/protocol'
import { type Queryable, storesOf } from './stores.ts'

/**
 * Has the clock look at a match at once, as soon as the transaction of the caller is committed. Where the match is in another
 * store, the courier passes it on.
 */
export async function lookNow(client: Queryable, match: MatchId): Promise<void> {
  if (storesOf(client).isHome(match)) await setDeadlineNow(client, match)
  else await client.query(`insert into outbox (match_id, n, kind, content) values ($1, 0, 'look', '{}')`, [match])
}

/** Whether there is a match whose deadline could be set. */
export async function setDeadlineNow(store: Queryable, match: MatchId): Promise<boolean> {
  const { rowCount } = await store.query({
    name: 'deadline_now',
    text: `
      insert into deadlines (match_id, version, due_at)
        select match_id, version, now() from match_heads where match_id = $1 and not is_fenced(match_id)
      on conflict (match_id) do update set due_at = least(deadlines.due_at, excluded.due_at)`,
    values: [match],
  })
  return rowCount === 1
}
