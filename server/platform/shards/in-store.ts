import type { MatchId } from '@carriage/protocol'
import { isFenced } from './fenced.ts'
import { type Queryable, storesOf } from './stores.ts'

const attempts = 3

/**
 * Does something in the store of a match: within the transaction of the caller if that is the home store, else at once. What
 * is done in another store stays if the transaction of the caller fails, so it must be harmless then, and may be repeated.
 */
export async function inStoreOf<T>(
  client: Queryable,
  match: MatchId,
  work: (client: Queryable) => Promise<T>,
): Promise<T> {
  const stores = storesOf(client)
  for (let attempt = 1; ; attempt++) {
    if (stores.isHome(match)) return work(client)
    try {
      return await work(stores.of(match).pool)
    } catch (error) {
      if (!isFenced(error) || attempt === attempts) throw error
      await stores.settle(match)
    }
  }
}
