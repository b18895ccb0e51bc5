import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'
import { grantRole, lastingAccount, listOperators, resetSecondFactor, revokeRole } from './operators.ts'

let server: TestServer
let clock = Date.UTC(2026, 10, 17)
let gil: Guest
beforeAll(async () => {
  server = await startTestServer({ bots: false, now: () => clock })
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  clock += 3_600_000
  gil = await server.guest('Gil')
  await server.database.pool.query('update accounts set guest = false where id = $1', [gil.id])
})

const codeAt = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at })
const reports = async () => (await gil.api.GET('/api/moderation/reports')).error
const raise = async (code: string) => (await gil.api.POST('/api/moderation/session', { body: { code } })).error?.code

/** An operator with a factor; the session is raised. */
async function enrolled(): Promise<{ secret: string; codes: readonly string[] }> {
  await grantRole(server.database, gil.id)
  const { data: offer } = await gil.api.POST('/api/moderation/second-factor')
  const { data } = await gil.api.PUT('/api/moderation/second-factor', { body: { code: codeAt(offer!.secret) } })
  return { secret: offer!.secret, codes: data!.recoveryCodes }
}

test('the role alone only allows setting up a second factor, which then raises the session', async () => {
  expect((await gil.api.GET('/api/moderation')).error?.code).toBe('forbidden')
  await grantRole(server.database, gil.id)
  expect((await gil.api.GET('/api/me')).data?.operator).toBe(true)
  expect((await gil.api.GET('/api/moderation')).data).toEqual({ factor: 'none', raisedUntil: null })
  expect(await reports()).toMatchObject({ code: 'forbidden', facts: { reason: 'secondFactor' } })
  expect(await raise('123456')).toBe('conflict')

  const { data: offer } = await gil.api.POST('/api/moderation/second-factor')
  expect(offer?.uri).toMatch(/^otpauth:\/\/totp\/.*site\.test.*Gil/)
  // It does not count before its first code.
  expect((await gil.api.GET('/api/moderation')).data?.factor).toBe('none')
  const { data } = await gil.api.PUT('/api/moderation/second-factor', { body: { code: codeAt(offer!.secret) } })
  expect(new Set(data?.recoveryCodes).size).toBe(10)
  expect(await reports()).toBeUndefined()
  expect((await gil.api.POST('/api/moderation/second-factor')).error?.code).toBe('conflict')
  const { rows } = await server.database.pool.query<{ secret: string }>(
    'select secret from second_factors where account = $1',
    [gil.id],
  )
  expect(rows[0]?.secret).not.toContain(offer!.secret)
})

test('a raised session ends by time, on request, and with the role', async () => {
  const { secret } = await enrolled()
  await server.database.pool.query(
    `update sessions set raised_until = now() - interval '1 second' where account = $1`,
    [gil.id],
  )
  expect(await reports()).toMatchObject({ facts: { reason: 'secondFactor' } })
  clock += 30_000
  expect(await raise(codeAt(secret))).toBeUndefined()
  const until = (await gil.api.GET('/api/moderation')).data?.raisedUntil
  expect(Date.parse(until!) - Date.now()).toBeGreaterThan(29 * 60_000)
  expect(Date.parse(until!) - Date.now()).toBeLessThan(31 * 60_000)
  await gil.api.DELETE('/api/moderation/session')
  expect(await reports()).toMatchObject({ facts: { reason: 'secondFactor' } })
  clock += 30_000
  expect(await raise(codeAt(secret))).toBeUndefined()
  await revokeRole(server.database, gil.id)
  expect(await reports()).toMatchObject({ code: 'forbidden' })
  expect(await listOperators(server.database)).not.toContainEqual(expect.objectContaining({ id: gil.id }))
})

test('a code works once, also when sent twice at the same time, and for a minute at most', async () => {
  const { secret } = await enrolled()
  expect(await raise(codeAt(secret))).toBe('forbidden')
  clock += 30_000
  const both = await Promise.all([raise(codeAt(secret)), raise(codeAt(secret))])
  expect(new Set(both)).toEqual(new Set(['forbidden', undefined]))
  clock += 300_000
  expect(await raise(codeAt(secret, clock - 60_000))).toBe('forbidden')
  expect(await raise(codeAt(secret, clock - 30_000))).toBeUndefined()
})

test('five wrong codes lock the factor for a quarter of an hour, also when sent at once', async () => {
  const { secret } = await enrolled()
  clock += 30_000
  const right = codeAt(secret)
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  const answers = await Promise.all(Array.from({ length: 12 }, () => raise(wrong)))
  expect(answers.filter((code) => code === 'forbidden')).toHaveLength(5)
  expect(answers.filter((code) => code === 'tooMany')).toHaveLength(7)
  expect(await raise(right)).toBe('tooMany')
  await server.database.pool.query(
    `update second_factors set failed_at = now() - interval '16 minutes' where account = $1`,
    [gil.id],
  )
  expect(await raise(right)).toBeUndefined()
})

test('a recovery code works once, and the command helps an operator without one', async () => {
  const { codes } = await enrolled()
  expect(await raise(codes[0]!.toUpperCase())).toBeUndefined()
  expect(await raise(codes[0]!)).toBe('forbidden')
  expect(await raise(codes[1]!)).toBeUndefined()
  await resetSecondFactor(server.database, gil.id)
  expect((await gil.api.GET('/api/moderation')).data).toEqual({ factor: 'none', raisedUntil: null })
  expect(await raise(codes[2]!)).toBe('conflict')
  expect(await lastingAccount(server.database, gil.id)).toMatchObject({ id: gil.id })
})

test('an old sign-in cannot set up a factor', async () => {
  await grantRole(server.database, gil.id)
  await server.database.pool.query(`update sessions set created_at = now() - interval '1 hour' where account = $1`, [
    gil.id,
  ])
  expect((await gil.api.POST('/api/moderation/second-factor')).error).toMatchObject({
    facts: { reason: 'signInAgain' },
  })
})
