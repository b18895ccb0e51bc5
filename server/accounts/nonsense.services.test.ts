import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './testing/account-server.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server.close())

const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((each) => Buffer.from(each).toString('base64url'))
const clientData = fc
  .record({ type: fc.constantFrom('webauthn.create', 'webauthn.get', 'x'), challenge: bytes, origin: fc.string() })
  .map((each) => Buffer.from(JSON.stringify(each)).toString('base64url'))
const credential = fc.record({
  id: bytes,
  rawId: bytes,
  type: fc.constant('public-key'),
  response: fc.record({
    clientDataJSON: fc.oneof(bytes, clientData),
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    transports: fc.array(fc.string({ maxLength: 32 }), { maxLength: 3 }),
  }),
})
const anything = fc.oneof(
  fc.object(),
  credential.map((response) => ({ response })),
  fc.record({ email: fc.emailAddress(), code: fc.string() }),
)

const routes = [
  ['POST', '/api/guest'],
  ['PATCH', '/api/me'],
  ['POST', '/api/me/email/code'],
  ['PUT', '/api/me/email'],
  ['POST', '/api/me/passkeys'],
  ['DELETE', '/api/me/passkeys/%00'],
  ['POST', '/api/me/tokens'],
  ['DELETE', '/api/me/tokens/%F0%9F%92%A9'],
  ['DELETE', '/api/me/sessions/x'],
  ['POST', '/api/sign-in'],
  ['POST', '/api/sign-in/code'],
  ['POST', '/api/sign-in/passkey'],
] as const

test.each(routes)('%s %s takes random input without a fault', async (method, path) => {
  const device = server.browser()
  await device.send('POST', '/api/guest', {})
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      // A challenge is answered once, so each try needs a new one.
      if (path === '/api/me/passkeys') await device.send('POST', '/api/me/passkeys/options')
      if (path === '/api/sign-in/passkey') await device.send('POST', '/api/sign-in/passkey/options')
      expect((await device.send(method, path, body)).status).toBeLessThan(500)
    }),
    { numRuns: 40 },
  )
})

test('with any cookie or token, the caller is an account or anonymous', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, asToken) => {
      // Characters that HTTP allows in a header.
      const value = text.replaceAll(/[^\x20-\x7e]/g, '?')
      const headers = asToken ? { authorization: `Bearer ${value}` } : { cookie: `carriage.session_token=${value}` }
      expect(await server.accounts.callerOf(headers)).toEqual({ kind: 'anonymous' })
    }),
    { numRuns: 200 },
  )
})
