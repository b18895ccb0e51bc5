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

test.each(Object.keys(migrations()))('a database at %s is brought to the same schema', async (version) => {
  database = await testDatabase({ empty: true })
  await migrate(database, version)
  await migrate(database)
  const whole = await testDatabase()
  expect(await schemaOf(database)).toEqual(await schemaOf(whole))
  await whole.drop()
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
