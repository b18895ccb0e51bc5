import type { Database } from '../platform/storage/database.ts'
import { type Due, dueOf } from './due.ts'
import { sqlNames } from './kinds/index.ts'

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
 * exactly when its notifications are written. Takes those that are for no digest, as `takeSingles` does.
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

/** The owner of a seat that a bot plays gets no notification of turns, only of the end. */
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
    (select distinct on (t.match_id, t.n, s.account) t.match_id, t.n, t.kind, t.at, s.seat, s.account
    from taken t join seats s on s.table_id = t.match_id
    where s.account is not null and not s.resigned
      and case when t.kind in (${sqlNames('players')}) then true
        when t.kind in (${sqlNames('toMove')})
        then not s.replaced and s.seat in (select value::smallint from json_array_elements_text(t.content -> 'seats'))
      end
    -- A turn and its reminder in the same batch become one turn notification.
    order by t.match_id, t.n, s.account, t.kind = 'reminder')
    union all
    -- An invited person has no seat yet; for a club or a tournament there is no table.
    select match_id, n, kind, at, -1::smallint, content ->> 'account' from taken where kind in (${sqlNames('account')})
  ),
  written as (
    insert into notifications (match_id, n, account, channel, kind, seat, digest, tries, due_at)
    select notified.match_id, notified.n, notified.account, c.id, notified.kind, notified.seat, p.digest_hour is not null,
      case when p.digest_hour is null then 1 else 0 end,
      case when p.digest_hour is null then now() + $3 * interval '1 millisecond' else next_hour(notified.at, p.zone, p.digest_hour) end
    from notified
      join notification_channels c on c.account = notified.account and c.active
      left join notification_settings p on p.account = notified.account
    -- A reminder repeats the notification of its turn.
    on conflict (match_id, n, account, channel) do update
      set kind = excluded.kind, state = 'waiting', digest = excluded.digest, due_at = excluded.due_at,
        tries = notifications.tries + excluded.tries
      where excluded.kind = 'reminder' and notifications.kind = 'turn' and notifications.state in ('sent', 'dropped')
    returning id, digest
  )
  select (select count(*)::integer from taken) as entries, array(select id::text from written where not digest) as ids`
