import type { NotificationSettings, Problem } from '@carriage/protocol'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymous, openAccounts, scopes } from '../accounts/index.ts'
import { readConfig } from '../config.ts'
import { localBus } from '../platform/bus/index.ts'
import { httpApp } from '../platform/http/index.ts'
import { budgetOf, playMatches } from '../play/matches/index.ts'
import { listRecords } from '../play/records/index.ts'
import { listTables } from '../tables/index.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { readChannelOptions } from './channel-options.ts'
import { startDispatcher } from './dispatcher.ts'
import { notificationRoutes } from './routes.ts'
import { type Mailbox, openMailbox } from './testing/mailbox.ts'
import { pushDevice } from './testing/push-device.ts'
import { account, waitingTable } from './testing/waiting-table.ts'
import { openWebServer, type WebServer } from './testing/web-server.ts'

let database: TestDatabase
let mailbox: Mailbox
let web: WebServer
let server: Awaited<ReturnType<typeof openSite>>
let anna: string
let berta: string

beforeAll(async () => {
  database = await testDatabase()
  mailbox = await openMailbox()
  web = await openWebServer()
  server = await openSite()
})
afterAll(async () => {
  await server.close()
  await Promise.all([mailbox.close(), web.close()])
  await database.drop()
})
beforeEach(async () => {
  anna = await account(database, 'Anna')
  berta = await account(database, 'Berta')
})
afterEach(() => {
  web.posts.length = 0
  mailbox.mails.length = 0
})

async function openSite() {
  const publicUrl = 'http://localhost'
  const bus = localBus()
  const log = pino({ level: 'silent' })
  const matches = playMatches({ database, bus, log, budget: budgetOf(1_000) })
  const accounts = await openAccounts({ database, bus, log, publicUrl })
  const config = readConfig({ SMTP_URL: mailbox.url, PUBLIC_URL: publicUrl, NOTIFY_PRIVATE_ADDRESSES: 'true' })
  const channelOptions = await readChannelOptions(database, config)
  const composing = {
    publicUrl,
    linkTo: (...to: Parameters<typeof accounts.linkTo>) => accounts.linkTo(...to),
    now: Date.now,
  }
  const app = await httpApp({
    tables: listTables({ database, bus }),
    matches,
    records: listRecords({ database, log }),
    budget: budgetOf(1_000),
    // The header of the caller is trusted: signing in is not tested here.
    callerOf: ({ authorization: id }) =>
      Promise.resolve(
        id === undefined ? anonymous : { kind: 'account', id, name: id, guest: false, via: 'session', scopes },
      ),
    log,
    publicUrl,
    routes: [
      () => accounts.routes,
      (guard) =>
        notificationRoutes(guard, {
          database,
          composing,
          channels: channelOptions,
          mail: { database, site: 'house.test' },
        }),
    ],
  })
  return {
    app,
    dispatcher: () =>
      startDispatcher({
        database,
        bus,
        log,
        composing,
        channels: channelOptions,
        habits: { every: 20, timeout: 0 },
      }),
    async close() {
      await app.close()
    },
  }
}

async function ask<T = NotificationSettings>(
  who: string | undefined,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  const response = await server.app.inject({
    method,
    url: `/api/notifications${path}`,
    headers: who === undefined ? {} : { authorization: who },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: response.statusCode, body: response.json<T>() }
}

const choice = { language: 'de', zone: 'Europe/Berlin', digest: 8, mail: true, webhooks: [] }

test('a player without settings gets nothing, and sees the options', async () => {
  expect((await ask(anna, 'GET', '')).body).toEqual({
    language: 'en',
    zone: 'UTC',
    digest: null,
    channels: [],
    pushKey: expect.stringMatching(/^[\w-]{87}$/) as string,
    mail: { offered: true, address: `${anna}@players.example` },
  })
})

test('settings are stored, and a webhook that is no longer listed is removed', async () => {
  const hook = { url: `${web.url}/hook`, active: true, shared: true }
  const { body } = await ask(anna, 'PUT', '', { ...choice, webhooks: [hook] })
  expect(body).toMatchObject({ language: 'de', zone: 'Europe/Berlin', digest: 8 })
  expect(body.channels).toEqual([
    {
      id: expect.any(String) as string,
      kind: 'mail',
      address: `${anna}@players.example`,
      active: true,
      shared: false,
      fault: null,
    },
    { id: expect.any(String) as string, kind: 'webhook', address: hook.url, active: true, shared: true, fault: null },
  ])
  const later = await ask(anna, 'PUT', '', { ...choice, mail: false })
  expect(later.body.channels.map(({ kind, active }) => [kind, active])).toEqual([['mail', false]])
  expect((await ask(berta, 'GET', '')).body.channels).toEqual([])
})

test.each([
  { zone: 'Europe/Atlantis' },
  { zone: "UTC'; drop table notices" },
  { digest: 24 },
  { language: 'xx' },
  { webhooks: [{ url: 'ftp://example.com' }] },
  { webhooks: [{ url: 'javascript:alert(1)' }] },
])('invalid settings are refused: %o', async (wrong) => {
  expect(await ask<Problem>(anna, 'PUT', '', { ...choice, ...wrong })).toMatchObject({
    status: 400,
    body: { code: 'malformed' },
  })
})

test('a device belongs to the account that subscribed with it last, and can be removed', async () => {
  const { subscription } = pushDevice(`${web.url}/push/shared`)
  expect((await ask(anna, 'POST', '/push', subscription)).body.channels).toHaveLength(1)
  const [device] = (await ask(berta, 'POST', '/push', subscription)).body.channels
  expect(device).toMatchObject({ kind: 'push', address: '127.0.0.1', active: true })
  expect((await ask(anna, 'GET', '')).body.channels).toEqual([])
  expect((await ask(anna, 'DELETE', `/channels/${device?.id}`)).status).toBe(404)
  const off = await ask(berta, 'PUT', '', { ...choice, mail: false, devices: [{ id: device?.id, active: false }] })
  expect(off.body.channels).toMatchObject([{ id: device?.id, active: false }])
  expect((await ask(berta, 'DELETE', `/channels/${device?.id}`)).body.channels).toEqual([])
})

test('invalid keys are refused', async () => {
  const { subscription } = pushDevice(`${web.url}/push`)
  const wrong = { ...subscription, keys: { ...subscription.keys, p256dh: 'short' } }
  expect((await ask(anna, 'POST', '/push', wrong)).status).toBe(400)
})

test('a player can test a channel, and sees its fault', async () => {
  const device = pushDevice(`${web.url}/push/trial`)
  const [channel] = (await ask(anna, 'POST', '/push', device.subscription)).body.channels
  const trial = () => ask<{ sent: boolean; fault: string | null }>(anna, 'POST', '/test', { channel: channel?.id })
  expect((await trial()).body).toEqual({ sent: true, fault: null })
  expect(device.read(web.posts[0]!)).toMatchObject({ title: 'Test notification' })
  expect((await trial()).status).toBe(429)
  await database.pool.query(`update notification_settings set tested_at = now() - interval '11 seconds'`)
  web.moods.push(410)
  expect((await trial()).body).toEqual({ sent: false, fault: 'gone' })
  expect((await ask(anna, 'GET', '')).body.channels).toMatchObject([{ active: false, fault: { code: 'gone' } }])
  expect((await ask(berta, 'POST', '/test', { channel: channel?.id })).status).toBe(404)
})

test('a caller without an account has no settings', async () => {
  expect((await ask(undefined, 'GET', '')).status).toBe(401)
  expect((await ask(undefined, 'PUT', '', choice)).status).toBe(401)
})

test('the link of a notification leads to the table, signed in, without a password', async () => {
  await ask(anna, 'PUT', '', { ...choice, digest: null })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  const dispatcher = server.dispatcher()
  await expect.poll(() => mailbox.mails.length, { timeout: 10_000 }).toBe(1)
  await dispatcher.stop()
  const token = /http:\/\/localhost\/l#(\S+)/.exec(mailbox.mails[0]?.text ?? '')?.[1]
  const tapped = await server.app.inject({ method: 'POST', url: '/api/links/open', payload: { token } })
  expect(tapped.json()).toEqual({ outcome: 'opened', match: table.match })
  expect(tapped.cookies.length).toBeGreaterThan(0)
  const { rows } = await database.pool.query('select account, link from sessions')
  expect(rows).toEqual([{ account: anna, link: true }])
})
