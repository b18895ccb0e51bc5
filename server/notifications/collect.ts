import type { Database } from '../platform/storage/database.ts'
import { type Due, dueOf } from './due.ts'
import { sqlCases, sqlNames } from './kinds/index.ts'
import type { NotificationKind } from './kinds/kind.ts'

export interface Collecting {
  /** The least age in milliseconds of an outbox entry when it is collected. */
  readonly timeout: number
  readonly lease: number
  readonly atMost?: number
}

interface Collected {
  readonly entries: number
  readonly singles: readonly Due[][]
}

/**
 * Fans outbox events out into one notification per recipient and channel, in one statement: an entry leaves the outbox
 * exactly when its notifications are written. Takes those that are to be sent at once, as `takeSingles` does. Matches with a new turn at a slow
 * table are due for reminders.
 */
export async function collect(database: Database, { timeout, lease, atMost = 200 }: Collecting): Promise<Collected> {
  const { rows } = await database.pool.query<{ entries: number; ids: string[] }>({
    name: 'dispatcher-collect',
    text: collectStatement,
    values: [atMost, timeout, lease],
  })
  const { entries = 0, ids = [] } = rows[0] ?? {}
  return { entries, singles: (await dueOf(database, ids)).map((due) => [due]) }
}

const withRecipients = (recipients: NotificationKind['recipients']) =>
  sqlNames((kind) => kind.recipients === recipients)
const ofTurns = sqlNames((kind) => kind.untilMoved)

/** The owner of a seat that a bot plays gets no notification of turns, only of what happens to the seat and of the end. */
export const collectStatement = `
  with taken as (
    delete from outbox
    where id = any (array(
      select id from outbox
      where kind in (${sqlNames()})
        and at <= now() - $2 * interval '1 millisecond'
      order by id limit $1 for update skip locked
    ))
    returning match_id, n, kind, content, at
  ),
  notified as (
    (select distinct on (t.match_id, t.n, s.account, case when t.kind in (${ofTurns}) then '' else t.kind end)
      t.match_id, t.n, t.kind, t.content, t.at, s.seat, s.account
    from taken t join seats s on s.table_id = t.match_id,
      lateral (select array(select value::smallint from json_array_elements_text(t.content -> 'seats')) as seats) listed
    where s.account is not null and not s.resigned
      and case when t.kind in (${withRecipients('players')}) then true
        when t.kind in (${withRecipients('seats')}) then s.seat = any(listed.seats)
        when t.kind in (${withRecipients('others')}) then not s.replaced and s.seat <> all(listed.seats)
        when t.kind in (${withRecipients('toMove')}) then not s.replaced and s.seat = any(listed.seats)
      end
    -- A turn and its reminder in the same batch become one turn notification.
    order by t.match_id, t.n, s.account, case when t.kind in (${ofTurns}) then '' else t.kind end, t.kind in ('reminder', 'lastCall'))
    union all
    -- An invited person has no seat yet; for a club or a tournament there is no table.
    select match_id, n, kind, content, at, -1::smallint, content ->> 'account' from taken where kind in (${withRecipients('account')})
  ),
  written as (
    insert into notifications (match_id, n, account, channel, kind, content, seat, digest, tries, due_at)
    select n.match_id, n.n, n.account, c.id, n.kind, n.content, n.seat, how.digest, case when how.digest or how.delay > 0 then 0 else 1 end,
      case when how.digest then next_hour(n.at, p.zone, p.digest_hour)
        when how.delay > 0 then n.at + how.delay * interval '1 millisecond'
        else now() + $3 * interval '1 millisecond' end
    from notified n
      join notification_channels c on c.account = n.account and c.active
      left join notification_settings p on p.account = n.account,
      lateral (select p.digest_hour is not null and n.kind not in (${sqlNames((kind) => kind.urgent)}) as digest,
        ${sqlCases('delay', '0')} as delay) how
    on conflict (match_id, n, account, channel, kind) do nothing
    returning id, tries
  ),
  reminded as (
    insert into reminders (match_id, due_at)
    select distinct k.match_id, now() from taken k join tables t on t.id = k.match_id
    where k.kind in (${ofTurns}) and t.pace ->> 'kind' = 'slow' order by k.match_id
    on conflict (match_id) do update set due_at = least(reminders.due_at, excluded.due_at)
  )
  select (select count(*)::integer from taken) as entries, array(select id::text from written where tries = 1) as ids`
