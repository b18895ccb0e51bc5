import type { StoredSession } from '@carriage/protocol'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'

interface SessionRow {
  readonly id: string
  readonly device: string
  readonly link: boolean
  readonly created_at: Date
  readonly updated_at: Date
}

export async function listSessions(
  { pool }: Database,
  account: string,
  current: string | undefined,
): Promise<StoredSession[]> {
  const { rows } = await pool.query<SessionRow>(
    `select id, coalesce(user_agent, '') as device, link, created_at, updated_at from sessions
     where account = $1 and expires_at > now() order by updated_at desc, id limit 200`,
    [account],
  )
  return rows.map(({ id, device, link, created_at, updated_at }) => ({
    id,
    device,
    link,
    current: id === current,
    createdAt: created_at.toISOString(),
    usedAt: updated_at.toISOString(),
  }))
}

export async function endSession({ pool }: Database, bus: Bus, account: string, id: string): Promise<void> {
  const { rowCount } = await pool.query('delete from sessions where id = $1 and account = $2', [id, account])
  if (rowCount === 0) throw problemError('notFound', 'Session not found.')
  // Devices without a session may belong to the session that ends.
  await pool.query(`delete from notification_channels where account = $1 and kind = 'push' and session is null`, [
    account,
  ])
  bus.publish(`signedOut.${account}`, 'session')
}
