import type pg from 'pg'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import type { Due } from './due.ts'
import type { Outcome } from './outcome.ts'

/** Notes that these notices are about to leave. Says whether all of them are still this courier's to send. */
export async function noteLeaving({ pool }: Database, dues: readonly Due[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update notifications n set state = 'sending'
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

/**
 * Notes what became of an attempt, at the notices and, for its owner to see, at the channel: both or neither, so that a
 * courier that stops in between leaves no dead channel switched on and no digest that goes out twice in a day.
 */
export async function noteOutcome(
  database: Database,
  dues: readonly Due[],
  outcome: Outcome,
  {
    pause,
    kind,
  }: {
    /** When to try again, in milliseconds from now; nothing when it has been tried often enough. */
    readonly pause: number | undefined
    readonly kind: 'single' | 'digest'
  },
): Promise<void> {
  const [first] = dues
  if (!first) return
  const again = !outcome.sent && outcome.next === 'again' && pause !== undefined
  const state = outcome.sent ? 'sent' : again ? 'waiting' : 'failed'
  await inTransaction(database, async (client) => {
    // The channel first: removing a channel locks it before its notices, too, so neither waits for the other.
    if (outcome.sent) await noteWorking(client, first.channel.id)
    else await noteFault(client, first.channel.id, outcome)
    if (outcome.sent && kind === 'digest')
      await client.query('update notification_channels set digested_at = now() where id = $1', [first.channel.id])
    await client.query(settle, [...held(dues), state, again ? pause : null])
  })
}

export async function noteWorking(client: Pick<pg.ClientBase, 'query'>, channel: string): Promise<void> {
  await client.query(
    `update notification_channels set error = null, error_detail = null, failed_at = null
     where id = $1 and error is not null`,
    [channel],
  )
}

export async function noteFault(
  client: Pick<pg.ClientBase, 'query'>,
  channel: string,
  { fault, detail, next }: Outcome & { sent: false },
): Promise<void> {
  await client.query(
    `update notification_channels set error = $2, error_detail = $3, failed_at = now(), active = active and $4 where id = $1`,
    [channel, fault, detail, next !== 'switchOff'],
  )
}

/** Forgets notices that were settled more than a month ago. */
export async function forgetSettled({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from notifications where id = any (array(
       select id from notifications where state in ('sent', 'dropped', 'failed') and due_at < now() - interval '30 days' limit 5000
     ))`,
  )
}

const settle = `
  update notifications n set state = $3, due_at = now() + coalesce($4, 0) * interval '1 millisecond'
  from unnest($1::bigint[], $2::smallint[]) as held(id, tries)
  where n.id = held.id and n.tries = held.tries`

function held(dues: readonly Due[]): [string[], number[]] {
  return [dues.map(({ id }) => id), dues.map(({ tries }) => tries)]
}
