import type { MatchId, WhyStopped } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { takingDue } from '../platform/storage/due-rows.ts'
import { queues } from '../platform/storage/queues.ts'
import { type Rest, restJson } from '../play/clock/index.ts'
import type { Channel } from './channels.ts'
import type { TableNews } from './compose.ts'
import { sqlCases, sqlNames } from './kinds/index.ts'
import type { NotificationLanguage } from './kinds/kind.ts'

/** A notification held by this dispatcher, with everything that decides whether and how it is sent. */
export interface Due extends TableNews {
  readonly id: string
  readonly seat: number
  /** How often it was taken; the dispatcher that took it last has the highest number and owns it. */
  readonly tries: number
  /** Another dispatcher stopped in the middle of sending it. */
  readonly broken: boolean
  readonly channel: Channel
  readonly active: boolean
  readonly shared: boolean
  readonly language: NotificationLanguage
  readonly zone: string
  /** Whether the game waits for the seat. */
  readonly waiting: boolean
  /** Whether the person still plays the seat, or may still accept the invitation. */
  readonly seated: boolean
  /** A later notification of a turn at the same table replaces it. */
  readonly outdated: boolean
  /** Why a premove of the seat stopped. */
  readonly because: WhyStopped | null
  /** When its recipient does not play. */
  readonly rest: Rest | null
}

export const takeSinglesStatement = takingDue(queues.notifications, { set: 'tries = tries + 1', returning: 'id' })

/**
 * Takes single notifications that are due. A dispatcher that does not settle one within the lease loses it to the next
 * one.
 */
export async function takeSingles(database: Database, atMost: number, lease: number): Promise<readonly Due[][]> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'notifications-singles',
    text: takeSinglesStatement,
    values: [atMost, lease],
  })
  const dues = await dueOf(
    database,
    rows.map(({ id }) => id),
  )
  return dues.map((due) => [due])
}

/**
 * Takes everything for the digest of one channel that had none in the last twenty hours, `timeout` after its hour: by
 * then earlier events have left the outbox.
 */
export async function takeDigest(database: Database, timeout: number, lease: number): Promise<readonly Due[]> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'notifications-digest',
    text: `
      with one as (
        select c.id from notifications n join notification_channels c on c.id = n.channel
        where n.state in ('waiting', 'sending') and n.digest and n.due_at <= now() - $2 * interval '1 millisecond'
          and (c.digested_at is null or c.digested_at < now() - interval '20 hours')
        order by n.due_at limit 1 for update of c skip locked
      )
      update notifications n set due_at = now() + $1 * interval '1 millisecond', tries = n.tries + 1
      from one
      where n.channel = one.id and n.state in ('waiting', 'sending') and n.digest and n.due_at <= now()
      returning n.id`,
    values: [lease, timeout],
  })
  return dueOf(
    database,
    rows.map(({ id }) => id),
  )
}

interface Row extends Omit<Due, 'channel' | 'match' | 'broken' | 'missed' | 'until'> {
  readonly match: MatchId
  readonly state: string
  readonly channel_id: string
  readonly account: string
  readonly channel_kind: Channel['kind']
  readonly address: string
  readonly keys: Channel['keys']
}

/** Reads everything that decides whether and how these are sent. */
export async function dueOf({ pool }: Database, ids: readonly string[]): Promise<Due[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<Row>({
    name: 'notifications-due',
    text: dueStatement,
    values: [ids],
  })
  return rows.map(({ state, channel_id, account, channel_kind, address, keys, ...due }) => ({
    ...due,
    broken: state === 'sending',
    channel: { id: channel_id, account, kind: channel_kind, address, keys },
  }))
}

const ofTurns = sqlNames((kind) => kind.untilMoved)

export const dueStatement = `
  select n.id, n.match_id as match, n.n, n.kind, n.seat, n.tries, n.state,
    n.channel as channel_id, n.account, c.kind as channel_kind, c.address, c.keys, c.active, c.shared,
    coalesce(p.language, 'en') as language, coalesce(p.zone, 'UTC') as zone,
    coalesce(${sqlCases('subject', 'b.game')}, '') as game, ${sqlCases('detail', 'null')} as detail,
    coalesce(h.result is null and (h.waiting >> n.seat) & 1 = 1, false) as waiting,
    coalesce(${sqlCases('isCurrent', 'false')}, false) as seated,
    n.kind in (${ofTurns}) and exists (
      select from notifications later
      where later.match_id = n.match_id and later.account = n.account and later.channel = n.channel and later.kind in (${ofTurns})
        and (later.n, later.id) > (n.n, n.id)
    ) as outdated,
    n.content -> 'because' as because, ${restJson} as rest, b.pace,
    array(select name from seats x where x.table_id = n.match_id and x.seat <> n.seat order by x.seat) as others
  from notifications n
    join notification_channels c on c.id = n.channel
    left join tables b on b.id = n.match_id
    left join time_settings t on t.account = n.account
    left join notification_settings p on p.account = n.account
    left join match_heads h on h.match_id = n.match_id
    left join seats s on s.table_id = n.match_id and s.seat = n.seat
  where n.id = any ($1)
  order by n.id`
