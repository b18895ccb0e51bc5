import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { storedGauge } from '../operations/metrics.ts'
import { type Database, openDatabase } from './database.ts'
import { expectMigrated, isEmptyDatabase, schema } from './migrate.ts'

/** Differs whenever the contents of two backups differ. */
export type BackupDigest = string

/** Rows of this table say which transactions a running relay has read; they mean nothing in another database. */
const excluded = 'commits'

const firstLine = '-- A backup of Carriage House. `pnpm ops restore` or psql restores it into an empty database.'
const lastLine = '-- complete, SHA-256 of the lines above: '
const endOfRows = '\\.'

/**
 * Writes all data into a file, consistent while the server is running. It needs no program of PostgreSQL, so it works with every
 * version. The file is SQL, compressed with zstd, and gets its name when it is complete.
 */
export async function writeBackup(database: Database, file: string): Promise<BackupDigest> {
  const part = `${file}.part`
  const hash = createHash('sha256')
  try {
    await readAll(database, async (lines) => {
      async function* signed() {
        for await (const chunk of lines) {
          hash.update(chunk)
          yield chunk
        }
        yield Buffer.from(`${lastLine}${hash.copy().digest('hex')}\n`)
      }
      await pipeline(signed, createZstdCompress(), createWriteStream(part, { mode: 0o600 }))
    })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return hash.digest('hex')
}

/** Restores a backup into an empty database, whole or not at all. */
export async function restoreBackup(database: Database, file: string): Promise<BackupDigest> {
  if (!(await isEmptyDatabase(database.pool))) throw new Error('The database is not empty.')
  const client = await database.connect({ queryTimeout: 0 })
  try {
    await client.query('set statement_timeout = 0')
    return await restoreLines(client, linesOf(file))
  } finally {
    // The last statement commits; without it nothing is stored.
    await client.end()
  }
}

/** Restores a backup into a scratch database beside this one and compares it with the file. */
export async function verifyBackup(url: string, file: string): Promise<void> {
  await withMaintenance(url, async (server) => {
    const scratch = `carriage_scratch_${randomBytes(6).toString('hex')}`
    await server.pool.query(`create database ${scratch}`)
    try {
      await withDatabase(urlOf(url, scratch), async (database) => {
        const digest = await restoreBackup(database, file)
        const hash = createHash('sha256')
        await readAll(database, async (lines) => {
          for await (const chunk of lines) hash.update(chunk)
        })
        if (hash.digest('hex') !== digest) throw new Error(`${file} was restored, but not everything came back.`)
      })
    } finally {
      await server.pool.query(`drop database ${scratch} with (force)`)
    }
  })
}

/** Restores a backup in place of a database that nobody uses. Returns the name under which the former one stays, if it had tables. */
export async function replaceByBackup(url: string, file: string): Promise<string | undefined> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const isNew = await withDatabase(url, async (database) => {
    const empty = await isEmptyDatabase(database.pool)
    if (empty) await restoreBackup(database, file)
    return empty
  })
  if (isNew) return undefined
  return withMaintenance(url, async ({ pool }) => {
    const at = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const [restored, former] = [`${name}_restored_${at}`, `${name}_until_${at}`]
    await pool.query(`create database ${quoted(restored)}`)
    try {
      await withDatabase(urlOf(url, restored), (database) => restoreBackup(database, file))
      await pool.query(`alter database ${quoted(name)} rename to ${quoted(former)}`).catch((error: unknown) => {
        throw isInUse(error) ? new Error('The database is in use. Stop the server, then restore.') : error
      })
    } catch (error) {
      await pool.query(`drop database ${quoted(restored)} with (force)`)
      throw error
    }
    await pool.query(`alter database ${quoted(restored)} rename to ${quoted(name)}`)
    return former
  })
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55006'
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The maintenance database of the same PostgreSQL: databases are created and renamed from there. */
function withMaintenance<T>(url: string, work: (server: Database) => Promise<T>): Promise<T> {
  return withDatabase(urlOf(url, 'postgres'), work)
}

function urlOf(url: string, name: string): string {
  const there = new URL(url)
  there.pathname = encodeURIComponent(name)
  return there.href
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, connections: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Passes the text of a backup, a snapshot of one moment, to a writer. */
async function readAll(database: Database, write: (lines: AsyncIterable<Buffer>) => Promise<void>): Promise<void> {
  await expectMigrated(database)
  const client = await database.connect({ queryTimeout: 0 })
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await client.query(`set local timezone = 'UTC'`)
    await write(textOf(client))
  } finally {
    await client.end()
  }
}

async function* textOf(client: pg.Client): AsyncGenerator<Buffer> {
  const tables = await tablesIn(client)
  const triggers = (word: 'disable' | 'enable') =>
    tables.map(({ name }) => `alter table ${name} ${word} trigger user;\n`).join('')
  yield Buffer.from(`${firstLine}\nbegin;\nset local timezone = 'UTC';\n${schema()}\n${triggers('disable')}`)
  for (const { name, columns } of tables) {
    yield Buffer.from(`copy ${name} (${columns}) from stdin;\n`)
    yield* client.query(copyTo(`copy ${name} (${columns}) to stdout`)) as AsyncIterable<Buffer>
    yield Buffer.from(`${endOfRows}\n`)
  }
  yield Buffer.from(`${await sequencesIn(client)}${triggers('enable')}commit;\n`)
}

/** Nothing is reported before the first backup: another tool may make them. */
export function measureBackups({ pool }: Database): void {
  storedGauge('carriage_backup_age_seconds', 'How long ago the last verified backup was made.', async () => {
    const { rows } = await pool.query<{ age: number | null }>(
      'select extract(epoch from now() - max(at))::float8 as age from backups',
    )
    return rows.flatMap(({ age }) => (age === null ? [] : [[age, {}] as const]))
  })
}

interface CopiedTable {
  readonly name: string
  readonly columns: string
}

/** Tables come after those that they refer to. */
async function tablesIn(client: pg.Client): Promise<readonly CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `with recursive tables as (
       select oid, relname from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> $1
     ), depths as (
       select oid, 0 as depth from tables
       union select c.conrelid, depth + 1 from depths join pg_constraint c on c.confrelid = depths.oid
       where c.contype = 'f' and c.conrelid <> c.confrelid and depth < 50
     )
     select quote_ident(relname) as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from tables order by (select max(depth) from depths where depths.oid = tables.oid), relname`,
    [excluded],
  )
  return rows
}

/** The statements that let numbers go on where they are. */
async function sequencesIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() order by sequencename`,
  )
  return rows
    .filter(({ last }) => last !== null)
    .map(({ name, last }) => `select setval('${name}', ${last});\n`)
    .join('')
}

/** The lines of a backup, without their ends. JSON may have other characters that count as ends of lines. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const read = createReadStream(file)
  const unpacked = createZstdDecompress()
  read.on('error', (error) => unpacked.destroy(error))
  let rest: Buffer[] = []
  for await (const chunk of read.pipe(unpacked) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)])
      rest = []
      from = end + 1
    }
    rest.push(chunk.subarray(from))
  }
}

async function restoreLines(client: pg.Client, lines: AsyncGenerator<Buffer>): Promise<BackupDigest> {
  const hash = createHash('sha256')
  const next = async () => {
    const line = await lines.next()
    return line.done ? undefined : line.value
  }
  const count = (line: Buffer) => hash.update(line).update('\n')
  let statements = ''
  for (let line = await next(); line; line = await next()) {
    const text = line.toString()
    if (statements === '' && text !== firstLine) break
    if (text.startsWith(lastLine)) {
      const digest = hash.digest('hex')
      if (text.slice(lastLine.length) !== digest) throw new Error('The backup is damaged.')
      await client.query(statements)
      return digest
    }
    count(line)
    if (!/^copy .* from stdin;$/.test(text)) {
      statements += `${text}\n`
      continue
    }
    await client.query(statements)
    statements = '\n'
    await pipeline(
      async function* () {
        for (let row = await next(); row; row = await next()) {
          count(row)
          if (row.equals(Buffer.from(endOfRows))) return
          yield row
          yield Buffer.from('\n')
        }
        throw new Error('The backup is incomplete.')
      },
      client.query(copyFrom(text.slice(0, -1))),
    )
  }
  throw new Error('This is no complete backup of Carriage House.')
}
