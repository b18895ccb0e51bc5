import { createHash } from 'node:crypto'
import type { NewClientReport } from '@carriage/protocol'
import { retention } from '@carriage/protocol/stored-data'
import type { Database } from '../storage/database.ts'

/** The limit of different faults a day, so that a client that floods the route does not fill the disk. */
const mostADay = 500
const retentionDays = retention.clientReport
const mostListed = 100
const longestAgent = 200

export interface ClientReport extends NewClientReport {
  readonly id: string
  readonly agent: string
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/**
 * Stores a report, or counts it in the row of the same fault. Returns whether it is new, counted again, or dropped
 * because the day's limit is used up.
 */
export async function storeReport(
  { pool }: Database,
  sent: NewClientReport,
  sentBy: string,
): Promise<'new' | 'again' | 'full'> {
  const report = plain(sent)
  const agent = withoutControls(sentBy).slice(0, longestAgent)
  const { part, message, stack, match, entry, rules, client, page, language } = report
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([part, message, stack, match, entry, client]))
    .digest('hex')
  const again = await pool.query(
    'update client_reports set times = times + 1, last_at = now() where fingerprint = $1',
    [fingerprint],
  )
  if ((again.rowCount ?? 0) > 0) return 'again'
  const { rowCount } = await pool.query(
    `insert into client_reports
       (fingerprint, part, message, stack, match_id, entry, rules, client, page, language, agent)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
     where (select count(*) from client_reports where first_at > now() - interval '1 day') < $12
     on conflict (fingerprint) do update set times = client_reports.times + 1, last_at = now()`,
    [fingerprint, part, message, stack, match, entry, rules, client, page, language, agent, mostADay],
  )
  return (rowCount ?? 0) > 0 ? 'new' : 'full'
}

/** The latest reports, newest first. */
export async function latestReports({ pool }: Pick<Database, 'pool'>): Promise<ClientReport[]> {
  const { rows } = await pool.query<ClientReport>(
    `select id, part, message, stack, match_id as match, entry, rules, client, page, language, agent, times,
       first_at as "firstAt", last_at as "lastAt"
     from client_reports order by last_at desc, id desc limit $1`,
    [mostListed],
  )
  return rows
}

/** Deletes reports that no client has repeated for a month. */
export async function sweepReports({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from client_reports where last_at < now() - make_interval(days => $1)',
    [retentionDays],
  )
  return rowCount ?? 0
}

function plain(report: NewClientReport): NewClientReport {
  const entries = Object.entries(report).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutControls(value) : value,
  ])
  // The same fields with the same types; only characters were removed.
  return Object.fromEntries(entries) as NewClientReport
}

/** PostgreSQL cannot store zero characters; others could fake another line of a log. */
function withoutControls(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
}
