import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Brings a database forward to the schema of this code, or to a named migration. Gives what it carried out. */
export async function migrate(database: Database, to?: string): Promise<readonly string[]> {
  // The pool belongs to its owner, so the query builder that migrates must not end it.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations()) } })
  const { error, results = [] } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}

/** The migrations by name, in the order in which they are carried out. They only go forward. */
export function migrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return Object.fromEntries(
    files.sort().map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [file.replace('.sql', ''), { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }]
    }),
  )
}
