import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { beginTable } from '../testing/begin-table.ts'
import { sweepOldData } from './privacy/sweep.ts'
import { type AccountServer, type Browser, origin, startAccountServer } from './testing/account-server.ts'

/*
 * A browser that another person used as a guest before: what a stranger may have planted there does not affect the
 * account that signs in.
 */

interface Me {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly guestHere?: { readonly name: string; readonly tables: number }
  readonly suspendedUntil?: string
}

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server.close())

const whoIs = (cookie: string) => server.accounts.callerOf({ cookie })

async function guest(name: string): Promise<{ device: Browser; id: string; table: string }> {
  const device = server.browser()
  const { body } = await device.send('POST', '/api/guest', { name })
  return { device, id: body.id, table: await beginTable(server.database, { accounts: [body.id, 'another'] }) }
}

async function enterCode(device: Browser, email: string) {
  await device.send('POST', '/api/sign-in/code', { email })
  return device.send<Me>('POST', '/api/sign-in', { email, code: server.codeFor(email) })
}

/** An account that was created on another device. */
async function account(email: string): Promise<string> {
  return (await enterCode(server.browser(), email)).body.id
}

/** What a stranger leaves in a browser: notification channels, and a calendar with a secret address. */
async function plant(id: string): Promise<void> {
  const { pool } = server.database
  await pool.query(
    `insert into notification_channels (account, kind, address)
     values ($1, 'webhook', 'https://spy.example'), ($1, 'push', 'https://push.example'), ($1, 'mail', '')`,
    [id],
  )
  await pool.query(`insert into calendar_links (account, nonce, language) values ($1, $1, 'en')`, [id])
}

async function planted(id: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ n: number }>(
    `select ((select count(*) from notification_channels where account = $1)
       + (select count(*) from calendar_links where account = $1))::integer as n`,
    [id],
  )
  return rows[0]!.n
}

async function suspend(id: string): Promise<void> {
  const { pool } = server.database
  await pool.query(
    `insert into sanctions (account, operator, kind, reason, until)
     values ($1, 'x', 'suspension', 'r', now() + interval '9 days')`,
    [id],
  )
  await pool.query(`update accounts set suspended_until = now() + interval '9 days' where id = $1`, [id])
}

test('nothing moves to an account before its owner claims it, and notification channels never do', async () => {
  const vera = await account('vera@example.org')
  const spy = await guest('Spy')
  await plant(spy.id)
  const { body } = await enterCode(spy.device, 'vera@example.org')
  expect(body).toMatchObject({ id: vera, guestHere: { name: 'Spy', tables: 1 } })
  const seats = async (id: string) =>
    (await server.database.pool.query('select from seats where account = $1', [id])).rowCount
  expect([await seats(vera), await planted(vera), await planted(spy.id)]).toEqual([0, 0, 4])

  expect((await spy.device.send<Me>('POST', '/api/me/guest')).body.guestHere).toBeUndefined()
  expect([await seats(vera), await planted(vera), await planted(spy.id)]).toEqual([1, 0, 0])
  expect((await spy.device.send('POST', '/api/me/guest')).status).toBe(404)
})

test('a person who says no is not asked again, and after signing out the browser is the guest again', async () => {
  await account('mother@example.org')
  const child = await guest('Child')
  const before = child.device.cookie()
  await enterCode(child.device, 'mother@example.org')
  const { body } = await child.device.send<Me>('DELETE', '/api/me/guest')
  expect(body.guestHere).toBeUndefined()
  expect((await child.device.send<Me>('GET', '/api/me')).body.guestHere).toBeUndefined()
  // As another account in the same browser, too.
  await account('father@example.org')
  await enterCode(child.device, 'father@example.org')
  expect((await child.device.send('POST', '/api/sign-out')).status).toBe(204)
  expect((await child.device.send<Me>('GET', '/api/me')).body).toMatchObject({ id: child.id, guest: true })
  // With a new session: a copy of the earlier cookie is invalid.
  expect(await whoIs(before)).toEqual({ kind: 'anonymous' })
})

test('a guest who has nothing is not offered', async () => {
  await account('first@example.org')
  const device = server.browser()
  await device.send('POST', '/api/guest', {})
  expect((await enterCode(device, 'first@example.org')).body.guestHere).toBeUndefined()
  await device.send('POST', '/api/sign-out')
  expect((await device.send('GET', '/api/me')).status).toBe(204)
})

test('signing in ends the previous session of the browser', async () => {
  const device = server.browser()
  await enterCode(device, 'one-of-two@example.org')
  const before = device.cookie()
  await enterCode(device, 'two-of-two@example.org')
  expect(await whoIs(before)).toEqual({ kind: 'anonymous' })
})

test('games of a suspended guest cannot be claimed, and neither can the suspension', async () => {
  const wim = await account('wim@example.org')
  const rude = await guest('Rude')
  await suspend(rude.id)
  const { body } = await enterCode(rude.device, 'wim@example.org')
  expect(body).toMatchObject({ id: wim })
  expect(body).not.toHaveProperty('suspendedUntil')
  expect(body).not.toHaveProperty('guestHere')
  expect((await rude.device.send('POST', '/api/me/guest')).status).toBe(404)
  expect(await whoIs(rude.device.cookie())).not.toHaveProperty('suspendedUntil')
  const { rowCount } = await server.database.pool.query('select from sanctions where account = $1', [rude.id])
  expect(rowCount).toBe(1)
})

test('a suspended guest who makes the account lasting remains suspended', async () => {
  const rude = await guest('Rude')
  await suspend(rude.id)
  const { body } = await enterCode(rude.device, 'rude@example.org')
  expect(body).toMatchObject({ id: rude.id, guest: false, suspendedUntil: expect.any(String) as string })
})

test.each(['code', 'address', 'passkey'] as const)(
  'a guest who becomes lasting by a %s gets a new session, and whatever the old cookie could plant ends',
  async (access) => {
    const spy = await guest('Spy')
    const fixed = spy.device.cookie()
    await plant(spy.id)
    const link = new URL(await server.accounts.linkTo(spy.id, spy.table as never, new Date(Date.now() + 60_000)))
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const email = `lasting-by-${access}@example.org`
    if (access === 'code') await enterCode(spy.device, email)
    else if (access === 'address') {
      await spy.device.send('POST', '/api/me/email/code', { email })
      await spy.device.send('PUT', '/api/me/email', { email, code: server.codeFor(email) })
    } else {
      const options = await spy.device.send('POST', '/api/me/passkeys/options')
      await spy.device.send('POST', '/api/me/passkeys', { response: authenticator(origin).create(options.body) })
    }
    const { body } = await spy.device.send<Me>('GET', '/api/me')
    expect(body).toMatchObject({ id: spy.id, name: 'Spy', guest: false })
    expect(spy.device.cookie()).not.toBe(fixed)
    expect(await whoIs(fixed)).toEqual({ kind: 'anonymous' })
    expect((await spy.device.send<unknown[]>('GET', '/api/me/sessions')).body).toHaveLength(1)
    expect(await planted(spy.id)).toBe(0)
    const opened = await server.browser().send('POST', '/api/links/open', { token: link.hash.slice(1) })
    expect(opened.body).toMatchObject({ outcome: 'expired' })
  },
)

test('a guest in whose browser somebody is signed in is not deleted by the sweep', async () => {
  await account('long@example.org')
  const child = await guest('Child')
  const { pool } = server.database
  await pool.query(`update seats set state = 'over' where account = $1`, [child.id])
  await enterCode(child.device, 'long@example.org')
  await pool.query(`update accounts set created_at = now() - interval '90 days' where id = $1`, [child.id])
  expect(await sweepOldData(server.database)).toBe(0)
  await pool.query('delete from session_guests where guest = $1', [child.id])
  expect(await sweepOldData(server.database)).toBe(1)
})

test('on https no other host can set the cookies, and those with older names are ignored', async () => {
  const secure = await startAccountServer({ publicUrl: 'https://cars.example.org' })
  const device = secure.browser()
  await device.send('POST', '/api/guest', {})
  await device.send('POST', '/api/sign-in/code', { email: 'https@example.org' })
  await device.send('POST', '/api/sign-in', { email: 'https@example.org', code: secure.codeFor('https@example.org') })
  const names = new Set(device.setCookies.map((cookie) => cookie.slice(0, cookie.indexOf('='))))
  expect(names).toEqual(new Set(['__Host-carriage.session_token', '__Host-carriage.browser']))
  for (const cookie of device.setCookies) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).not.toMatch(/Domain/i)
  }
  const cookie = device.cookie()
  expect(await secure.accounts.callerOf({ cookie })).toMatchObject({ kind: 'account' })
  for (const older of [cookie.replaceAll('__Host-', '__Secure-'), cookie.replaceAll('__Host-', '')])
    expect(await secure.accounts.callerOf({ cookie: older })).toEqual({ kind: 'anonymous' })
  await secure.close()
})
