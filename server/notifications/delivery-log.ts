import type pg from 'pg'
import { inBatches } from '../platform/in-batches.ts'
import type { Database } from '../platform/storage/database.ts'
import type { Due } from './due.ts'
import type { Outcome } from './outcome.ts'

/** Milliseconds for which outcomes are collected to share a statement and a flush to disk. */
const window = 50
const most = 500

export type DeliveryLog = ReturnType<typeof openDeliveryLog>

/** The outcomes of notifications: one statement for all that are sent or settled within a moment. */
export function openDeliveryLog({ pool }: Database) {
  const noteLeaving = inBatches((dues: readonly Due[]) => markLeaving(pool, dues), { window, most })
  const noteSettled = inBatches((settlements: readonly Settlement[]) => settle(pool, settlements), { window, most })
  const settleAll = async (dues: readonly Due[], settlement: Omit<Settlement, 'id' | 'tries' | 'channel'>) => {
    await Promise.all(
      dues.map(({ id, tries, channel }) => noteSettled({ id, tries, channel: channel.id, ...settlement })),
    )
  }
  return {
    /** Records that these are about to be sent. Returns whether all of them are still this dispatcher's. */
    leaving: async (dues: readonly Due[]) => (await Promise.all(dues.map(noteLeaving))).every(Boolean),
    /** Puts those off that would disturb their recipient now, for some milliseconds. */
    postponed: (dues: readonly Due[], pause: number) => settleAll(dues, { state: 'waiting', pause, tried: false }),
    /** Settles those that are not needed any more. */
    dropped: (dues: readonly Due[]) => settleAll(dues, { state: 'dropped', pause: 0, tried: false }),
    /**
     * Records the outcome of an attempt, at the notifications and, for its owner to see, at the channel, atomically: a
     * dispatcher that stops in between leaves no dead channel switched on and no digest that is sent twice in a day.
     */
    attempted(dues: readonly Due[], outcome: Outcome, { pause, kind }: DeliveryAttempt): Promise<void> {
      if (outcome.sent) return settleAll(dues, { state: 'sent', pause: 0, tried: true, digest: kind === 'digest' })
      const again = outcome.next === 'again' && pause !== undefined
      const { fault: error, detail, next } = outcome
      const state = again ? 'waiting' : 'failed'
      return settleAll(dues, {
        state,
        pause: again ? pause : 0,
        tried: true,
        error,
        detail,
        gone: next === 'switchOff',
      })
    },
  }
}

export interface DeliveryAttempt {
  /** When to retry, in milliseconds from now; undefined after the last attempt. */
  readonly pause: number | undefined
  readonly kind: 'single' | 'digest'
}

/** The parameters of the statement below. */
interface Settlement extends Pick<Due, 'id' | 'tries'> {
  readonly channel: string
  readonly state: 'waiting' | 'sent' | 'dropped' | 'failed'
  readonly pause: number
  readonly tried: boolean
  readonly error?: string
  readonly detail?: string
  readonly gone?: boolean
  readonly digest?: boolean
}

async function markLeaving(pool: Pick<pg.Pool, 'query'>, dues: readonly Due[]): Promise<readonly boolean[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'dispatcher-leaving',
    text: `update notifications n set state = 'sending'
     from unnest($1::bigint[], $2::smallint[]) as held(id, tries)
     where n.id = held.id and n.tries = held.tries and n.state in ('waiting', 'sending')
     returning n.id`,
    values: [dues.map(({ id }) => id), dues.map(({ tries }) => tries)],
  })
  const marked = new Set(rows.map(({ id }) => id))
  return dues.map(({ id }) => marked.has(id))
}

// Locks channels first, in a fixed order: removing a channel locks it before its notifications, too, so that there is
// no deadlock.
const settling = `
  with given as (
    select row_number() over () as at, g.* from json_to_recordset($1) as g(id bigint, tries smallint, channel bigint,
      state text, pause float8, tried boolean, error text, detail text, gone boolean, digest boolean)
  ),
  held as (
    select c.id from notification_channels c where c.id in (select channel from given) order by c.id for no key update
  ),
  tried as (
    select channel, (array_agg(error order by at desc))[1] as error, (array_agg(detail order by at desc))[1] as detail,
      coalesce(bool_or(gone), false) as gone, coalesce(bool_or(digest), false) as digest
    from given where tried group by channel
  ),
  noted as (
    update notification_channels c set error = t.error, error_detail = t.detail,
      failed_at = case when t.error is not null then now() end, active = c.active and not t.gone,
      digested_at = case when t.digest then now() else c.digested_at end
    from tried t where c.id = t.channel and (c.error is not null or t.error is not null or t.gone or t.digest)
  )
  update notifications n set state = g.state, due_at = now() + g.pause * interval '1 millisecond'
  from given g where n.id = g.id and n.tries = g.tries and (select count(*) from held) >= 0`

async function settle(pool: Pick<pg.Pool, 'query'>, settlements: readonly Settlement[]): Promise<readonly undefined[]> {
  await pool.query({ name: 'dispatcher-settle', text: settling, values: [JSON.stringify(settlements)] })
  return settlements.map(() => undefined)
}

/** Records the outcome of a test notification at its channel. */
export async function noteTrial({ pool }: Database, channel: string, outcome: Outcome): Promise<void> {
  const fault = outcome.sent ? undefined : outcome
  await pool.query(
    `update notification_channels set error = $2, error_detail = $3, failed_at = case when $2::text is not null then now() end,
       active = active and not $4
     where id = $1 and (error is not null or $2::text is not null)`,
    [channel, fault?.fault, fault?.detail, fault?.next === 'switchOff'],
  )
}

/** Deletes notifications that were settled more than a month ago. */
export async function forgetSettled({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from notifications where id = any (array(
       select id from notifications where state in ('sent', 'dropped', 'failed') and due_at < now() - interval '30 days' limit 5000
     ))`,
  )
}
