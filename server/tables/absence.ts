import type { MatchId } from '@carriage/protocol'
import type { Database } from '../store/database.ts'
import { declined } from './declined.ts'

/**
 * A bot plays the seat from now on, for good. The clock looks at the match at once, and calls the bots until they
 * move if it waits for this seat. Gives the number of the last entry.
 */
export async function resign({ pool }: Database, id: MatchId, account: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    `with gone as (
       update seats set resigned = true, kept = true
       where table_id = $1 and account = $2 and state = 'playing' returning table_id
     ),
     head as (select match_id, version from heads join gone on match_id = table_id),
     looked_at as (
       insert into deadlines (match_id, version, due_at) select match_id, version, now() from head
       on conflict (match_id) do update set due_at = least(deadlines.due_at, excluded.due_at)
     )
     select version from head`,
    [id, account],
  )
  const [head] = rows
  if (!head) throw declined('conflict', 'You can only resign from a match that is being played.')
  return head.version
}

/** The owner of a seat that a bot kept is back. Tells whether that changed something. */
export async function comeBack({ pool }: Database, id: MatchId, account: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update seats set kept = false
     where table_id = $1 and account = $2 and state = 'playing' and kept and not resigned`,
    [id, account],
  )
  return rowCount === 1
}

/** An account that moves with a token is a program from then on. */
export async function nameProgram({ pool }: Database, id: MatchId, account: string): Promise<void> {
  await pool.query('update seats set program = true where table_id = $1 and account = $2', [id, account])
}
