import type { Database } from '../platform/storage/database.ts'

/** Removes what has expired: sessions, tokens, codes and unanswered challenges. Returns the number of rows. */
export async function sweepExpired({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ removed: number }>(
    `with sessions as (delete from sessions where expires_at < now() returning 1),
       tokens as (delete from api_tokens where expires_at < now() returning 1),
       codes as (delete from verifications where expires_at < now() returning 1),
       limits as (delete from target_limits where last_at < now() - interval '1 day')
     select ((select count(*) from sessions) + (select count(*) from tokens) + (select count(*) from codes))::integer
       as removed`,
  )
  return rows[0]?.removed ?? 0
}
