import type { Announcement, NewAnnouncement } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import { logAction } from './moderation-log.ts'

const longest = 366

interface Row {
  readonly id: string
  readonly kind: string
  readonly english: string
  readonly german: string
  readonly begins_at: Date
  readonly ends_at: Date
}

function announcementOf({ begins_at, ends_at, kind, ...row }: Row): Announcement {
  // Check constraints allow nothing else.
  return { ...row, kind: kind as Announcement['kind'], begins: begins_at.toISOString(), ends: ends_at.toISOString() }
}

/** Current announcements; for operators also future ones. */
export async function readCurrentAnnouncements(
  { pool }: Database,
  { coming }: { coming: boolean },
): Promise<readonly Announcement[]> {
  const { rows } = await pool.query<Row>(
    `select id, kind, english, german, begins_at, ends_at from announcements
     where ends_at > now() and ($1 or begins_at <= now()) order by begins_at, id limit 20`,
    [coming],
  )
  return rows.map(announcementOf)
}

export async function makeAnnouncement(
  database: Database,
  operator: string,
  wanted: NewAnnouncement,
): Promise<Announcement> {
  const { kind, english, german, begins, ends } = wanted
  const days = (Date.parse(ends) - Date.now()) / 86_400_000
  if (days <= 0 || days > longest || (begins !== undefined && Date.parse(begins) >= Date.parse(ends)))
    throw problemError('malformed', `An announcement must end after it starts, in the future, within ${longest} days.`)
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<Row>(
      `insert into announcements (kind, english, german, begins_at, ends_at, operator)
       values ($1, $2, $3, coalesce($4, now()), $5, $6) returning id, kind, english, german, begins_at, ends_at`,
      [kind, english, german, begins ?? null, ends, operator],
    )
    const [row] = rows
    if (!row) throw new Error('The announcement was not stored.')
    await logAction(client, operator, 'announce', row.id, { kind })
    return announcementOf(row)
  })
}

export async function endAnnouncement(database: Database, operator: string, id: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      'update announcements set ends_at = now() where id = $1 and ends_at > now()',
      [id],
    )
    if (rowCount !== 1) throw problemError('conflict', 'Announcement not found, or already ended.')
    await logAction(client, operator, 'endAnnouncement', id)
  })
}
