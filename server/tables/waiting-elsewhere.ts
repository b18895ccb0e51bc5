import type { MatchId } from '@carriage/protocol'
import { headsElsewhere, seatsElsewhere } from '../platform/shards/index.ts'
import type { Database } from '../platform/storage/database.ts'

/** Tables that wait for a decision of the account and whose matches are in other stores, and until when. */
export async function waitingElsewhere(
  { pool }: Pick<Database, 'pool'>,
  account: string,
): Promise<readonly { readonly id: MatchId; readonly due: string }[]> {
  const seats = await seatsElsewhere(pool, account)
  const heads = await headsElsewhere(
    pool,
    seats.map(({ match }) => match),
  )
  return seats.flatMap(({ match, seat }) => {
    const head = heads.get(match)
    return head && (head.waiting & (1 << seat)) !== 0 ? [{ id: match, due: head.dueText ?? 'infinity' }] : []
  })
}
