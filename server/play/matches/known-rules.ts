import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type pg from 'pg'

/** How often a process that plays reports its rules versions, in milliseconds. */
export const rulesReportEvery = 10_000

/** Reports that a process here has the rules versions of this release. */
export async function reportKnownRules(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `insert into known_rules (game, rules, seen_at) select game, rules, now() from unnest($1::text[], $2::integer[]) k (game, rules)
     on conflict (game, rules) do update set seen_at = excluded.seen_at`,
    [library.games.map(({ id }) => id), library.games.map(({ rules }) => rules)],
  )
}

/** Whether another process has recently reported the rules version of a match. */
export async function isKnownElsewhere(pool: Pick<pg.Pool, 'query'>, match: MatchId): Promise<boolean> {
  const { rows } = await pool.query<{ game: string; rules: number }>(
    `select m.game, m.rules from matches m join known_rules k on (k.game, k.rules) = (m.game, m.rules)
     where m.id = $1 and k.seen_at > now() - interval '30 s'`,
    [match],
  )
  return rows.some(({ game, rules }) => !library.find(game, rules))
}
