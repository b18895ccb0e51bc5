import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

const folder = join(import.meta.dirname, 'migrations')
/**
 * Brings a database forward to the schema of this code, or to a named migration. Gives the migrations that it carried
 * out: all of them, or none if one fails. Their table has the name and form that earlier releases gave it.
 */
export async function migrate(database: Database, to?: string): Promise<readonly string[]> {
  return inTransaction(database, async (client) => {
    // Processes that start together migrate one after the other. Releases that used Kysely take the same lock.
    await client.query('select from pg_advisory_xact_lock(3853314791062309107)')
    await client.query(
      'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    )
    const { rows } = await client.query<{ name: string }>('select name::text from kysely_migration order by name')
    const done = rows.map(({ name }) => name)
    const all = Object.entries(migrations())
    const unknown = done.filter((name) => !all.some(([known]) => known === name))
    if (unknown.length > 0) throw new Error(`The database is newer than this code: it has ${unknown.join(', ')}.`)
    const missing = all.filter(([name]) => !done.includes(name) && (to === undefined || name <= to))
    for (const [name, text] of missing) {
      await client.query(text)
      await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
        name,
        new Date().toISOString(),
      ])
    }
    return missing.map(([name]) => name)
  })
}

/** The migrations by name, in the order in which they are carried out. They only go forward. */
export function migrations(): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return Object.fromEntries(
    files.sort().map((file) => [file.replace('.sql', ''), readFileSync(join(folder, file), 'utf8')]),
  )
}
