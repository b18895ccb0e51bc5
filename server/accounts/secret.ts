import { randomBytes } from 'node:crypto'
import type { Database } from '../platform/storage/database.ts'

/**
 * The secret that signs cookies and links: the configured one, else one that is generated once and stored in the
 * database.
 */
export async function loadSecret({ pool }: Database, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured
  // Two processes that start together must agree, so the second reads what the first one wrote.
  await pool.query(`insert into secrets (name, value) values ('sign', $1) on conflict (name) do nothing`, [
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await pool.query<{ value: string }>(`select value from secrets where name = 'sign'`)
  const [row] = rows
  if (!row) throw new Error('The secret that was just stored in the database is missing.')
  return row.value
}
