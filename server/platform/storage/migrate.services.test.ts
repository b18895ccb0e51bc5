import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startServer } from '../../start.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { expectMigrated, migrate, migrations, releaseOf } from './migrate.ts'

let database: TestDatabase
afterEach(() => database.drop())

test('an empty database gets the whole schema', async () => {
  database = await testDatabase({ empty: true })
  expect(await migrate(database)).toEqual(['schema'])
  expect(await migrate(database)).toEqual([])
})

const releases = join(import.meta.dirname, 'testing/releases')

test.each(readdirSync(releases))('a database of release %s is migrated to the schema of a new one', async (file) => {
  database = await testDatabase({ empty: true })
  await database.pool.query(readFileSync(join(releases, file), 'utf8'))
  expect(await migrate(database)).toEqual(Object.keys(migrations()))
  const fresh = await testDatabase()
  expect(await describeSchema(database)).toEqual(await describeSchema(fresh))
  await fresh.drop()
})

test('a database that something else uses is refused', async () => {
  database = await testDatabase({ empty: true })
  await database.pool.query('create table accounts (id integer)')
  await expect(migrate(database)).rejects.toThrow('use an empty one')
  await expect(expectMigrated(database)).rejects.toThrow('use an empty one')
})

test('a migration that gets no lock lets others go on, and retries', async () => {
  database = await testDatabase()
  const files = { ...migrations(), '9000-next': '-- release 1\nalter table outbox add column note text' }
  const reader = await database.pool.connect()
  await reader.query('begin')
  await reader.query('select from outbox')
  let waits = 0
  const migrating = migrate(database, { files, lockTimeout: 200, onWait: () => (waits += 1) })
  await expect.poll(() => waits, { timeout: 10_000 }).toBeGreaterThan(0)
  // Between two tries nobody queues behind the migration.
  await database.pool.query('select from outbox')
  await reader.query('rollback')
  reader.release()
  expect(await migrating).toEqual(['9000-next'])
})

test('an index is built while others write and while another process waits for its turn', async () => {
  database = await testDatabase()
  const text = `-- release 1
    drop index concurrently if exists outbox_kind;
    create index concurrently outbox_kind on outbox (kind);`
  const files = { ...migrations(), '9000-index': text }
  // Building waits for every statement that is under way, so the one that waits for its turn must not be one.
  const [one, other] = await Promise.all([migrate(database, { files }), migrate(database, { files })])
  expect([...one, ...other]).toEqual(['9000-index'])
  const { rows } = await database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'outbox_kind'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a failed migration leaves nothing behind; those before it are kept', async () => {
  database = await testDatabase()
  const files = {
    ...migrations(),
    '9000-good': '-- release 1\ncreate table good (id integer)',
    '9001-bad': '-- release 1\ncreate table bad (id integer); select 1 / 0',
  }
  await expect(migrate(database, { files })).rejects.toThrow('division by zero')
  const { rows } = await database.pool.query(`select to_regclass('good') as good, to_regclass('bad') as bad`)
  expect(rows).toEqual([{ good: 'good', bad: null }])
})

test('code runs on a schema that is one release newer, so that a release can be rolled back, but on none older or newer', async () => {
  database = await testDatabase({ empty: true })
  await expect(expectMigrated(database)).rejects.toThrow(/is empty.*node server\/migrate\.ts/)
  const settings = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent', CARRIAGE_ROLES: 'clock' }
  const later = readConfig({ ...settings, MIGRATE_AT_START: 'false' })
  await expect(startServer(later)).rejects.toThrow('is empty')
  await migrate(database)
  const release = Math.max(0, ...Object.values(migrations()).map(releaseOf))
  const next = { ...migrations(), '9000-next': `-- release ${release + 1}\nalter table outbox add column note text` }
  await migrate(database, { files: next })
  for (const config of [later, readConfig(settings)]) await (await startServer(config)).stop()
  const contract = `-- release ${release + 2}\nalter table outbox drop column at`
  await migrate(database, { files: { ...next, '9001-later': contract } })
  for (const config of [later, readConfig(settings)])
    await expect(startServer(config)).rejects.toThrow('more than one release newer than this code: it has 9001-later')
}, 60_000)

/** Everything that the catalogue knows of the tables, indexes, constraints, triggers and functions. */
async function describeSchema({ pool }: TestDatabase): Promise<unknown[]> {
  const found = await Promise.all(
    [
      `select c.table_name, c.column_name, c.data_type, c.is_nullable, c.column_default, c.is_identity, p.reloptions, p.relpersistence, a.attstorage
       from information_schema.columns c join pg_class p on p.oid = c.table_name::regclass
         join pg_attribute a on a.attrelid = p.oid and a.attname = c.column_name
       where c.table_schema = 'public' order by 1, 2`,
      `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
      `select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
      `select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
      `select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    ].map((query) => pool.query<object>(query)),
  )
  return found.map(({ rows }) => rows)
}
