import type { MatchId } from '@carriage/protocol'
import type { Database } from '../storage/database.ts'
import { inTransaction } from '../storage/transaction.ts'
import { setDeadlineNow } from './look-now.ts'
import { type Store, storesOf } from './stores.ts'

/** Passes on from the home store at which matches of a store the clock should look. To pass one on twice is harmless. */
export async function passOnLooks(home: Database, store: Store): Promise<void> {
  const stores = storesOf(home)
  const { rows } = await home.pool.query<{ id: string; match: MatchId }>({
    name: 'looks_to_pass_on',
    text: `select id, match_id as match from outbox where kind = 'look' order by id limit 1000`,
  })
  for (const { id, match } of rows)
    if (stores.of(match) === store.database)
      await inTransaction(home, async (client) => {
        const { rowCount } = await client.query('delete from outbox where id = $1', [id])
        // One that is on its way to another store waits until it is there.
        if (rowCount === 1 && !(await setDeadlineNow(store.database.pool, match)))
          throw new Error(`Match ${match} is not in store ${store.name} just now.`)
      })
}
