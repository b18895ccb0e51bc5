import type { Database } from '../store/database.ts'
import type { Due } from './due.ts'
import type { Outcome } from './outcome.ts'

/** Notes that these notices are about to leave. Says whether all of them are still this courier's to send. */
export async function noteLeaving({ pool }: Database, dues: readonly Due[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update notices n set state = 'sending'
     from unnest($1::bigint[], $2::smallint[]) as held(id, tries)
     where n.id = held.id and n.tries = held.tries and n.state in ('waiting', 'sending')`,
    held(dues),
  )
  return rowCount === dues.length
}

/** Settles notices that are not needed any more. */
export async function noteDropped({ pool }: Database, dues: readonly Due[]): Promise<void> {
  if (dues.length > 0) await pool.query(settle, [...held(dues), 'dropped', null])
}

/** Notes what became of an attempt, at the notices and, for its owner to see, at the channel. */
export async function noteOutcome(
  { pool }: Database,
  dues: readonly Due[],
  outcome: Outcome,
  /** When to try again, in milliseconds from now; nothing when it has been tried often enough. */
  pause: number | undefined,
): Promise<void> {
  const [first] = dues
  if (!first) return
  const again = !outcome.sent && outcome.next === 'again' && pause !== undefined
  await pool.query(settle, [...held(dues), outcome.sent ? 'sent' : again ? 'waiting' : 'failed', again ? pause : null])
  if (outcome.sent) await noteWorking(pool, first.channel.id)
  else await noteFault(pool, first.channel.id, outcome)
}

/** Notes that a digest went out, so that the next waits for its day. */
export async function noteDigest({ pool }: Database, channel: string): Promise<void> {
  await pool.query('update notice_channels set digested_at = now() where id = $1', [channel])
}

export async function noteWorking(pool: Database['pool'], channel: string): Promise<void> {
  await pool.query(
    `update notice_channels set error = null, error_detail = null, failed_at = null
     where id = $1 and error is not null`,
    [channel],
  )
}

export async function noteFault(
  pool: Database['pool'],
  channel: string,
  { fault, detail, next }: Outcome & { sent: false },
): Promise<void> {
  await pool.query(
    `update notice_channels set error = $2, error_detail = $3, failed_at = now(), active = active and $4 where id = $1`,
    [channel, fault, detail, next !== 'switchOff'],
  )
}

/** Forgets notices that were settled more than a month ago. */
export async function forgetSettled({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from notices where id = any (array(
       select id from notices where state in ('sent', 'dropped', 'failed') and due_at < now() - interval '30 days' limit 5000
     ))`,
  )
}

const settle = `
  update notices n set state = $3, due_at = now() + coalesce($4, 0) * interval '1 millisecond'
  from unnest($1::bigint[], $2::smallint[]) as held(id, tries)
  where n.id = held.id and n.tries = held.tries`

function held(dues: readonly Due[]): [string[], number[]] {
  return [dues.map(({ id }) => id), dues.map(({ tries }) => tries)]
}
