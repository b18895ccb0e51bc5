import { readRecord, verify } from '@carriage/kernel'
import { longestRecord } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../notifications/testing/waiting-table.ts'
import { prometheus } from '../../platform/operations/metrics.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { madeRecord } from '../../testing/made-record.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sha256 } from '../matches/sha256.ts'
import { importsADay } from './quota.ts'
import { listRecords } from './records.ts'
import { QueueFull, recordThreads } from './threads.ts'

const log = pino({ level: 'silent' })
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ bots: false })
})
afterAll(() => server.close())

async function lasting(name: string): Promise<Guest> {
  const guest = await server.guest(name)
  await server.database.pool.query('update accounts set guest = false where id = $1', [guest.id])
  return guest
}

/** The answer to a posted record, as a program sees it. */
async function post(text: string, cookie?: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) }
  const response = await fetch(`${server.url}/api/records`, { method: 'POST', headers, body: text })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('guests cannot import, and learn how to become able to', async () => {
  const guest = await server.guest('Guest')
  const refused = await post(madeRecord(), guest.cookie)
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', facts: { needs: 'lastingAccount' } } })
  expect(refused.body.detail).toContain('lasting')
  expect(await post(madeRecord())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

test('a record that is too long is refused by its length, with the limit', async () => {
  const { cookie } = await lasting('Long')
  expect(longestRecord).toBeLessThan(1_048_576)
  const refused = await post(' '.repeat(1_800_000), cookie)
  expect(refused).toMatchObject({ status: 413, body: { code: 'tooLarge', facts: { bytes: longestRecord } } })
})

test('an invalid or false record is refused with the place of the fault', async () => {
  const { cookie } = await lasting('False')
  expect(await post('{', cookie)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await post('[]', cookie)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await post('['.repeat(200_000), cookie)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  const forged = madeRecord().replace(/"scores":\[(\d+)/, '"scores":[9$1')
  const refused = await post(forged, cookie)
  expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(refused.body.detail).toContain('wrong result')
})

test('reserved names, and a text with another record in it, are refused', async () => {
  const { cookie } = await lasting('Strict')
  const good = madeRecord({ seed: 3 })
  for (const [changed, detail] of [
    [madeRecord({ seed: 3, players: ['\u202eEVIL', 'Bob'] }), 'players.0'],
    [madeRecord({ seed: 3, players: ['Ann', 'Nul\0x'] }), 'players.1'],
    [madeRecord({ seed: 3, players: ['Ann', 'Operator'] }), 'players.1'],
    [madeRecord({ seed: 3, players: ['Ann', 'Bob '] }), 'players.1'],
    [good.replace('"match":', '"match":"another",\n"match":'), 'canonical form'],
    [good.replace('"players":', '"players":["Eve","Eve"],\n"players":'), 'canonical form'],
    [JSON.stringify(JSON.parse(good), null, 2), 'canonical form'],
  ] as const) {
    const refused = await post(changed, cookie)
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(refused.body.detail).toContain(detail)
  }
  expect((await post(good, cookie)).status).toBe(200)
})

test('an account imports some records a day; one that is stored already does not count', async () => {
  const { cookie, id } = await lasting('Much')
  const own = (n: number) => madeRecord({ players: ['Ann', `Bob ${n}`] })
  await server.database.pool.query(
    `insert into record_imports (account, day, count) values ($1, (now() at time zone 'utc')::date, $2)`,
    [id, importsADay - 1],
  )
  const last = await post(own(1), cookie)
  expect(last.status).toBe(200)
  expect(await post(own(2), cookie)).toMatchObject({ status: 429, body: { code: 'tooMany' } })
  expect(await post(own(1), cookie)).toEqual(last)
  // The day is over.
  await server.database.pool.query('update record_imports set day = day - 1 where account = $1', [id])
  expect((await post(own(2), cookie)).status).toBe(200)
  const { rows } = await server.database.pool.query('select account from records where account = $1', [id])
  expect(rows).toHaveLength(2)
})

test('one account has one record verified at a time', async () => {
  const records = listRecords({ database: server.database, log, rulesBudget: 60_000 })
  const [one, other] = [await account(server.database, 'One'), await account(server.database, 'Other')]
  const outcomes = await Promise.allSettled(
    [one, one, other].map((person, n) =>
      records.import(person, madeRecord({ seed: 5, undos: 200, players: ['Queue', `${n}`] })),
    ),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ problem: { code: 'tooMany' } })
  await records.close()
})

test('a full queue refuses, and those in it are answered', async () => {
  const threads = recordThreads({ threads: 1, queue: 2 })
  const job = { type: 'verify', text: madeRecord(), milliseconds: 60_000 } as const
  const answers = [threads.run(job), threads.run(job), threads.run(job)]
  await expect(threads.run(job)).rejects.toThrow(QueueFull)
  expect(await Promise.all(answers)).toEqual([{ problem: undefined }, { problem: undefined }, { problem: undefined }])
  await threads.close()
})

test('a record that takes too long is cut off with a 4xx, and the next one is verified', async () => {
  const importer = await account(server.database, 'Slow')
  const hasty = listRecords({ database: server.database, log, rulesBudget: 5, limitFactor: 1_000 })
  const codeFor = async (text: string) => {
    const outcome = await hasty.import(importer, text).catch((error: unknown) => error)
    return outcome instanceof ProblemError ? outcome.problem.code : outcome
  }
  // A machine without a free processor is not the record's fault, and is retried.
  await expect.poll(() => codeFor(madeRecord({ seed: 7, undos: 2_000 })), { timeout: 20_000 }).toBe('rulesTimeout')
  await expect.poll(() => codeFor('{}'), { timeout: 20_000 }).toBe('malformed')
  await hasty.close()
})

test('a record is verified and written outside of the thread that serves people', async () => {
  const importer = await account(server.database, 'Apart')
  const records = listRecords({ database: server.database, log, rulesBudget: 60_000 })
  await records.import(importer, madeRecord({ seed: 8 }))
  const text = madeRecord({ seed: 9, undos: 4_000 })
  expect(text.length).toBeGreaterThan(500_000)
  const here = process.threadCpuUsage()
  await records.import(importer, text)
  const spent = process.threadCpuUsage(here)
  const inline = process.threadCpuUsage()
  verify(readRecord(text), library, sha256)
  const needed = process.threadCpuUsage(inline)
  expect(spent.user + spent.system).toBeLessThan((needed.user + needed.system) / 4)
  await records.close()
})

test('imports are counted by outcome', async () => {
  const { scopeMetrics } = (await prometheus.collect()).resourceMetrics
  const imports = scopeMetrics
    .flatMap(({ metrics }) => metrics)
    .find(({ descriptor }) => descriptor.name === 'carriage_record_imports')
  const outcomes = imports?.dataPoints.map(({ attributes }) => attributes.outcome)
  expect(outcomes).toEqual(expect.arrayContaining(['kept', 'malformed', 'tooMany']))
})
