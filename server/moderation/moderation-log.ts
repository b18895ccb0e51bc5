import type { ModerationAction, ModerationLog } from '@carriage/protocol'
import type { ClientBase, Pool } from 'pg'
import type { Database } from '../platform/storage/database.ts'

/** Adds an entry, in the transaction of the action. Facts name no person and quote nobody. */
export async function logAction(
  client: ClientBase | Pool,
  operator: string,
  action: ModerationAction,
  subject: string | null,
  facts: Readonly<Record<string, string | number | boolean | null>> = {},
): Promise<void> {
  await client.query('insert into moderation_log (operator, action, subject, facts) values ($1, $2, $3, $4)', [
    operator,
    action,
    subject,
    JSON.stringify(facts),
  ])
}

const pageLength = 50

interface Row {
  readonly id: string
  readonly at: Date
  readonly operator: string
  readonly action: string
  readonly subject: string | null
  readonly facts: Record<string, unknown>
}

/** Newest entries first. Accounts that still exist are shown by name. */
export async function readModerationLog({ pool }: Database, before: string | undefined): Promise<ModerationLog> {
  const { rows } = await pool.query<Row>(
    `select l.id, l.at, coalesce(o.name, l.operator) as operator, l.action, coalesce(s.name, l.subject) as subject, l.facts
     from moderation_log l left join accounts o on o.id = l.operator left join accounts s on s.id = l.subject
     where $1::bigint is null or l.id < $1 order by l.id desc limit $2`,
    [before ?? null, pageLength],
  )
  const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { entries, next: rows.length === pageLength ? (rows.at(-1)?.id ?? null) : null }
}
