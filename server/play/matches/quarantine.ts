import type { Clock, MatchId, Pace, Problem } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import { quarantinings } from '../../platform/operations/metrics.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { restartClock } from '../clock/index.ts'
import { type FaultReason, MatchFault } from './fault.ts'

/** A match that is in quarantine, as the operator sees it. */
export interface QuarantinedMatch {
  readonly match: MatchId
  readonly game: string | null
  readonly rules: number | null
  readonly reason: FaultReason
  readonly detail: string
  readonly at: string
}

/** The answer to every request for a match in quarantine. */
export const inQuarantine: Problem = {
  code: 'quarantined',
  detail: 'The match is stopped because of a fault. The operator was notified; do not retry until it is released.',
}

interface Ward {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
}

/** Stops a match as a whole: its clock, bots, players and watchers, who are notified. */
export async function quarantine({ database, bus, log }: Ward, match: MatchId, error: Error): Promise<void> {
  const reason = error instanceof MatchFault ? error.reason : 'rules'
  const { rowCount } = await database.pool.query(
    `with stopped as (
       insert into quarantines (match_id, reason, detail) values ($1, $2, $3) on conflict do nothing returning match_id
     ),
     unwatched as (delete from deadlines where match_id in (select match_id from stopped))
     select from stopped`,
    [match, reason, error.message.slice(0, 2_000)],
  )
  if (rowCount === 0) return
  quarantinings.add(1, { reason })
  log.error({ match, reason, err: error }, 'match quarantined after repeated failures')
  bus.publish(`table.${match}`, 'quarantined')
}

export async function isQuarantined(pool: Pick<pg.Pool, 'query'>, match: MatchId): Promise<boolean> {
  const { rowCount } = await pool.query('select from quarantines where match_id = $1', [match])
  return rowCount === 1
}

export async function countQuarantined({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from quarantines')
  return rows[0]?.count ?? 0
}

/** The matches in quarantine, newest first. */
export async function quarantined({ pool }: Database, limit = 1_000): Promise<readonly QuarantinedMatch[]> {
  const { rows } = await pool.query<QuarantinedMatch>(
    `select q.match_id as match, m.game, m.rules, q.reason, q.detail, to_json(q.at) as at
     from quarantines q left join matches m on m.id = q.match_id order by q.at desc limit $1`,
    [limit],
  )
  return rows
}

/**
 * Releases a match. The time of the quarantine counts for no player: the clocks of those who have to decide restart.
 * Returns whether it was in quarantine.
 */
export async function release({ database, bus, log }: Ward, match: MatchId, now = Date.now()): Promise<boolean> {
  const released = await inTransaction(database, async (client) => {
    const { rowCount } = await client.query('delete from quarantines where match_id = $1', [match])
    if (rowCount === 0) return false
    const { rows } = await client.query<{ version: number; clock: Clock | null; pace: Pace; over: boolean }>(
      `select h.version, h.clock, m.pace, h.result is not null as over
       from match_heads h join matches m on m.id = h.match_id where m.id = $1 for update of h`,
      [match],
    )
    const [head] = rows
    if (!head || head.over) return true
    const clock = restartClock(head.clock, head.pace, now)
    await client.query('update match_heads set clock = $2 where match_id = $1', [match, clock && JSON.stringify(clock)])
    await client.query(
      `insert into deadlines (match_id, version, due_at) values ($1, $2, now())
       on conflict (match_id) do update set version = excluded.version, due_at = excluded.due_at`,
      [match, head.version],
    )
    return true
  })
  if (!released) return false
  log.info({ match }, 'match released from quarantine')
  bus.publish(`table.${match}`, 'released')
  return true
}

/**
 * Releases matches that were stopped because their rules version was unknown, if this process has it. A process of an
 * older release may have met a match of a newer one during a deployment.
 */
export async function releaseKnown(ward: Ward): Promise<void> {
  const { rows } = await ward.database.pool.query<{ match: MatchId; game: string; rules: number }>(
    `select m.id as match, m.game, m.rules from quarantines q join matches m on m.id = q.match_id
     where q.reason = 'unknownRules'`,
  )
  for (const { match, game, rules } of rows) if (library.find(game, rules)) await release(ward, match)
}

/** Whether a request was refused because the match is in quarantine. Retrying before its release does not help. */
export function isQuarantine(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.problem.code === 'quarantined'
}
