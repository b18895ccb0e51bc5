import type { MatchId } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { lookNow } from '../play/clock/look-now.ts'
import { problemError } from './problem-error.ts'

/**
 * A bot plays the seat from now on, for good. The clock checks the match at once, and requests the bots until they move
 * if this seat has to. Returns the number of the last entry.
 */
export async function resign(database: Database, id: MatchId, account: string): Promise<number> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `update seats set resigned = true, replaced = true where table_id = $1 and account = $2 and state = 'playing'`,
      [id, account],
    )
    if (rowCount !== 1) throw problemError('conflict', 'You can only resign from a running match.')
    await lookNow(client, id)
  })
  const { rows } = await database.pool.query<{ version: number }>(
    'select version from match_heads where match_id = $1',
    [id],
  )
  return rows[0]?.version ?? 0
}

/** An account that moves with a token is shown as a program from then on. */
export async function nameProgram({ pool }: Database, id: MatchId, account: string): Promise<void> {
  await pool.query('update seats set program = true where table_id = $1 and account = $2', [id, account])
}
