import { problem, statusOf } from '@carriage/protocol'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { apiDocument } from './document.ts'

interface Operation {
  readonly requestBody?: object
}
interface Route {
  readonly name: string
  readonly method: 'GET'
  readonly url: string
  readonly takesBody: boolean
}

let server: TestServer
let ann: Guest
let routes: Route[]

beforeAll(async () => {
  server = await startTestServer({ sendMail: () => Promise.resolve() })
  ann = await server.guest('Ann')
  // So that no route refuses her before it has validated the input.
  await server.database.pool.query('update accounts set guest = false where id = $1', [ann.id])
  const { paths } = (await apiDocument()) as { paths: Record<string, Record<string, Operation>> }
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      // The document has methods in lower case.
      method: method.toUpperCase() as 'GET',
      url: path.replace(/\{\w+\}/g, '00000000000000'),
      takesBody: operation.requestBody !== undefined,
    })),
  )
})
afterAll(() => server.close())

/** Sends something wrong and checks that a refusal has a problem. Returns its code, if it was refused. */
async function codeOf(request: InjectOptions, what: string): Promise<string | undefined> {
  const { statusCode, headers, body } = await server.app.inject(request)
  expect(statusCode, `${what}: ${body}`).toBeLessThan(500)
  if (statusCode < 400) return undefined
  expect(headers['content-type'], what).toMatch(/^application\/json/)
  const { code } = problem.parse(JSON.parse(body))
  expect(statusOf[code], what).toBe(statusCode)
  return code
}

const json = { 'content-type': 'application/json' }

/** Routes with input, and a request to each without it. */
function taking(): { readonly name: string; readonly request: InjectOptions }[] {
  return routes.flatMap(({ name, method, url, takesBody }) =>
    takesBody ? [{ name, request: { method, url, headers: { ...json, cookie: ann.cookie } } }] : [],
  )
}

test('every route with input refuses non-JSON, deep nesting and non-objects, with its code', async () => {
  expect(taking().length).toBeGreaterThan(15)
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
  for (const { name, request } of taking())
    for (const payload of ['{"', '', deep, `{"a":${deep}}`, '{"__proto__":1}', '\u0000', 'null', '7'])
      expect(await codeOf({ ...request, payload }, `${name} ${payload.slice(0, 20)}`)).toBe('malformed')
})

test('every route with input refuses wrong types and long texts, with its code', async () => {
  const long = JSON.stringify({ a: 'x'.repeat(5_000_000) })
  for (const { name, request } of taking()) {
    const plain = { ...request.headers, 'content-type': 'text/plain' }
    expect(await codeOf({ ...request, headers: plain, payload: '{}' }, name)).toBe('malformed')
    expect(await codeOf({ ...request, payload: long }, name)).toBe('tooLarge')
  }
})

test('every route refuses an invalid token with a problem, unless it is open to everybody', async () => {
  const codes = new Map<string | undefined, string[]>()
  for (const { name, method, url, takesBody } of routes) {
    const headers = { authorization: 'Bearer void', ...(takesBody && json) }
    const code = await codeOf({ method, url, headers, ...(takesBody && { payload: '{}' }) }, name)
    codes.set(code, [...(codes.get(code) ?? []), name])
  }
  expect(codes.get(undefined)).toEqual([
    'get /api/games',
    'get /api/tables/open',
    'get /api/tables/watch',
    'post /api/guest',
    'post /api/sign-in/passkey/options',
    'post /api/sign-out',
    'get /api/announcements',
    'get /api/tables/strongest',
    'get /api/leagues',
    'get /api/tournaments',
    'get /api/site',
  ])
  expect(codes.get('unauthenticated')!.length).toBeGreaterThan(20)
})

test('every changing route refuses pages of other sites with a problem', async () => {
  for (const { name, method, url, takesBody } of routes) {
    if (method === 'GET') continue
    const headers = { origin: 'https://elsewhere.test', cookie: ann.cookie, ...(takesBody && json) }
    expect(await codeOf({ method, url, headers, ...(takesBody && { payload: '{}' }) }, name)).toBe('forbidden')
  }
})

test('missing things are not found, with a problem as well', async () => {
  for (const url of ['/api/nothing', '/api/tables/00000000000000/nothing', '/api'])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expect(await codeOf({ method, url, headers: { cookie: ann.cookie } }, `${method} ${url}`)).toBe('notFound')
})
