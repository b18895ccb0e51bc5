import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startServer } from '../../start.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { expectMigrated, migrate, migrations, releaseOf } from './migrate.ts'

/** Of this code. */
const release = Math.max(...Object.values(migrations()).map(releaseOf))
let database: TestDatabase
afterEach(() => database.drop())

test('an empty database gets the whole schema', async () => {
  database = await testDatabase({ empty: true })
  expect(await migrate(database)).toEqual(Object.keys(migrations()))
  expect(await migrate(database)).toEqual([])
})

test('a database that was migrated with every release gets the same schema', async () => {
  database = await testDatabase({ empty: true })
  for (const version of Object.keys(migrations())) expect(await migrate(database, { to: version })).toEqual([version])
  expect(await migrate(database)).toEqual([])
  const whole = await testDatabase()
  expect(await schemaOf(database)).toEqual(await schemaOf(whole))
  await whole.drop()
})

test('a bot that was seated before bots had levels sits on as an apprentice', async () => {
  database = await testDatabase({ empty: true })
  await migrate(database, { to: '0050-chat' })
  await database.pool.query(`
    insert into tables (id, game, options, seats, pace, visibility, owner, key, secret, commitment)
      values ('t', 'kraftwagen', '{}', 2, '{"kind":"none"}', 'open', 'ann', 'key', 'secret', 'commitment');
    insert into seats (table_id, seat, bot, name, ready, nonce) values ('t', 1, 'simple', 'simple', true, 'nonce')`)
  await migrate(database)
  const { rows } = await database.pool.query('select bot, name from seats')
  expect(rows).toEqual([{ bot: 'apprentice', name: 'apprentice' }])
})

test('a migration that gets no lock steps back, so that others go on, and comes again', async () => {
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

test('an index is built while others write, also when a process that waits for its turn looks on', async () => {
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

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
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

test('code runs on a schema that is one release newer, so a release can be rolled back, and on none that is older or newer still', async () => {
  database = await testDatabase({ empty: true })
  await expect(expectMigrated(database)).rejects.toThrow(/lacks 0001-matches.*node server\/migrate\.ts/)
  const settings = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent', CARRIAGE_ROLES: 'clock' }
  const later = readConfig({ ...settings, MIGRATE_AT_START: 'false' })
  await expect(startServer(later)).rejects.toThrow('lacks 0001-matches')
  await migrate(database)
  const next = { ...migrations(), '9000-next': `-- release ${release + 1}\nalter table outbox add column note text` }
  await migrate(database, { files: next })
  for (const config of [later, readConfig(settings)]) await (await startServer(config)).stop()
  const contract = `-- release ${release + 2}\nalter table outbox drop column at`
  await migrate(database, { files: { ...next, '9001-later': contract } })
  for (const config of [later, readConfig(settings)])
    await expect(startServer(config)).rejects.toThrow('more than one release newer than this code: it has 9001-later')
}, 60_000)

async function schemaOf({ pool }: TestDatabase): Promise<unknown[]> {
  const columns = await pool.query<object>(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  )
  const indexes = await pool.query<object>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  )
  return [...columns.rows, ...indexes.rows]
}
