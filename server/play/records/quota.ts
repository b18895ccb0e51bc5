import type pg from 'pg'

/** Records that one account may have verified in a day. */
export const importsADay = 20

/**
 * Counts one more import of an account today, in one statement for all processes. Returns whether it was still allowed.
 */
export async function takeImport(pool: Pick<pg.Pool, 'query'>, account: string, most: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into record_imports as r (account, day, count) values ($1, (now() at time zone 'utc')::date, 1)
     on conflict (account) do update set
       day = excluded.day, count = case when r.day = excluded.day then r.count + 1 else 1 end
     where r.day <> excluded.day or r.count < $2`,
    [account, most],
  )
  return rowCount === 1
}
