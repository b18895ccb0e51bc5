import type { Database } from '../platform/storage/database.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** The plan of PostgreSQL for a statement, such as `Index Scan tables`. */
export async function scansIn(
  { pool }: Pick<Database, 'pool'>,
  text: string,
  values: readonly unknown[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [...values])
  const [row] = rows
  return row ? nodesOf(row['QUERY PLAN'][0].Plan) : []
}

/** How often each of these tables was scanned so far. */
export async function wholeReads(
  { pool }: Pick<Database, 'pool'>,
  tables: readonly string[],
): Promise<Record<string, string>> {
  await pool.query('select pg_stat_force_next_flush()')
  await pool.query('select pg_stat_clear_snapshot()')
  const { rows } = await pool.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [tables],
  )
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]))
}

/**
 * Plans a statement for any values, as PostgreSQL does after a few runs of a prepared one. The pool must have one
 * connection.
 */
export async function planForAnyValues({
  pool,
  url,
}: Pick<Database, 'pool'> & { readonly url: string }): Promise<void> {
  await pool.query(`alter database ${new URL(url).pathname.slice(1)} set plan_cache_mode = 'force_generic_plan'`)
}

function nodesOf(plan: Plan): string[] {
  return [`${plan['Node Type']} ${plan['Relation Name'] ?? ''}`, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
