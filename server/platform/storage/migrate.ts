import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')
const schemaFile = join(import.meta.dirname, 'schema.sql')

export interface MigrationOptions {
  /** The migrations by name, in the order in which they are carried out. */
  readonly files?: Readonly<Record<string, string>>
  /** How long one statement may wait for a lock before it gives up and retries. Queries of the same table queue up behind it. */
  readonly lockTimeout?: number
  /** How long one statement may take. */
  readonly statementTimeout?: number
  /** How often a migration that got no lock is tried again. */
  readonly tries?: number
  /** Called when a migration steps back because it got no lock. */
  readonly onWait?: (name: string) => void
}

const advisoryLock = '3853314791062309107'
const noLock = '55P03'
const hour = 3_600_000

/**
 * Creates the schema in an empty database, or carries out the migrations that a database lacks, and returns their names. Each is
 * one transaction, except those that build indexes concurrently. A database that is one release newer is left unchanged: its
 * migrations are written so that this code still runs on it.
 */
export async function migrate(database: Database, options: MigrationOptions = {}): Promise<readonly string[]> {
  const { files = migrations() } = options
  const client = await database.connect({ queryTimeout: 0 })
  try {
    await lock(client)
    if (await isEmptyDatabase(client)) {
      await createSchema(client, files)
      return ['schema']
    }
    const done = await migrationsIn(client)
    refuseMuchNewer(done, files)
    const missing = Object.entries(files).filter(([name]) => !done.some((each) => each.name === name))
    for (const [name, text] of missing) await carryOut(client, name, text, options)
    return missing.map(([name]) => name)
  } finally {
    // Closing the connection releases the lock and drops the settings.
    await client.end()
  }
}

/** Throws unless a database is as this code migrates it, or one release newer. */
export async function expectMigrated({ pool }: Database, files = migrations()): Promise<void> {
  if (await isEmptyDatabase(pool)) throw new Error(`The database is empty. ${howToMigrate}`)
  const done = await migrationsIn(pool)
  const missing = Object.keys(files).filter((name) => !done.some((each) => each.name === name))
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}. ${howToMigrate}`)
  refuseMuchNewer(done, files)
}

const howToMigrate = 'Run `node server/migrate.ts` before this process.'

/** The migrations by name, in the order in which they are carried out. They only go forward. */
export function migrations(): Readonly<Record<string, string>> {
  const files = globSync('*.sql', { cwd: folder })
  return Object.fromEntries(
    files.sort().map((file) => [file.replace('.sql', ''), readFileSync(join(folder, file), 'utf8')]),
  )
}

/** The schema of a new database. */
export function schema(): string {
  return readFileSync(schemaFile, 'utf8')
}

/** The release that brings a migration; 0 for none. */
export function releaseOf(text: string): number {
  return Number(/^-- release (\d+)$/m.exec(text)?.[1] ?? 0)
}

interface Done {
  readonly name: string
  readonly release: number
}

function refuseMuchNewer(done: readonly Done[], files: Readonly<Record<string, string>>): void {
  const own = Math.max(0, ...Object.values(files).map(releaseOf))
  const strange = done.filter(({ name, release }) => !(name in files) && release > own + 1)
  if (strange.length > 0)
    throw new Error(
      `The database is more than one release newer than this code: it has ${strange.map(({ name }) => name).join(', ')}.`,
    )
}

async function carryOut(
  client: pg.Client,
  name: string,
  text: string,
  { lockTimeout = 2_000, statementTimeout = hour, tries = 60, onWait }: MigrationOptions,
): Promise<void> {
  await client.query(
    `select from set_config('lock_timeout', $1, false) as locks, set_config('statement_timeout', $2, false) as statements`,
    [`${lockTimeout}`, `${statementTimeout}`],
  )
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTo(client, name, text)
    } catch (error) {
      await client.query('rollback')
      const waits = error instanceof Error && 'code' in error && error.code === noLock
      if (!waits || attempt === tries) throw error
      onWait?.(name)
      // Longer than the lock was waited for, so that those who queued behind it get through.
      await pause(lockTimeout * 2)
    }
  }
}

async function attemptTo(client: pg.Client, name: string, text: string): Promise<void> {
  // Outside of a transaction if one fails all are done again: each index is dropped before it is built.
  const whole = !isConcurrent(text)
  if (whole) await client.query('begin')
  for (const part of whole ? [text] : statementsIn(text)) await client.query(part)
  await note(client, name, text)
  if (whole) await client.query('commit')
}

/** Whether a migration builds or drops indexes while others write. `pnpm check migrations` sees to it that it does nothing else. */
function isConcurrent(text: string): boolean {
  return /\bconcurrently\b/i.test(withoutComments(text))
}

function statementsIn(text: string): string[] {
  return withoutComments(text)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

function withoutComments(text: string): string {
  return text.replaceAll(/--.*$/gm, '')
}

/**
 * Processes that start together migrate one after the other. They ask for the lock again and again instead of waiting
 * inside one statement: an index that is built concurrently waits for every statement that is under way.
 */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>(
      `select pg_try_advisory_lock(${advisoryLock}) as acquired`,
    )
    if (rows[0]?.acquired) return
    await pause(100)
  }
}

async function createSchema(client: pg.Client, files: Readonly<Record<string, string>>): Promise<void> {
  await client.query('begin')
  await client.query(schema())
  for (const [name, text] of Object.entries(files)) await note(client, name, text)
  await client.query('commit')
}

async function note(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query('insert into migrations (name, release) values ($1, $2)', [name, releaseOf(text)])
}

async function migrationsIn(client: Pick<pg.Client, 'query'>): Promise<readonly Done[]> {
  const { rows } = await client.query<Done>('select name, release from migrations order by name')
  return rows
}

/** Throws for a database with other tables, so that nobody installs this into one that something else uses. */
export async function isEmptyDatabase(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ migrated: boolean; tables: number }>(
    `select to_regclass('migrations') is not null as migrated,
       (select count(*) from pg_tables where schemaname = current_schema())::integer as tables`,
  )
  const [{ migrated, tables } = { migrated: false, tables: 0 }] = rows
  if (!migrated && tables > 0)
    throw new Error(
      'The database has tables, but not those of this program: use an empty one. Databases made before release 1.0 cannot be migrated.',
    )
  return !migrated
}
