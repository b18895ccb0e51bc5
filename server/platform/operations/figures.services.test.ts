import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiClient } from '@carriage/protocol/client'
import { freePort } from '@carriage/shared/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

let database: TestDatabase
let server: RunningServer
let url: string
beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = { PORT: `${port}`, OPS_PORT: '0', BOT_THINK_MS: '0', LOG_LEVEL: 'silent' }
  const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
  server = await startServer(readConfig({ DATABASE_URL: database.url, NATS_URL: nats, ...settings }))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await database.drop()
}, 60_000)

const metrics = async () => (await fetch(`http://127.0.0.1:${server.opsPort}/metrics`)).text()

/** The value of a series, with any order of labels; undefined if it is missing. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = (await metrics())
    .split('\n')
    .find((each) =>
      each.startsWith(`${name}{`) || each.startsWith(`${name} `) ? wanted.every((part) => each.includes(part)) : false,
    )
  return line === undefined
    ? undefined
    : Number(
        line
          .slice(line.lastIndexOf('}') + 1)
          .trim()
          .split(' ')
          .at(line.includes('}') ? 0 : 1),
      )
}

test('the exported metrics are those that docs/operations.md explains', async () => {
  // A backup was made and two bots play, so that every metric has values.
  await database.pool.query('insert into backups default values')
  const match = await beginTable(database, { game: 'auction', bots: [0, 1] })
  const state = async () =>
    (await apiClient({ baseUrl: url }).GET('/api/tables/:id', { params: { path: { id: match } } })).data?.state
  await expect.poll(state, { timeout: 60_000 }).toBe('over')
  const text = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `carriage_'))
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/carriage_\w+/g) ?? [])
  const given = [...(await metrics()).matchAll(/^# TYPE (carriage_\w+)/gm)].map(([, name]) => name)
  expect(new Set(given)).toEqual(new Set(documented))
}, 90_000)

test('requests are counted by route and status, connections by pool, stopped matches by their rows', async () => {
  await fetch(`${url}/api/matches/00000000000000/view`)
  const route = { method: 'GET', route: '/api/matches/:id/view', status: '401' }
  expect(await figure('carriage_http_requests_total', route)).toBeGreaterThan(0)
  expect(await figure('carriage_pool_connections', { pool: 'moves', state: 'waiting' })).toBe(0)
  expect(await figure('carriage_quarantined_matches')).toBe(0)
  await database.pool.query(`insert into quarantines (match_id, reason, detail) values ('x', 'rules', '')`)
  expect(await figure('carriage_quarantined_matches')).toBe(1)
})

test('the lateness of a queue’s first row is exported', async () => {
  // Dispatchers take other kinds only, so this row remains.
  await database.pool.query(
    `insert into outbox (match_id, n, kind, content, at) values ('x', 0, 'test', '{}', now() - interval '90 seconds')`,
  )
  expect(await figure('carriage_due_late_seconds', { queue: 'outbox' })).toBeGreaterThanOrEqual(90)
  expect(await figure('carriage_due_late_seconds', { queue: 'seasons' })).toBe(0)
})

test('the age of the last backup is exported', async () => {
  await database.pool.query(`delete from backups; insert into backups values (now() - interval '2 hours')`)
  const age = await figure('carriage_backup_age_seconds')
  expect(age).toBeGreaterThanOrEqual(7_200)
  expect(age).toBeLessThan(7_300)
})

test('metrics are served while the database does not answer', async () => {
  const locker = await database.pool.connect()
  await locker.query('begin')
  await locker.query('lock table outbox in access exclusive mode')
  // The last known value.
  expect(await figure('carriage_due_late_seconds', { queue: 'outbox' })).toBeGreaterThanOrEqual(90)
  expect(await figure('carriage_sockets')).toBe(0)
  await locker.query('rollback')
  locker.release()
})
