import { retention } from '@carriage/protocol/stored-data'
import type { Database } from '../../platform/storage/database.ts'
import { eraseStored } from './erase.ts'

const batch = 200

/**
 * Deletes data that is older than the privacy page allows: guests without a device or a game, chat, settled reports,
 * tables that never started, counters. Returns the number of deleted guests.
 */
export async function sweepOldData(database: Database): Promise<number> {
  const { pool } = database
  await pool.query('delete from chat_lines where at < now() - make_interval(days => $1)', [retention.chat])
  await pool.query('delete from reports where settled_at < now() - make_interval(days => $1)', [retention.report])
  await pool.query(
    `delete from tables where id = any (array(
       select id from tables where state = 'abandoned' and ended_at < now() - make_interval(days => $1) limit $2
     ))`,
    [retention.abandoned, batch],
  )
  await pool.query(
    `delete from rate_limits where last_request < extract(epoch from now() - make_interval(days => $1)) * 1000`,
    [retention.counter],
  )
  await pool.query('delete from browsers where seen_at < now() - make_interval(days => $1)', [retention.browser])
  await pool.query('delete from held_suspensions where until < now()')
  await pool.query('delete from presences where at < now() - make_interval(days => $1)', [retention.counter])
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from accounts a
     where a.guest and a.created_at < now() - make_interval(days => $1)
       and not exists (select from seats s where s.account = a.id and s.state in ('waiting', 'playing'))
       and not exists (
         select from sessions s where s.account = a.id
           and (s.updated_at > now() - make_interval(days => $1)
             or (s.expires_at > now() and exists (select from seats t where t.account = a.id)))
       )
       and not exists (
         select from session_guests g join sessions s on s.id = g.session
         where g.guest = a.id and s.expires_at > now()
       )
     order by a.created_at limit $2`,
    [retention.idleGuest, batch],
  )
  for (const { id } of rows) await eraseStored(database, id)
  return rows.length
}
