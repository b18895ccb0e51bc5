import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'

const batch = 200

/**
 * Closes waiting tables that had no activity for `days` days, and puts a notification for their players into the
 * outbox. Returns the number of closed tables.
 */
export async function closeIdleTables(
  { database, bus }: { readonly database: Database; readonly bus: Bus },
  days: number,
): Promise<number> {
  let closed = 0
  for (;;) {
    const { rows } = await database.pool.query<{ id: MatchId }>(statement, [days, batch])
    for (const { id } of rows) bus.publish(`table.${id}`, 'closed')
    closed += rows.length
    if (rows.length < batch) return closed
  }
}

const statement = `
  with closed as (
    update tables set state = 'abandoned', ended_at = now()
    where id = any (array(
      select id from tables where state = 'waiting' and touched_at < now() - $1 * interval '1 day'
      order by touched_at, id limit $2 for update skip locked
    ))
    returning id
  ),
  notified as (insert into outbox (match_id, n, kind, content) select id, 0, 'closed', '{}' from closed)
  select id from closed`
