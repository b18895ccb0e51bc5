import { expect, expectTypeOf, test } from 'vitest'
import { apiClient } from './client.ts'
import type { MatchId } from './match-id.ts'

/** A client whose server gives one answer, and the requests it sent. */
function asking(answer: Response) {
  const asked: { url: string; init: RequestInit }[] = []
  const api = apiClient({
    baseUrl: 'http://house.test',
    token: 'secret',
    headers: { cookie: 'a=b' },
    fetch: async (url, init) => {
      asked.push({ url, init })
      return answer
    },
  })
  return { api, asked }
}

test('path and query parameters are filled in and escaped, and undefined ones omitted', async () => {
  const { api, asked } = asking(Response.json({ frames: [] }))
  const header = { 'x-table-key': undefined }
  await api.GET('/api/matches/:id/frames', { params: { path: { id: 'a/b' }, query: { after: 7 }, header } })
  expect(asked[0]?.url).toBe('http://house.test/api/matches/a%2Fb/frames?after=7')
  expect(asked[0]?.init).toEqual({ method: 'GET', headers: { authorization: 'Bearer secret', cookie: 'a=b' } })
})

test('a body is sent as JSON, a string unchanged, and the signal is passed on', async () => {
  const { api, asked } = asking(Response.json({}))
  const { signal } = new AbortController()
  await api.POST('/api/guest', { body: { name: 'Ann' }, signal })
  await asking(Response.json({})).api.POST('/api/sign-out')
  expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"Ann"}', signal })
  expect(asked[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' })
  const records = asking(Response.json({ id: '0123456789abcd' }))
  await records.api.POST('/api/records', { body: '{ "format": 1 }' })
  expect(records.asked[0]?.init.body).toBe('{ "format": 1 }')
})

test('an answer has the type of the contract', async () => {
  const { data } = await asking(Response.json({ id: '0123456789abcd' })).api.POST('/api/records', { body: '{}' })
  expectTypeOf(data).toEqualTypeOf<{ id: MatchId } | undefined>()
  expect(data).toEqual({ id: '0123456789abcd' })
  const nobody = await asking(new Response(null, { status: 204 })).api.GET('/api/me')
  expect([nobody.data, nobody.error]).toEqual([undefined, undefined])
  const path = { id: '0123456789abcd' }
  const text = await asking(new Response('{ "a": 1 }')).api.GET('/api/matches/:id/record', {
    params: { path },
    parseAs: 'text',
  })
  expect(text.data).toBe('{ "a": 1 }')
})

test.each([
  [409, '{"code":"conflict","detail":"It is over."}', { code: 'conflict', detail: 'It is over.' }],
  [502, '<html>Bad gateway</html>', { code: 'unavailable' }],
  [429, '{}', { code: 'unavailable' }],
  [404, '', { code: 'notFound' }],
])('an answer of %i is a problem with a code, also from a proxy', async (status, body, problem) => {
  const { data, error, response } = await asking(new Response(body, { status })).api.GET('/api/games')
  expect([data, error, response.status]).toEqual([undefined, problem, status])
})

test('a request without an answer fails', async () => {
  const api = apiClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(api.GET('/api/games')).rejects.toThrow('Failed to fetch')
})
