import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openDatabase } from './database.ts'

test('no connection uses JIT', async () => {
  const made = await testDatabase()
  const database = openDatabase({ url: made.url })
  const beside = await database.connect()
  const { rows } = await database.pool.query('show jit')
  expect(rows).toEqual([{ jit: 'off' }])
  expect((await beside.query('show jit')).rows).toEqual([{ jit: 'off' }])
  await beside.end()
  await database.close()
  await made.drop()
})
