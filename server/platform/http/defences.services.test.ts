import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { callerAddress } from './caller-address.ts'
import { webBuildIn } from './web.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'carriage-web-'))
const logged: string[] = []

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><head></head><script>greet()</script><script src="/assets/a-1.js"></script><script id="vite-plugin-pwa:register-sw" src="/registerSW.js" defer></script>',
  )
  writeFileSync(join(folder, 'assets/a-1.js'), 'greet()')
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync('greet()'))
  writeFileSync(join(folder, 'assets/a-1.js.gz'), gzipSync('greet()'))
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString())
        done()
      },
    }),
  )
  server = await startTestServer({
    log,
    web: webBuildIn(folder)!,
    limits: { asking: 40, changing: 10, making: 5 },
    routes: [
      () => async (app) => {
        app.get('/api/broken', { schema: { hide: true } }, async () => {
          throw new Error('password of the database: swordfish')
        })
      },
    ],
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { headers })
}

test('pages have a strict content policy and the other security headers', async () => {
  const { headers } = await get('/', { accept: 'text/html' })
  const policy = headers.get('content-security-policy')!
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`default-src 'self'`)
  // The one inline script, by its hash.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
  expect(policy).toContain(`connect-src 'self' ws://site.test`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).toContain(`object-src 'none'`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('only an embedded table may be framed, and it stores nothing for offline use', async () => {
  const framed = await get('/embed/abc', { accept: 'text/html' })
  expect(framed.status).toBe(200)
  expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(framed.headers.get('content-security-policy')).toContain(`default-src 'self'`)
  expect(framed.headers.get('x-frame-options')).toBeNull()
  expect(framed.headers.getSetCookie()).toEqual([])
  expect(await framed.text()).not.toContain('/registerSW.js')
  for (const path of ['/', '/table/abc', '/table/abc/replay', '/embed', '/embed/abc/more', '/api/games']) {
    const { headers } = await get(path, { accept: 'text/html' })
    expect(headers.get('content-security-policy'), path).toContain(`frame-ancestors 'none'`)
    expect(headers.get('x-frame-options'), path).not.toBeNull()
  }
})

test('files are compressed for clients that accept it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe('greet()')
  }
  const plain = await get('/assets/a-1.js', { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe('greet()')
  // There is no compressed copy of this one.
  expect(await (await get('/', { 'accept-encoding': 'br' })).text()).toContain('greet()')
})

test('paths of the client lead to its page, files are cached, and unknown paths are not found', async () => {
  const page = await get('/table/abc?link=expired', { accept: 'text/html' })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('greet()')
  // A preview bot accepts anything, and gets a title and a picture.
  const preview = await (await get('/table/abc', { accept: '*/*' })).text()
  expect(preview).toContain('greet()')
  expect(preview).toContain('<meta property="og:image"')
  // The client shows a message; the status informs programs.
  const nowhere = await get('/chess', { accept: 'text/html' })
  expect(nowhere.status).toBe(404)
  expect(await nowhere.text()).toContain('greet()')
  const guessed = await fetch(new URL('/tables', server.url), { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect([guessed.status, guessed.headers.get('location')]).toEqual([308, '/lobby'])
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  const missing = await get('/api/nothing', { accept: 'text/html' })
  expect(missing.status).toBe(404)
  expect(await missing.json()).toMatchObject({ code: 'notFound' })
  expect((await get('/../../../etc/passwd')).status).toBe(404)
  expect((await get('/assets/..%2f..%2fpackage.json')).status).toBeGreaterThanOrEqual(400)
})

test('an internal error is answered with the request id, and its details remain in the log', async () => {
  const response = await get('/api/broken')
  const text = await response.text()
  expect(response.status).toBe(500)
  expect(text).not.toContain('swordfish')
  const id = response.headers.get('x-request-id')!
  expect(JSON.parse(text)).toEqual({
    code: 'internal',
    detail: `Internal error. The log has it as request ${id}.`,
  })
  expect(logged.find((line) => line.includes(id))).toContain('swordfish')
})

test('a page of another site can change nothing', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask({ origin: 'null' })).status).toBe(403)
  expect((await ask({ origin: 'http://site.test' })).status).toBe(200)
  const form = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  })
  expect(form.status).toBe(400)
  expect(await form.json()).toMatchObject({ code: 'malformed' })
})

test('input that is too long, not JSON, or malformed is refused with the place', async () => {
  const ann = await server.guest('Ann')
  const send = (body: string) =>
    fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie },
      body,
    })
  const long = await send(JSON.stringify({ game: 'x'.repeat(300_000) }))
  expect([long.status, await long.json()]).toMatchObject([413, { code: 'tooLarge' }])
  const torn = await send('{"game":')
  expect([torn.status, await torn.json()]).toMatchObject([400, { code: 'malformed' }])
  const wrong = await send(
    JSON.stringify({ game: 'auction', seats: 'two', pace: { kind: 'none' }, visibility: 'open' }),
  )
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'malformed', facts: { at: 'body/seats' } }])
})

test('a caller above the rate limit has to wait, others do not', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')]
  const answers = await Promise.all(Array.from({ length: 50 }, () => ann.api.GET('/api/tables/waiting')))
  const refused = answers.filter(({ error }) => error?.code === 'tooMany')
  expect(refused).toHaveLength(10)
  expect(refused[0]!.response.status).toBe(429)
  expect((await bob.api.GET('/api/tables/waiting')).data?.tables).toEqual([])
  const body = { game: 'auction', seats: 2, pace: { kind: 'none' }, visibility: 'link' } as const
  const tables = await Promise.all(Array.from({ length: 7 }, () => bob.api.POST('/api/tables', { body })))
  expect(tables.filter(({ data }) => data)).toHaveLength(5)
})

test('expensive answers are limited for each caller, and for all callers of one network', async () => {
  const allowances = { heavy: { burst: 10, perSecond: 0.01 }, heavyOfNetwork: { burst: 24, perSecond: 0.01 } }
  const strict = await startTestServer({ limits: allowances, addressOf: callerAddress(1), bots: false })
  const codesOf = async (network: string, headers: Record<string, string> = {}) => {
    const api = strict.client({ 'x-forwarded-for': network, ...headers })
    const answers = await Promise.all(Array.from({ length: 7 }, () => api.GET('/api/tables/open')))
    return answers.filter(({ error }) => error?.code === 'tooMany').length
  }
  expect(await codesOf('203.0.113.1')).toBe(2)
  const [ann, bob, cat] = [await strict.guest('Ann'), await strict.guest('Bob'), await strict.guest('Cat')]
  expect(await codesOf('198.51.100.1', { cookie: ann.cookie })).toBe(2)
  expect(await codesOf('198.51.100.1', { cookie: bob.cookie })).toBe(2)
  expect(await codesOf('198.51.100.1', { cookie: cat.cookie })).toBe(5)
  // Cheap requests are still answered.
  const { response } = await strict.client({ 'x-forwarded-for': '203.0.113.1' }).GET('/api/games')
  expect(response.status).toBe(200)
  await strict.close()
})

test('the API reference is served, and may run only its own script', async () => {
  const page = await get('/api/reference/')
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')!
  const [scripts] = /script-src [^;]*/.exec(policy)!
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]{44}')+$/)
  expect(((await (await get('/api/openapi.json')).json()) as { openapi: string }).openapi).toBe('3.1.0')
})

test('answers that are the same for everybody are compressed and cached', async () => {
  const reference = await (await get('/api/reference/')).text()
  const script = /src="(js\/scalar-[\w-]{22}\.js)"/.exec(reference)?.[1]
  const paths = ['/', '/settings', '/embed/abc', '/rules', '/rules/kraftwagen', '/box/kraftwagen']
  const api = ['/api/openapi.json', '/api/games', '/api/games/kraftwagen/rules', '/api/reference/']
  for (const path of [...paths, ...api, `/api/reference/${script}`]) {
    const texts = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get(path, { accept: 'text/html', 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding') ?? 'identity', path).toBe(encoding)
      expect(answer.headers.get('vary'), path).toContain('accept-encoding')
      const tag = answer.headers.get('etag')!
      const again = await get(path, {
        accept: 'text/html',
        'accept-encoding': encoding,
        'if-none-match': `"x", ${tag}`,
      })
      expect([again.status, await again.text()], path).toEqual([304, ''])
      texts.add(await answer.text())
    }
    expect(texts.size, path).toBe(1)
  }
  expect((await get(`/api/reference/${script}`)).headers.get('cache-control')).toContain('immutable')
  expect((await get('/api/reference/js/scalar.js')).status).toBe(404)
  // A missing page is answered again each time.
  expect((await get('/chess', { accept: 'text/html', 'if-none-match': '*' })).status).toBe(404)
})

test('the page of a table that a stranger may not see looks like that of a missing one', async () => {
  const ann = await server.guest('Ann')
  const tableOf = async (visibility: 'open' | 'link' | 'private') => {
    const body = { game: 'kraftwagen', seats: 2, pace: { kind: 'none' }, visibility } as const
    return (await ann.api.POST('/api/tables', { body })).data!.id
  }
  const [open, link, hidden] = [await tableOf('open'), await tableOf('link'), await tableOf('private')]
  const nowhere = '0'.repeat(14)
  for (const suffix of ['', '/replay']) {
    const pageOf = async (id: string) => {
      const answer = await get(`/table/${id}${suffix}`, { accept: 'text/html', cookie: ann.cookie })
      return [answer.status, (await answer.text()).replaceAll(id, nowhere)]
    }
    const none = await pageOf(nowhere)
    expect(none[1]).toContain('<meta property="og:title"')
    for (const id of [link, hidden]) expect(await pageOf(id)).toEqual(none)
    expect((await pageOf(open))[1]).toMatch(/Kraftwagen[^"]*: a (table|replay)/)
  }
})

test('while the database is down the answer is to retry', async () => {
  const away = await startTestServer()
  const ann = await away.guest('Ann')
  await away.database.close()
  const answer = await ann.api.GET('/api/tables/open')
  expect(answer.response.status).toBe(503)
  expect(answer.error?.code).toBe('unavailable')
  expect(answer.response.headers.get('retry-after')).toBe('1')
  await away.app.close()
  await server.database.pool.query(`drop database ${new URL(away.database.url).pathname.slice(1)} with (force)`)
})

test('behind a proxy the rate limit applies to the address that the proxy saw, whatever the caller sent before', async () => {
  const behind = await startTestServer({ limits: { address: 3 }, addressOf: callerAddress(1), bots: false })
  const statusOf = async (forwarded: string) => {
    const { status } = await fetch(`${behind.url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })
    return status
  }
  const statuses: number[] = []
  for (let n = 1; n <= 5; n += 1) statuses.push(await statusOf(`203.0.113.${n}, 198.51.100.7`))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await statusOf('203.0.113.1, 198.51.100.8')).toBe(200)
  await behind.close()
})
