import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import type { Database } from '../storage/database.ts'
import { inTransaction } from '../storage/transaction.ts'
import { endTable } from './end-table.ts'
import type { Store } from './stores.ts'

/** An entry of the outbox of another store. */
export interface StoreEvent {
  readonly id: string
  readonly match_id: MatchId
  readonly n: number
  readonly kind: string
  readonly content: { readonly result?: object }
  readonly at: Date
}

/** Keys of events that have left their store are kept for as long as any process may still apply them. */
const keptFor = '1 day'

/**
 * Applies events of another store in the home store, each exactly once: its key is written in the transaction that applies
 * it, and it leaves its store only afterwards. A process that stops in between leaves a key, by which the next one knows that
 * it only has to remove the event. `apply` gets those that are new. Gives how many there were.
 */
export async function applyEvents(
  home: Database,
  store: Store,
  apply: (client: pg.PoolClient, events: readonly StoreEvent[]) => Promise<void>,
  atMost = 200,
): Promise<number> {
  return inTransaction(store.database, async (there) => {
    const { rows: events } = await there.query<StoreEvent>({
      name: 'store_events',
      text: 'select id, match_id, n, kind, content, at from outbox order by id limit $1 for update skip locked',
      values: [atMost],
    })
    if (events.length === 0) return 0
    const ids = events.map(({ id }) => id)
    await inTransaction(home, async (client) => {
      const { rows } = await client.query<{ id: string }>({
        name: 'new_events',
        text: `
          insert into applied_events (store, id) select $1, unnest($2::bigint[]) on conflict do nothing returning id`,
        values: [store.name, ids],
      })
      const fresh = new Set(rows.map(({ id }) => id))
      const unapplied = events.filter(({ id }) => fresh.has(id))
      for (const { match_id: match, at, kind, content } of unapplied)
        if (kind === 'over') await endTable(client, { match, at, result: JSON.stringify(content.result) })
      await apply(client, unapplied)
    })
    await there.query({
      name: 'end_orders',
      text: 'delete from premoves where match_id = any($1) and not is_fenced(match_id)',
      values: [events.flatMap(({ kind, match_id }) => (kind === 'over' ? [match_id] : []))],
    })
    await there.query({ name: 'remove_events', text: 'delete from outbox where id = any($1)', values: [ids] })
    return events.length
  })
}

/** Forgets keys of events that left their stores long ago. */
export async function forgetEvents({ pool }: Database): Promise<void> {
  await pool.query(`delete from applied_events where at < now() - interval '${keptFor}'`)
}
