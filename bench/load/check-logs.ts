import type { Database } from '@carriage/server'
import type { CrowdNotes, MatchCount } from './notes.ts'

/** What the store has of a match. */
export interface LogCount {
  readonly match: string
  readonly entries: number
  /** Entries that are not the move that was sent with their number. */
  readonly others: number
  readonly version: number
}

/** What is wrong between what was acknowledged and what the store has. */
export interface LogFindings {
  /** Moves that were acknowledged and are not in the log. */
  readonly lost: number
  /** Entries that nobody sent, or that are there twice. */
  readonly foreign: number
  readonly matches: number
  readonly entries: number
  readonly examples: readonly string[]
}

/** Matches that are read together: a query may not take long. */
const batch = 200

/** Compares every match that was played with its log. */
export async function checkLogs({ pool }: Database, { matches }: CrowdNotes): Promise<LogFindings> {
  const ids = [...matches.keys()]
  const logs: LogCount[] = []
  for (let at = 0; at < ids.length; at += batch) {
    const { rows } = await pool.query<LogCount>(
      `select h.match_id as match, count(m.n)::integer as entries, h.version,
         count(m.n) filter (where m.command <> 'move-' || m.n || '-of-' || m.match_id)::integer as others
       from match_heads h left join moves m on m.match_id = h.match_id where h.match_id = any($1) group by h.match_id, h.version`,
      [ids.slice(at, at + batch)],
    )
    logs.push(...rows)
  }
  return compareLogs(matches, logs)
}

export function compareLogs(counted: ReadonlyMap<string, MatchCount>, stored: readonly LogCount[]): LogFindings {
  const logs = new Map(stored.map((log) => [log.match, log]))
  const examples: string[] = []
  let [lost, foreign] = [0, 0]
  for (const [match, { sent, acknowledged }] of counted) {
    const { entries = 0, others = 0, version = 0 } = logs.get(match) ?? {}
    const missing = Math.max(0, acknowledged - Math.min(entries, version))
    const strange = others + Math.max(0, entries - sent)
    lost += missing
    foreign += strange
    if (missing + strange > 0 && examples.length < 5)
      examples.push(
        `match ${match}: ${sent} sent, ${acknowledged} acknowledged, ${entries} in the log, ${others} others`,
      )
  }
  const entries = stored.reduce((sum, log) => sum + log.entries, 0)
  return { lost, foreign, matches: counted.size, entries, examples }
}
