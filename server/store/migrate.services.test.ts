import { afterEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { migrate, migrations } from './migrate.ts'

let database: TestDatabase
afterEach(() => database.drop())

test('an empty database gets the whole schema', async () => {
  database = await testDatabase({ empty: true })
  expect(await migrate(database)).toEqual(Object.keys(migrations()))
  expect(await migrate(database)).toEqual([])
})

test('a database that was migrated with every release gets the same schema', async () => {
  database = await testDatabase({ empty: true })
  for (const version of Object.keys(migrations())) expect(await migrate(database, version)).toEqual([version])
  expect(await migrate(database)).toEqual([])
  const whole = await testDatabase()
  expect(await schemaOf(database)).toEqual(await schemaOf(whole))
  await whole.drop()
})

test('a bot that was seated before bots had levels sits on as an apprentice', async () => {
  database = await testDatabase({ empty: true })
  await migrate(database, '0050-chat')
  await database.pool.query(`
    insert into tables (id, game, options, seats, pace, visibility, owner, key, secret, commitment)
      values ('t', 'kraftwagen', '{}', 2, '{"kind":"none"}', 'open', 'ann', 'key', 'secret', 'commitment');
    insert into seats (table_id, seat, bot, name, ready, nonce) values ('t', 1, 'simple', 'simple', true, 'nonce')`)
  await migrate(database)
  const { rows } = await database.pool.query('select bot, name from seats')
  expect(rows).toEqual([{ bot: 'apprentice', name: 'apprentice' }])
})

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
