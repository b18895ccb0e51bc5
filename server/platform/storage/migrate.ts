import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')

export interface MigrationOptions {
  /** The last migration to carry out; by default all. */
  readonly to?: string
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

/** The same for releases that used Kysely. */
const advisoryLock = '3853314791062309107'
const noLock = '55P03'
const hour = 3_600_000

/**
 * Brings a database forward to the schema of this code, or to a named migration, and gives the migrations that it carried
 * out. Each is one transaction, but for those that build indexes beside the work of others. A database that is one
 * release further is left as it is: its migrations are made so that this code still runs on it.
 */
export async function migrate(database: Database, options: MigrationOptions = {}): Promise<readonly string[]> {
  const { to, files = migrations() } = options
  const client = await database.connect({ queryTimeout: 0 })
  try {
    await lock(client)
    // Of an empty database there is nothing else to wait for, and of one that is complete nothing to change.
    await client.query(
      `create table if not exists kysely_migration (
         name varchar(255) primary key, timestamp varchar(255) not null, release integer
       )`,
    )
    if (!(await hasReleases(client))) await client.query('alter table kysely_migration add column release integer')
    const done = await migrationsIn(client)
    refuseMuchNewer(done, files)
    const missing = Object.entries(files).filter(
      ([name]) => !done.some((each) => each.name === name) && (to === undefined || name <= to),
    )
    for (const [name, text] of missing) await carryOut(client, name, text, options)
    return missing.map(([name]) => name)
  } finally {
    // The connection goes with its lock and its settings.
    await client.end()
  }
}

/** Throws if a database is not what this code needs: as it would leave it, or one release further. */
export async function expectMigrated({ pool }: Database, files = migrations()): Promise<void> {
  const done = (await hasTable(pool)) ? await migrationsIn(pool) : []
  const missing = Object.keys(files).filter((name) => !done.some((each) => each.name === name))
  if (missing.length > 0)
    throw new Error(`The database lacks ${missing.join(', ')}. Run \`node server/migrate.ts\` before this process.`)
  refuseMuchNewer(done, files)
}

/** The migrations by name, in the order in which they are carried out. They only go forward. */
export function migrations(): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return Object.fromEntries(
    files.sort().map((file) => [file.replace('.sql', ''), readFileSync(join(folder, file), 'utf8')]),
  )
}

/** The release that a migration belongs to: those without a note were there before releases were counted. */
export function releaseOf(text: string): number {
  return Number(/^-- release (\d+)$/m.exec(text)?.[1] ?? 0)
}

interface Done {
  readonly name: string
  readonly release: number | null
}

function refuseMuchNewer(done: readonly Done[], files: Readonly<Record<string, string>>): void {
  const own = Math.max(0, ...Object.values(files).map(releaseOf))
  const strange = done.filter(({ name, release }) => !(name in files) && (release === null || release > own + 1))
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
  await client.query('insert into kysely_migration (name, timestamp, release) values ($1, $2, $3)', [
    name,
    new Date().toISOString(),
    releaseOf(text),
  ])
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
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${advisoryLock}) as mine`)
    if (rows[0]?.mine) return
    await pause(100)
  }
}

async function migrationsIn(client: Pick<pg.Client, 'query'>): Promise<readonly Done[]> {
  const { rows } = await client.query<{ name: string; release: number | null }>(
    'select name::text, release from kysely_migration order by name',
  )
  return rows
}

async function hasTable(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('kysely_migration') is not null as there`)
  return rows[0]?.there === true
}

async function hasReleases(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'kysely_migration'::regclass and attname = 'release'`,
  )
  return rowCount === 1
}
