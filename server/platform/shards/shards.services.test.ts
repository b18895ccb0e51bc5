import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

let home: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  home = await testDatabase()
  empty = await testDatabase({ empty: true })
})
afterAll(() => Promise.all([home.drop(), empty.drop()]))

/** What `pnpm shards` prints. */
function shards(...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: home.url }
    execFile(process.execPath, [join(import.meta.dirname, 'shards.ts'), ...args], { env }, (error, stdout, stderr) =>
      resolve((error ? `${error.code}: ` : '') + stdout + stderr),
    )
  })
}

test('stores are added, buckets moved and moved back, and stores removed', { timeout: 300_000 }, async () => {
  expect(await shards()).toBe('home\t1024 buckets\t0 matches\n')
  expect(await shards('move', 'a0', 'to', 'second')).toMatch(/^1: .*second: there is no such store/s)
  expect(await shards('add', 'second', empty.url)).toBe('second is a store of the house. No bucket is there yet.\n')
  expect(await shards('add', 'third', empty.url)).toMatch(/a store of the house already/)
  const moved = await shards('move', '00-01', 'to', 'second')
  expect(moved).toMatch(/^2 buckets move to second.*\n00 is in second: 0 matches.*\n01 is in second: 0 matches/)
  expect(await shards()).toBe('home\t1022 buckets\t0 matches\nsecond\t2 buckets\t0 matches\n')
  expect(await shards('remove', 'second')).toMatch(/^1: .*2 buckets are there/s)
  expect(await shards('move', 'all', 'to', 'home')).toMatch(/^2 buckets move to home/)
  expect(await shards('remove', 'second')).toBe('second is no store of the house any more.\n')
  expect(await shards('move', 'a0')).toMatch(/pnpm shards resume/)
})

test('a move that cannot be done is told, and taken back', { timeout: 300_000 }, async () => {
  await home.pool.query(`insert into stores (name, url) values ('gone', 'postgres://127.0.0.1:1/nothing')`)
  expect(await shards('move', 'zz', 'to', 'gone')).toMatch(/^1: 1 buckets move to gone.*zz did not go on: connect/s)
  expect(await shards()).toMatch(/gone\t0 buckets\tdoes not answer\nzz\tfrom home to gone: copying \(connect/)
  expect(await shards('cancel', 'zz')).toMatch(/^1: 1 moves are taken back/)
  expect(await shards('remove', 'gone')).toMatch(/^gone is no store/)
  expect(await shards('resume')).toBe('zz stays in home\n')
})
