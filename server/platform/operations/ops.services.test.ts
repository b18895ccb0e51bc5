import { randomUUID } from 'node:crypto'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Bus, natsBus } from '../bus/index.ts'
import { checkHealth } from './health.ts'
import { openLog } from './log.ts'
import { startOpsServer } from './ops-server.ts'
import { startTelemetry } from './telemetry.ts'
import { traced } from './trace.ts'

let database: TestDatabase
let bus: Bus
const exporter = new InMemorySpanExporter()
const telemetry = await startTelemetry({ exporter })
const noQuarantine = { list: async () => [], release: async () => false }

beforeAll(async () => {
  database = await testDatabase()
  bus = await natsBus(process.env.TEST_NATS_URL ?? '127.0.0.1:4222')
})
afterAll(async () => {
  await telemetry.stop()
  await bus.close()
  await database.drop()
})

test('the operator gets metrics, health and readiness, and a draining server is not ready', async () => {
  const health = checkHealth({ moves: database, lists: database, bus })
  const ops = await startOpsServer({
    host: '127.0.0.1',
    port: 0,
    health,
    telemetry,
    quarantine: noQuarantine,
    reports: async () => [],
  })
  const get = (path: string) => fetch(`http://127.0.0.1:${ops.port}${path}`)
  const matches = playMatches({ database, bus, budget: budgetOf(1_000), log: pino({ level: 'silent' }) })
  const match = await beginTable(database)
  await matches.execute(match, { type: 'move', id: randomUUID(), basis: 0, seat: 0, move: {} })
  const text = await (await get('/metrics')).text()
  expect(text).toMatch(/carriage_commands_total\{outcome="refused"\} \d/)
  expect(text).toContain('carriage_command_seconds_bucket')
  expect(text).toContain('carriage_event_loop_delay_seconds')
  expect(await (await get('/readyz')).json()).toEqual({ ready: true, away: [] })
  health.drain()
  const draining = await get('/readyz')
  expect([draining.status, await draining.json()]).toEqual([503, { ready: false, because: 'draining', away: [] }])
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/elsewhere')).status).toBe(404)
  await ops.stop()
})

test('a match is part of the trace of its request', async () => {
  const matches = playMatches({ database, bus, budget: budgetOf(1_000), log: pino({ level: 'silent' }) })
  const match = await beginTable(database)
  await traced('a click', {}, () => matches.standing(match, 'spectator'))
  await telemetry.flush()
  const spans = exporter.getFinishedSpans()
  const click = spans.find(({ name }) => name === 'a click')
  const answered = spans.find(({ name, attributes }) => name === 'matches.standing' && attributes.match === match)
  expect(click).toBeDefined()
  expect(answered?.parentSpanContext?.spanId).toBe(click?.spanContext().spanId)
})

test('secrets are removed from the logs', () => {
  const lines: string[] = []
  const log = openLog('info', ['play'], { write: (line: string) => void lines.push(line) })
  log.info(
    { req: { headers: { cookie: 'carriage.session_token=x', authorization: 'Bearer y' } }, link: { token: 'z' } },
    'seen',
  )
  expect(lines.join('')).not.toMatch(/carriage.session_token|Bearer|"z"/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ roles: ['play'], msg: 'seen' })
})
