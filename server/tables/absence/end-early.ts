import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { lookNow } from '../../play/clock/look-now.ts'
import { noteMovesMade } from '../note-moves-made.ts'

/**
 * Ends a game before its result: bots finish it, so that its record is complete. The seats that count as last at this
 * moment, and the named ones, stay last; the moves of bots change nothing for anybody.
 */
export async function endEarly(client: pg.ClientBase, id: MatchId, last: readonly number[] = []): Promise<void> {
  await noteMovesMade(client, id)
  await client.query(
    `update seats s set resigned = true, replaced = true, excused = not counts_last(s) and not s.seat = any($2::smallint[])
     where table_id = $1 and bot is null`,
    [id, last],
  )
  await client.query('update tables set ended_by_agreement = true where id = $1', [id])
  await client.query('delete from absence_proposals where table_id = $1', [id])
  await lookNow(client, id)
}

/** The same for a game that counts for nobody, as operators decide. */
export async function leaveAllToBots(client: pg.ClientBase, id: MatchId): Promise<void> {
  await endEarly(client, id)
  await client.query('update tables set rated = false where id = $1', [id])
}
