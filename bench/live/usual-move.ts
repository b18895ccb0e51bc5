import type { Commit, Database } from '@carriage/server'
import { usualClock, usualEntry } from './pgbench.ts'

const day = 86_400_000

/** A move of a match of a bench, of the usual size. */
export function usualMove(id: string, expected: number, at: number): Commit {
  return {
    match: id as Commit['match'], // a match of one bench alone
    expected,
    seat: 0,
    command: `move-${expected}-of-${id}`,
    bot: false,
    entry: usualEntry,
    at,
    waiting: 1,
    clock: usualClock,
    result: null,
    due: at + day,
    notification: null,
  }
}

/** Writes the rows of new matches that `commit_moves` changes: their heads and deadlines. */
export async function beginMatches({ pool }: Database, ids: readonly string[]): Promise<void> {
  await pool.query('insert into match_heads (match_id, waiting) select id, 1 from unnest($1::text[]) id', [ids])
  await pool.query(
    `insert into deadlines (match_id, version, due_at) select id, 0, now() + interval '1 day' from unnest($1::text[]) id`,
    [ids],
  )
}
