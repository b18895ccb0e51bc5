import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MatchId, NotificationChoice } from '@carriage/protocol'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type Bus, localBus } from '../platform/bus/index.ts'
import { presenceSubject, readPresence } from '../play/sockets/presence.ts'
import { closeIdleTables } from '../tables/index.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { readChannelOptions } from './channel-options.ts'
import type { ChannelOptions } from './channels.ts'
import { type Dispatcher, type DispatcherOptions, startDispatcher } from './dispatcher.ts'
import { addDevice, readNotificationSettings, saveNotificationSettings } from './settings.ts'
import { type Mailbox, openMailbox } from './testing/mailbox.ts'
import { pushDevice, vapidClaims } from './testing/push-device.ts'
import { account, waitingTable } from './testing/waiting-table.ts'
import { openWebServer, type WebServer } from './testing/web-server.ts'

let database: TestDatabase
let mailbox: Mailbox
let web: WebServer
let channelOptions: ChannelOptions
let bus: Bus
let anna: string
let berta: string
const dispatchers: Dispatcher[] = []
const children: ChildProcess[] = []

const publicUrl = 'https://site.example'
const linkTo = (who: string, match: MatchId, expires: Date) => `${publicUrl}/l#${who}.${match}.${expires.getTime()}`
const plain: NotificationChoice = { language: 'en', zone: 'UTC', digest: null, mail: false, webhooks: [], devices: [] }

const environment = () => ({
  DATABASE_URL: database.url,
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'mail@site.example',
  PUBLIC_URL: publicUrl,
  NOTIFY_PRIVATE_ADDRESSES: 'true',
})

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  await database.pool.query(
    'truncate notifications, notification_channels, notification_settings, outbox restart identity cascade',
  )
  mailbox = await openMailbox()
  web = await openWebServer()
  bus = localBus()
  channelOptions = await readChannelOptions(database, readConfig(environment()))
  anna = await account(database, 'Anna')
  berta = await account(database, 'Berta')
})
afterEach(async () => {
  await Promise.all(dispatchers.splice(0).map((dispatcher) => dispatcher.stop()))
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all([mailbox.close(), web.close()])
})

function dispatcher(habits: DispatcherOptions['habits'] = {}, by = channelOptions): Dispatcher {
  const started = startDispatcher({
    database,
    bus,
    log: pino({ level: 'silent' }),
    composing: { publicUrl, linkTo, now: Date.now },
    channels: by,
    habits: { every: 20, timeout: 0, lease: 2_000, pauseAfter: (tries) => (tries < 5 ? 50 : undefined), ...habits },
  })
  dispatchers.push(started)
  return started
}

const states = async () =>
  (await database.pool.query<{ state: string }>('select state from notifications order by id')).rows.map(
    ({ state }) => state,
  )
const allSettled = () =>
  expect
    .poll(
      async () => {
        const { rows } = await database.pool.query<{ open: boolean }>(
          `select exists (select from outbox) or exists (select from notifications where state in ('waiting', 'sending')) as open`,
        )
        return rows[0]?.open
      },
      { timeout: 10_000 },
    )
    .toBe(false)
const faultOf = async (who: string) =>
  (await readNotificationSettings(database, who, { pushKey: '', mailOffered: true })).channels.map(
    ({ fault }) => fault?.code,
  )

test('a player to move gets one e-mail with a link that needs no password', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  dispatcher()
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
  const [mail] = mailbox.mails
  expect(mail?.to).toBe(`${anna}@players.example`)
  expect(mail?.text).toContain('Subject: Your turn: Kraftwagen')
  expect(mail?.text).toContain('Your game with Berta is waiting for your move.')
  const link = new RegExp(`${publicUrl}/l#${anna}\\.${table.match}\\.(\\d+)`).exec(mail?.text ?? '')
  const hours = (Number(link?.[1]) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThanOrEqual(24)
  expect(mail?.html).toContain('Play your turn')
})

test('a player whose time runs out gets one reminder of the same turn, and no second', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  dispatcher()
  await allSettled()
  const remind = () =>
    database.pool.query(`insert into outbox (match_id, n, kind, content) values ($1, 1, 'reminder', '{"seats":[0]}')`, [
      table.match,
    ])
  await remind()
  await allSettled()
  await remind()
  await allSettled()
  const subjects = mailbox.mails.map(({ text }) => /Subject: (.*?)\r?\n/.exec(text)?.[1])
  expect(subjects).toEqual([
    'Your turn: Kraftwagen, V6 edition with Berta',
    'Still your turn: Kraftwagen, V6 edition with Berta',
  ])
  const ids = mailbox.mails.map(({ text }) => /Message-ID: (.*?)\r?\n/i.exec(text)?.[1])
  expect(new Set(ids).size).toBe(2)
  expect(mailbox.mails[1]?.text).toContain('It’s still your turn in the game with Berta.')
})

test('a turn and its reminder in one batch are one notification, and a player who has moved gets none', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  const remind = (n: number) =>
    database.pool.query(
      `insert into outbox (match_id, n, kind, content) values ($1, $2, 'reminder', '{"seats":[0]}')`,
      [table.match, n],
    )
  await remind(1)
  dispatcher()
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
  await table.move(1)
  await remind(1)
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
})

test('a German reader gets German text', async () => {
  await saveNotificationSettings(database, anna, { ...plain, language: 'de', mail: true })
  await (await waitingTable(database, [anna, berta])).turn(0)
  dispatcher()
  await allSettled()
  expect(mailbox.mails[0]?.text).toContain('Deine Partie mit Berta wartet auf dich.')
})

test('a player at a table that was closed for lack of players is notified once', async () => {
  for (const who of [anna, berta]) await saveNotificationSettings(database, who, { ...plain, mail: true })
  const { match } = await waitingTable(database, [anna, berta])
  await database.pool.query('delete from match_heads where match_id = $1', [match])
  await database.pool.query(
    `update tables set state = 'waiting', touched_at = now() - interval '15 days' where id = $1`,
    [match],
  )
  expect(await closeIdleTables({ database, bus }, 14)).toBe(1)
  dispatcher()
  await allSettled()
  expect(mailbox.mails.map(({ to }) => to).toSorted()).toEqual(
    [anna, berta].map((who) => `${who}@players.example`).toSorted(),
  )
  expect(mailbox.mails[0]?.text).toContain('Subject: Table closed: Kraftwagen')
})

test('several dispatchers notify each of many turns once', async () => {
  await saveNotificationSettings(database, anna, {
    ...plain,
    mail: true,
    webhooks: [{ url: `${web.url}/hook`, active: true, shared: false }],
  })
  const tables = await Promise.all(Array.from({ length: 40 }, () => waitingTable(database, [anna, berta])))
  dispatcher()
  dispatcher()
  dispatcher()
  await Promise.all(tables.map((table) => table.turn(0)))
  await allSettled()
  const links = mailbox.mails.map(({ text }) => /\/l#[^.]+\.(\w+)\./.exec(text)?.[1])
  expect(links).toHaveLength(40)
  expect(new Set(links)).toEqual(new Set(tables.map(({ match }) => match)))
  expect(web.posts).toHaveLength(40)
})

test('a webhook gets the format of Discord, and a shared one gets a link that signs nobody in', async () => {
  await saveNotificationSettings(database, anna, {
    ...plain,
    webhooks: [
      { url: `${web.url}/mine?a=1`, active: true, shared: false },
      { url: `${web.url}/club`, active: true, shared: true },
    ],
  })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  dispatcher()
  await allSettled()
  const posted = Object.fromEntries(web.posts.map(({ path, body }) => [path, JSON.parse(body.toString()) as unknown]))
  expect(posted['/mine?a=1']).toEqual({
    content: 'Your turn: Kraftwagen, V6 edition with Berta',
    embeds: [
      {
        title: 'Your turn: Kraftwagen, V6 edition with Berta',
        description: 'Your game with Berta is waiting for your move.',
        url: expect.stringContaining(`/l#${anna}.`) as string,
      },
    ],
    allowed_mentions: { parse: [] },
  })
  expect(posted['/club']).toMatchObject({ embeds: [{ url: `${publicUrl}/table/${table.match}` }] })
})

test('a device gets a push that only it can read, from a sender that the push service can verify', async () => {
  const device = pushDevice(`${web.url}/push/1`)
  await addDevice(database, anna, device.subscription)
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  dispatcher()
  await allSettled()
  const [posted] = web.posts
  expect(device.read(posted!)).toEqual({
    title: 'Your turn: Kraftwagen, V6 edition with Berta',
    body: 'Your game with Berta is waiting for your move.',
    url: expect.stringContaining(`/l#${anna}.${table.match}.`) as string,
    tag: table.match,
  })
  expect(() => pushDevice('https://other.example').read(posted!)).toThrow()
  const claims = vapidClaims(posted!, channelOptions.vapid.publicKey)
  expect(claims).toMatchObject({ aud: web.url, sub: 'mailto:mail@site.example' })
  expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now())
  expect(posted?.headers.topic).toBe(table.match)
})

test('the keys of web push are generated once and do not change', async () => {
  const again = await readChannelOptions(database, readConfig(environment()))
  expect(again.vapid).toEqual(channelOptions.vapid)
})

test('a player who watches the table is not notified; one whose tab is in the background is', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  await saveNotificationSettings(database, berta, { ...plain, mail: true })
  const table = await waitingTable(database, [anna, berta])
  // As a gateway answers for its sockets.
  const seats = [
    { seat: 0, visible: true },
    { seat: 1, visible: false },
  ]
  bus.subscribe(presenceSubject(table.match), (text) => {
    const received = readPresence(text)
    if (received && 'ask' in received)
      bus.publish(presenceSubject(table.match), JSON.stringify({ gateway: 'g', seats, watchers: 0 }))
  })
  await table.turn(0, 1)
  dispatcher()
  await allSettled()
  expect(mailbox.mails.map(({ to }) => to)).toEqual([`${berta}@players.example`])
})

test('a turn that has passed before its notification is sent is dropped', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  await table.move(1)
  const table2 = await waitingTable(database, [anna, berta])
  await table2.turn(0)
  await table2.turn(1)
  await table2.turn(0)
  dispatcher()
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
  expect(mailbox.mails[0]?.text).toContain(table2.match)
})

test('a seat that a bot plays, or that was given up, is not notified of turns', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const saved = await waitingTable(database, [anna, berta])
  const given = await waitingTable(database, [anna, berta])
  await database.pool.query('update seats set replaced = true where table_id = $1 and seat = 0', [saved.match])
  await database.pool.query('update seats set resigned = true where table_id = $1 and seat = 0', [given.match])
  await saved.turn(0)
  await given.turn(0)
  dispatcher()
  await allSettled()
  expect(mailbox.mails).toEqual([])
})

test('everybody at a table is notified of the end of the game', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  await saveNotificationSettings(database, berta, { ...plain, mail: true })
  await (await waitingTable(database, [anna, berta])).over()
  dispatcher()
  await allSettled()
  expect(mailbox.mails.map(({ to }) => to).sort()).toEqual([anna, berta].map((who) => `${who}@players.example`).sort())
  expect(mailbox.mails[0]?.text).toContain('Subject: Finished: Kraftwagen')
})

test('a server that rejects a notification for now is retried until it accepts, and the fault shows meanwhile', async () => {
  await saveNotificationSettings(database, anna, {
    ...plain,
    mail: true,
    webhooks: [{ url: `${web.url}/hook`, active: true, shared: false }],
  })
  mailbox.moods.push(451)
  web.moods.push(503, 429)
  await (await waitingTable(database, [anna, berta])).turn(0)
  dispatcher({ pauseAfter: () => 400 })
  await expect.poll(() => faultOf(anna)).toEqual(['unreachable', 'unreachable'])
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
  expect(web.posts).toHaveLength(3)
  expect(await states()).toEqual(['sent', 'sent'])
  expect(await faultOf(anna)).toEqual([undefined, undefined])
})

test('a failed notification waits for its next attempt, with the real pauses', async () => {
  await saveNotificationSettings(database, anna, {
    ...plain,
    webhooks: [{ url: `${web.url}/hook`, active: true, shared: false }],
  })
  web.moods.push(503)
  await (await waitingTable(database, [anna, berta])).turn(0)
  const started = startDispatcher({
    database,
    bus,
    log: pino({ level: 'silent' }),
    composing: { publicUrl, linkTo, now: Date.now },
    channels: channelOptions,
    habits: { every: 20, timeout: 0 },
  })
  dispatchers.push(started)
  await expect.poll(() => faultOf(anna)).toEqual(['unreachable'])
  expect(await states()).toEqual(['waiting'])
})

test('a mail server that was down is retried', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const port = Number(new URL(mailbox.url).port)
  await mailbox.close()
  await (await waitingTable(database, [anna, berta])).turn(0)
  dispatcher({ pauseAfter: () => 200 })
  await expect.poll(() => faultOf(anna)).toEqual(['unreachable'])
  mailbox = await openMailbox(port)
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
})

test('after enough failures the dispatcher gives up with the reason', async () => {
  await saveNotificationSettings(database, anna, {
    ...plain,
    webhooks: [{ url: `${web.url}/hook`, active: true, shared: false }],
  })
  web.moods.push(500, 500, 500, 500, 500)
  await (await waitingTable(database, [anna, berta])).turn(0)
  dispatcher()
  await allSettled()
  expect(web.posts).toHaveLength(5)
  expect(await states()).toEqual(['failed'])
  expect(await faultOf(anna)).toEqual(['unreachable'])
})

test('a connection that breaks without an answer is not retried, except where a second push replaces the first', async () => {
  const device = pushDevice(`${web.url}/push`)
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  await saveNotificationSettings(database, berta, {
    ...plain,
    webhooks: [{ url: `${web.url}/hook`, active: true, shared: false }],
  })
  mailbox.moods.push(0)
  web.moods.push(0)
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0, 1)
  dispatcher()
  await allSettled()
  expect(mailbox.mails).toEqual([])
  expect(web.posts).toHaveLength(1)
  expect([...(await faultOf(anna)), ...(await faultOf(berta))].filter(Boolean)).toEqual(['inDoubt', 'inDoubt'])

  await saveNotificationSettings(database, berta, plain)
  await addDevice(database, berta, device.subscription)
  web.moods.push(0)
  await table.turn(1)
  await allSettled()
  expect(web.posts.filter(({ path }) => path === '/push')).toHaveLength(2)
  expect((await states()).at(-1)).toBe('sent')
})

test('a device that is gone is switched off and not used again', async () => {
  await addDevice(database, anna, pushDevice(`${web.url}/push`).subscription)
  web.moods.push(410)
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  dispatcher()
  await allSettled()
  await table.turn(1)
  await table.turn(0)
  await allSettled()
  expect(web.posts).toHaveLength(1)
  expect(await faultOf(anna)).toEqual(['gone'])
})

test('an address in the server’s own network is refused unless the operator allows it, and redirects are not followed', async () => {
  await saveNotificationSettings(database, anna, {
    ...plain,
    webhooks: [
      { url: `${web.url}/plain`, active: true, shared: false },
      { url: `${web.url.replace('http:', 'https:')}/inside`, active: true, shared: false },
      { url: 'https://localhost/inside', active: true, shared: false },
    ],
  })
  await saveNotificationSettings(database, berta, {
    ...plain,
    webhooks: [{ url: `${web.url}/redirected`, active: true, shared: false }],
  })
  const table = await waitingTable(database, [anna, berta])
  await table.turn(0)
  const strict = dispatcher({}, { ...channelOptions, post: { ...channelOptions.post, allowPrivate: false } })
  await allSettled()
  await strict.stop()
  expect(web.posts).toEqual([])
  expect(await faultOf(anna)).toEqual(['badAddress', 'unreachable', 'unreachable'])

  web.moods.push(302)
  await table.turn(1)
  dispatcher()
  await allSettled()
  expect(web.posts.map(({ path }) => path)).toEqual(['/redirected'])
  expect(await faultOf(berta)).toEqual(['refused'])
})

test('a player who prefers a digest gets one a day, with what is still pending', async () => {
  await saveNotificationSettings(database, anna, { ...plain, zone: 'Asia/Kathmandu', digest: 7, mail: true })
  const tables = await Promise.all(Array.from({ length: 3 }, () => waitingTable(database, [anna, berta])))
  for (const table of tables) await table.turn(0)
  await tables[2]!.move(1)
  dispatcher()
  await expect.poll(states).toEqual(['waiting', 'waiting', 'waiting'])
  const { rows } = await database.pool.query<{ hour: string; soon: boolean }>(
    `select to_char(due_at at time zone 'Asia/Kathmandu', 'HH24:MI') as hour,
       due_at > now() and due_at <= now() + interval '1 day' as soon from notifications`,
  )
  expect(rows).toEqual(Array(3).fill({ hour: '07:00', soon: true }))
  expect(mailbox.mails).toEqual([])

  // The hour comes.
  await database.pool.query('update notifications set due_at = now()')
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
  expect(mailbox.mails[0]?.text).toContain('Subject: Your tables today: 2')
  expect(mailbox.mails[0]?.text).toContain(tables[0]!.match)
  expect(mailbox.mails[0]?.text).toContain(tables[1]!.match)
  expect(mailbox.mails[0]?.text).not.toContain(tables[2]!.match)

  // Later events of that day wait for the next digest.
  await tables[2]!.turn(0)
  await expect.poll(async () => (await states()).length).toBe(4)
  await database.pool.query(`update notifications set due_at = now() where state = 'waiting'`)
  await wait(300)
  expect(mailbox.mails).toHaveLength(1)
  await database.pool.query(`update notification_channels set digested_at = now() - interval '1 day'`)
  await allSettled()
  expect(mailbox.mails).toHaveLength(2)
})

test('a player who switches the digest off gets its pending notifications at once', async () => {
  await saveNotificationSettings(database, anna, { ...plain, digest: 7, mail: true })
  await (await waitingTable(database, [anna, berta])).turn(0)
  dispatcher()
  await expect.poll(states).toEqual(['waiting'])
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  await allSettled()
  expect(mailbox.mails[0]?.text).toContain('Subject: Your turn')
})

test('a dispatcher killed between claiming and sending loses nothing: the next one sends it, once', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  // A mail server that delays its greeting.
  const waiting: Socket[] = []
  const slow = createServer((socket) => void waiting.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const address = slow.address() as { port: number }
  await (await waitingTable(database, [anna, berta])).turn(0)
  const child = dispatcherProcess({ SMTP_URL: `smtp://127.0.0.1:${address.port}` })
  await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(1)
  expect(await states()).toEqual(['waiting'])
  child.kill('SIGKILL')
  slow.close()

  dispatcher()
  await allSettled()
  expect(mailbox.mails).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('a dispatcher killed while it waits for the answer leaves the outcome in doubt and sends nothing twice', async () => {
  const thinking: Socket[] = []
  const slow = createServer((socket) => void thinking.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as { port: number }
  await saveNotificationSettings(database, anna, {
    ...plain,
    webhooks: [{ url: `http://127.0.0.1:${port}/`, active: true, shared: false }],
  })
  await (await waitingTable(database, [anna, berta])).turn(0)
  const child = dispatcherProcess({})
  await expect.poll(states, { timeout: 15_000 }).toEqual(['sending'])
  child.kill('SIGKILL')
  dispatcher()
  await allSettled()
  slow.close()
  expect(thinking).toHaveLength(1)
  expect(await states()).toEqual(['failed'])
  expect(await faultOf(anna)).toEqual(['inDoubt'])
})

test('notifications of a dead dispatcher pass to others after half a minute, and no attempt takes that long', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  // It sends a greeting, and then keeps answering forever.
  const slow = createServer((socket) => {
    socket.on('error', () => undefined).write('220 slow\r\n')
    const line = setInterval(() => socket.write('250-still here\r\n'), 50)
    socket.on('close', () => clearInterval(line))
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as { port: number }
  const url = `smtp://127.0.0.1:${port}`
  const usual = await readChannelOptions(database, readConfig({ ...environment(), SMTP_URL: url }))
  const limits = [usual.mail?.timeout ?? 0, usual.post.timeout]
  await (await waitingTable(database, [anna, berta])).turn(0)
  const started = startDispatcher({
    database,
    bus,
    log: pino({ level: 'silent' }),
    composing: { publicUrl, linkTo, now: Date.now },
    channels: { ...usual, mail: { url, from: 'mail@site.example', timeout: 1_000 } },
    habits: { every: 20, timeout: 0 },
  })
  dispatchers.push(started)
  const held = async () => {
    const { rows } = await database.pool.query<{ ms: number }>(
      'select extract(epoch from due_at - now())::float8 * 1000 as ms from notifications where tries = 1',
    )
    return rows[0]?.ms ?? 0
  }
  await expect.poll(held, { interval: 10 }).toBeGreaterThan(0)
  expect(await held()).toBeLessThanOrEqual(30_000)
  for (const limit of limits) expect(limit).toBeLessThanOrEqual(15_000)
  await expect.poll(() => started.tally.failed).toBe(1)
  expect(await faultOf(anna)).toEqual(['unreachable'])
  slow.close()
})

test('a hanging mail server has at most fifty connections, and messages without one are retried', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  let [open, most] = [0, 0]
  const hanging = createServer((socket) => {
    open += 1
    most = Math.max(most, open)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        open -= 1
      })
  })
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
  const { port } = hanging.address() as { port: number }
  const tables = await Promise.all(Array.from({ length: 70 }, () => waitingTable(database, [anna, berta])))
  await Promise.all(tables.map((table) => table.turn(0)))
  const mail = { url: `smtp://127.0.0.1:${port}`, from: 'mail@site.example', timeout: 2_000 }
  const started = dispatcher({ lease: 30_000, pauseAfter: () => 60_000 }, { ...channelOptions, mail })
  await expect.poll(() => started.tally.failed, { timeout: 10_000 }).toBe(70)
  expect(most).toBe(50)
  expect(await states()).toEqual(Array(70).fill('waiting'))
  await started.stop()
  hanging.close()
})

test('a stopped dispatcher finishes what is under way', async () => {
  await saveNotificationSettings(database, anna, { ...plain, mail: true })
  const tables = await Promise.all(Array.from({ length: 10 }, () => waitingTable(database, [anna, berta])))
  await Promise.all(tables.map((table) => table.turn(0)))
  const first = dispatcher()
  await expect.poll(() => mailbox.mails.length).toBeGreaterThan(0)
  await first.stop()
  expect(await states()).not.toContain('sending')
  dispatcher()
  await allSettled()
  expect(mailbox.mails).toHaveLength(10)
})

function dispatcherProcess(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/dispatcher-process.ts')], {
    env: { ...process.env, ...environment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}
