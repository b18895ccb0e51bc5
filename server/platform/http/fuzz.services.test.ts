import { setTimeout as pause } from 'node:timers/promises'
import { problem, statusOf } from '@carriage/protocol'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badInputs, type Schema } from '../../testing/bad-input.ts'
import { stateOfTables } from '../../testing/state-of-tables.ts'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { apiDocument } from './document.ts'

/** `FUZZ=200000 pnpm test:services server/http/fuzz` sends that number. */
const inputs = Number(process.env.FUZZ ?? 6_000)
const batch = 50

interface Operation {
  readonly parameters?: readonly { in: string; name: string; schema: Schema }[]
  readonly requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}

let server: TestServer
let ann: Guest
let playing: string
let waiting: string

beforeAll(async () => {
  server = await startTestServer({ sendMail: () => Promise.resolve(), bots: false })
  ann = await server.guest('Ann')
  const table = { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const
  playing = (await ann.api.POST('/api/tables', { body: { ...table, ready: true } })).data!.id
  const bob = await server.guest('Bob')
  await bob.api.POST('/api/tables/:id/seat', { params: { path: { id: playing } }, body: { ready: true } })
  waiting = (await ann.api.POST('/api/tables', { body: table })).data!.id
})
afterAll(() => server.close())

test(`${inputs} bad inputs to every route: nothing breaks, and refused requests change nothing`, async () => {
  const document = (await apiDocument()) as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const bad = badInputs(document.components.schemas, 20_261_115)
  const answered = new Map<number, number>()
  let sent = 0
  let unchanged = 0
  while (sent < inputs) {
    for (const { path, method, operation } of operations) {
      const before = await stateOfTables(server.database)
      const requests = Array.from({ length: batch }, () => requestTo(path, method, operation))
      const answers = await Promise.all(requests.map(answerTo))
      sent += batch
      for (const [index, { statusCode, body }] of answers.entries()) {
        answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1)
        const what = `${JSON.stringify(requests[index])} ${body}`
        expect(statusCode, what).toBeLessThan(500)
        if (statusCode >= 400) expect(statusOf[problem.parse(JSON.parse(body)).code], what).toBe(statusCode)
      }
      if (method !== 'get' && answers.some(({ statusCode }) => statusCode < 400)) continue
      expect(await stateOfTables(server.database), `${method} ${path}`).toEqual(before)
      unchanged += batch
    }
  }
  console.log(
    `${sent} inputs; answers by status:`,
    Object.fromEntries(answered),
    `; state compared around ${unchanged}`,
  )
  expect((await server.app.inject({ url: '/api/games' })).statusCode).toBe(200)

  function requestTo(path: string, method: string, { parameters = [], requestBody }: Operation): InjectOptions {
    const wrongOneIn = bad.pick([2, 5, 12])
    const place = (name: string) =>
      name === 'id' && bad.chance.below(2) === 0 ? bad.pick([playing, waiting]) : bad.text()
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(place(name).toWellFormed()))
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && bad.chance.below(2) === 0)
      .map(({ name, schema }) => `${name}=${encodeURIComponent(String(bad.value(schema, 2)).toWellFormed())}`)
    const schema = requestBody?.content['application/json']?.schema
    const json = schema && JSON.stringify(bad.value(schema, wrongOneIn))
    const payload =
      json !== undefined && bad.chance.below(10) === 0 ? json.slice(0, bad.chance.below(json.length + 1)) : json
    const headers = {
      // A caller who has signed out tests nothing.
      ...(path !== '/api/sign-out' && bad.chance.below(8) > 0 && { cookie: ann.cookie }),
      ...(bad.chance.below(8) === 0 && { authorization: `Bearer ${encodeURIComponent(bad.text().toWellFormed())}` }),
      ...(bad.chance.below(4) === 0 && { 'x-table-key': encodeURIComponent(bad.text().toWellFormed()) }),
      ...(payload !== undefined && { 'content-type': bad.chance.below(20) === 0 ? 'text/plain' : 'application/json' }),
    }
    // The document has methods in lower case.
    return {
      method: method.toUpperCase() as 'GET',
      url: [url, query.join('&')].join('?'),
      headers,
      ...(payload !== undefined && { payload }),
    }
  }
}, 1_800_000)

/** A server on a busy machine may answer that the client should retry; this client does. */
async function answerTo(request: InjectOptions): Promise<{ statusCode: number; body: string }> {
  for (let left = 20; ; left--) {
    const answer = await server.app.inject(request)
    if (answer.statusCode !== 503 || left === 0) return answer
    await pause(500)
  }
}
