import type { NewClientReport } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { localBus } from '../bus/index.ts'
import { checkHealth } from '../operations/health.ts'
import { startOpsServer } from '../operations/ops-server.ts'
import { startTelemetry } from '../operations/telemetry.ts'
import { type ClientReport, latestReports, sweepReports } from './client-reports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

const fault: NewClientReport = {
  part: 'board',
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: Cannot read properties of undefined\n    at Market (kraftwagen.js:1:2)',
  match: '0a-table',
  entry: 17,
  rules: 1,
  client: 'abc1234',
  page: '/table/:id',
  language: 'de',
}

function send(report: object): Promise<Response> {
  return fetch(`${server.url}/api/client-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Test Browser' },
    body: JSON.stringify(report),
  })
}

test('a caller without an account can report a fault, and the operator reads it on the ops port', async () => {
  expect((await send(fault)).status).toBe(204)
  expect((await send(fault)).status).toBe(204)
  const bus = localBus()
  const telemetry = await startTelemetry({})
  const ops = await startOpsServer({
    host: '127.0.0.1',
    port: 0,
    health: checkHealth({ moves: server.database, lists: server.database, bus }),
    telemetry,
    quarantine: { list: () => Promise.resolve([]), release: () => Promise.resolve(false) },
    reports: () => latestReports(server.database),
  })
  const answer = await fetch(`http://127.0.0.1:${ops.port}/client-reports`)
  const { reports } = (await answer.json()) as { reports: ClientReport[] }
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({ ...fault, agent: 'Test Browser', times: 2 })
  await ops.stop()
  await telemetry.stop()
  await bus.close()
})

test('a report that is too long or malformed is refused', async () => {
  expect((await send({ ...fault, stack: 'x'.repeat(6_001) })).status).toBe(400)
  expect((await send({ ...fault, stack: 'x'.repeat(100_000) })).status).toBe(413)
  expect((await send({ ...fault, part: 'weather' })).status).toBe(400)
  // A path would name a person, also after the account was deleted.
  for (const page of ['/people/some-account', '/nowhere', '']) expect((await send({ ...fault, page })).status).toBe(400)
})

test('characters that PostgreSQL cannot store are removed from a report', async () => {
  expect((await send({ ...fault, message: 'zero \u0000 \ud800 \u001b[31m' })).status).toBe(204)
  expect((await latestReports(server.database))[0]?.message).toBe('zero   [31m')
})

test('the number of different faults a day is limited, and old ones are deleted', async () => {
  await server.database.pool.query(
    `insert into client_reports (fingerprint, part, message, stack, client, page, language, agent)
     select 'made ' || n, 'page', '', '', '', '', '', '' from generate_series(1, 500) n`,
  )
  expect((await send({ ...fault, message: 'one too many' })).status).toBe(429)
  // A known fault is still counted.
  expect((await send(fault)).status).toBe(204)
  await server.database.pool.query("update client_reports set last_at = now() - interval '31 days' where part = 'page'")
  expect(await sweepReports(server.database)).toBe(500)
  expect((await latestReports(server.database)).every(({ part }) => part === 'board')).toBe(true)
})
