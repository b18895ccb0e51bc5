import type { ModerationReport, ReportDecision, Sanction } from '@carriage/protocol'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import { logAction } from './moderation-log.ts'
import { imposeSanction } from './sanctions.ts'

const pageLength = 20

interface Row {
  readonly id: string
  readonly match_id: string
  readonly reason: string
  readonly note: string
  readonly at: Date
  readonly reporter: string
  readonly reporter_name: string | null
  readonly reported: string
  readonly reported_name: string | null
  readonly line: string | null
  readonly context: Context
  readonly outcome: string | null
}

/** Written by `report` of the chat. */
interface Context {
  readonly name: string
  readonly lines: readonly {
    readonly id: number
    readonly account: string
    readonly name: string
    readonly text: string
  }[]
}

// Names are looked up row by row: a join would read all accounts for one page.
const columns = `r.id, r.match_id, r.reason, r.note, r.at, r.reporter, r.reported, r.line, r.context, r.outcome,
  (select name from accounts where id = r.reporter) as reporter_name,
  (select name from accounts where id = r.reported) as reported_name
  from reports r`

function reportOf(row: Row): ModerationReport {
  const { id, reason, note, line, outcome, context } = row
  return {
    id,
    reason,
    note,
    line,
    outcome,
    // A report about a person without a shared table has no table.
    match: row.match_id === '' ? null : row.match_id,
    at: row.at.toISOString(),
    reporter: { account: row.reporter, name: row.reporter_name },
    reported: { account: row.reported, name: row.reported_name },
    nameThen: context.name,
    lines: context.lines.map(({ id, account, name, text }) => ({ id: String(id), account, name, text })),
  }
}

/** Open reports oldest first; settled ones newest first. */
export async function readModerationReports(
  { pool }: Database,
  state: 'open' | 'settled',
  from: string | undefined,
): Promise<{ reports: readonly ModerationReport[]; next: string | null }> {
  const { rows } =
    state === 'open'
      ? await pool.query<Row>(
          `select ${columns} where r.settled_at is null and ($1::bigint is null or r.id > $1) order by r.at, r.id limit $2`,
          [from ?? null, pageLength],
        )
      : await pool.query<Row>(
          `select ${columns} where r.settled_at is not null and ($1::bigint is null or r.id < $1) order by r.id desc limit $2`,
          [from ?? null, pageLength],
        )
  return { reports: rows.map(reportOf), next: rows.length === pageLength ? (rows.at(-1)?.id ?? null) : null }
}

/** The latest reports about one person. */
export async function reportsAbout({ pool }: Database, account: string): Promise<readonly ModerationReport[]> {
  const { rows } = await pool.query<Row>(`select ${columns} where r.reported = $1 order by r.id desc limit 20`, [
    account,
  ])
  return rows.map(reportOf)
}

/** Settles a report. Returns the sanction, and the person concerned. */
export async function decideReport(
  database: Database,
  operator: string,
  id: string,
  { outcome, reason, point, days }: ReportDecision,
): Promise<{ readonly account: string; readonly sanction: Sanction } | undefined> {
  if (outcome !== 'dismissed' && reason === undefined)
    throw problemError('malformed', 'Give a reason: the person reads it.')
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ reported: string }>(
      `update reports set settled_at = now(), settled_by = $2, outcome = $3
       where id = $1 and settled_at is null returning reported`,
      [id, operator, outcome],
    )
    const [row] = rows
    if (!row) throw problemError('conflict', 'Report not found, or already resolved.')
    const account = row.reported
    if (outcome === 'dismissed') {
      await logAction(client, operator, 'dismissReport', account, { report: id })
      return undefined
    }
    const sanction = await imposeSanction(client, {
      account,
      operator,
      kind: outcome,
      reason: reason ?? '',
      report: id,
      ...(point && { point }),
      ...(days && { days }),
    })
    return { account, sanction }
  })
}
