import type { MatchId, Pace } from '@carriage/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { type ChannelOptions, send } from './channels.ts'
import { type ComposeOptions, composeDigest, composeNotification, type Reader, type TableNews } from './compose.ts'
import type { NotificationMessage } from './message.ts'
import { type Mailbox, openMailbox } from './testing/mailbox.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

let server: TestServer
let mailbox: Mailbox
beforeAll(async () => {
  server = await startTestServer({ bots: false })
  mailbox = await openMailbox()
}, 60_000)
afterAll(() => Promise.all([server.close(), mailbox.close()]))

const publicUrl = 'https://site.example'
const until = Date.parse('2026-11-20T17:40Z')
const expiries: Date[] = []
const composing: ComposeOptions = {
  publicUrl,
  linkTo: (_account, _match, expires) => {
    expiries.push(expires)
    return `${publicUrl}/l#token`
  },
  now: () => Date.parse('2026-11-17T17:40Z'),
}
const reader: Reader = { account: 'ann', channel: '7', language: 'en', zone: 'Europe/Berlin', shared: false }
const turn: TableNews = {
  kind: 'turn',
  match: 'm' as MatchId,
  n: 7,
  game: 'kraftwagen',
  others: ['Ben', 'Cleo <b>'],
  until,
  missed: {
    changes: ['Your car at 8 now sells to nobody.'],
    turns: [
      { at: Date.parse('2026-11-16T20:10Z'), line: 'Cleo takes Hire + Research.' },
      { at: Date.parse('2026-11-17T17:40Z'), line: 'Ben puts a car on the market at 6.' },
    ],
  },
}

async function delivered(message: NotificationMessage) {
  const channel = { id: '7', account: 'ann', kind: 'mail', address: '', keys: null } as const
  const options: ChannelOptions = {
    vapid: { publicKey: '', privateKey: '', subject: '' },
    mail: { url: mailbox.url, from: 'moves@site.example', timeout: 10_000 },
    post: { allowPrivate: false, timeout: 1 },
    mailOf: () => Promise.resolve('ann@players.example'),
    unsubscribeLink: unsubscribeLinks({ secret: 'secret', publicUrl }),
  }
  expect(await send(channel, message, options, () => Promise.resolve())).toEqual({ sent: true })
  return mailbox.mails.at(-1)!
}

const header = (text: string, name: string) =>
  [...text.split('\n\n')[0]!.matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value]) => value?.trim())

test('a turn mail has what large mail providers want of bulk senders', async () => {
  const { text, html, raw } = await delivered(await composeNotification(turn, reader, composing))
  // One sender, aligned with the domain that signs, with a name and no name of a player.
  expect(header(text, 'From')).toEqual(['Carriage House <moves@site.example>'])
  expect(header(text, 'To')).toEqual(['ann@players.example'])
  // The same subject for every turn of a game, without a false "Re:".
  expect(header(text, 'Subject')).toEqual(['Your turn: Kraftwagen, V6 edition with Ben and Cleo <b>'])
  expect(header(text, 'Message-ID')).toEqual(['<m.7.turn.7@site.example>'])
  expect(Math.abs(Date.parse(header(text, 'Date')[0] ?? '') - Date.now())).toBeLessThan(60_000)
  // Mail programs put all mails of a table together, under a message that is never sent.
  expect(header(text, 'References')).toEqual(['<table.m.7@site.example>'])
  expect(header(text, 'In-Reply-To')).toEqual(['<table.m.7@site.example>'])
  expect(header(text, 'List-Id')).toEqual(['Carriage House <notifications.site.example>'])
  const stop = /^<(https:\/\/site\.example\/api\/unsubscribe\/7\.[\w-]{32})>$/.exec(
    header(text, 'List-Unsubscribe')[0] ?? '',
  )?.[1]
  expect(header(text, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click'])
  expect(header(text, 'Auto-Submitted')).toEqual(['auto-generated'])
  expect(header(text, 'X-Auto-Response-Suppress')).toEqual(['All'])
  expect(header(text, 'Content-Language')).toEqual(['en'])
  expect(header(text, 'Content-Type')[0]).toContain('multipart/alternative')
  expect(header(text, 'Precedence')).toEqual([])
  // Both parts say the same, with a visible link to stop.
  const shown = [
    'Until Friday 20 November at 18:40 (Berlin)',
    'Your car at 8 now sells to nobody.',
    'Cleo takes Hire + Research.',
  ]
  for (const line of [
    ...shown,
    'Ben puts a car on the market at 6.',
    'Mon 21:10',
    'Play your turn',
    `${publicUrl}/l#token`,
    stop!,
  ]) {
    expect(text).toContain(line)
    expect(html).toContain(line)
  }
  // Nothing is fetched when the mail is opened, and names are no markup.
  expect(html).not.toMatch(/<img|<script|@import|url\(/)
  expect(html).toContain('Cleo &lt;b&gt;')
  expect(raw.length).toBeLessThan(102_000)
})

test('the link of a turn lives until its deadline and a day', async () => {
  expiries.length = 0
  await composeNotification(turn, reader, composing)
  await composeNotification({ ...turn, until: undefined }, reader, composing)
  expect(expiries.map((each) => each.toISOString())).toEqual(['2026-11-21T17:40:00.000Z', '2026-11-18T17:40:00.000Z'])
})

test('a German mail is German from subject to footer', async () => {
  const { text } = await delivered(await composeNotification(turn, { ...reader, language: 'de' }, composing))
  expect(text).toContain('Bis Freitag, 20. November um 18:40 (Berlin)')
  expect(text).toContain('Jetzt ziehen')
  expect(text).toContain('Abbestellen')
  expect(header(text, 'Content-Language')).toEqual(['de'])
})

test('a digest lists what must be decided first at the top, with its time', async () => {
  const later = { ...turn, match: 'later' as MatchId, until: until + 86_400_000 }
  const open = { ...turn, match: 'open' as MatchId, until: undefined }
  const digest = await composeDigest([open, later, turn], reader, composing)
  expect(digest.places.map(({ text }) => text.split(' – ')[0])).toEqual([
    'Until Friday 20 November at 18:40 (Berlin)',
    'Until Saturday 21 November at 18:40 (Berlin)',
    'Kraftwagen, V6 edition with Ben and Cleo <b>: your turn',
  ])
})

test('of many players the subject names two', async () => {
  const many = { ...turn, others: ['Ben', 'Cleo', 'Dora', 'Emil'] }
  expect((await composeNotification(many, reader, composing)).title).toBe(
    'Your turn: Kraftwagen, V6 edition with Ben, Cleo and 2 more',
  )
})

test('one POST from a mail program stops the mails of that channel; reading the address stops nothing', async () => {
  const { pool } = server.database
  const ann = await server.guest('Ann')
  const add = `insert into notification_channels (account, kind) values ($1, $2) returning id`
  const { rows } = await pool.query<{ id: string }>(add, [ann.id, 'mail'])
  const { rows: other } = await pool.query<{ id: string }>(
    `insert into notification_channels (account, kind, address) values ($1, 'webhook', 'https://hook.example') returning id`,
    [ann.id],
  )
  const { pathname } = new URL(unsubscribeLinks({ secret: server.accounts.secret, publicUrl })(rows[0]!.id))
  const active = async () =>
    (
      await pool.query<{ id: string }>(
        'select id from notification_channels where account = $1 and active order by id',
        [ann.id],
      )
    ).rows.map(({ id }) => id)

  const page = await fetch(server.url + pathname)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<form method="post">')
  expect(await active()).toEqual([rows[0]!.id, other[0]!.id])

  expect(
    (await fetch(server.url + pathname.slice(0, -1) + (pathname.endsWith('A') ? 'B' : 'A'), { method: 'POST' })).status,
  ).toBe(404)
  expect(await active()).toHaveLength(2)

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const done = await fetch(server.url + pathname, { method: 'POST', body })
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('Emails stopped')
  expect(await active()).toEqual([other[0]!.id])
})

test('people with a confirmed address who never chose get mails with the first slow table', async () => {
  const { pool } = server.database
  const people = [await server.guest('Eve'), await server.guest('Finn'), await server.guest('Gus')]
  const [eve, finn, gus] = people.map(({ id }) => id)
  await pool.query(`update accounts set email_verified = true, guest = false where id = any($1)`, [[eve, finn]])
  await pool.query(`insert into notification_settings (account) values ($1)`, [finn])
  const on = async () =>
    (
      await pool.query<{ account: string }>('select account from notification_channels where account = any($1)', [
        [eve, finn, gus],
      ])
    ).rows.map(({ account }) => account)
  const play = async (pace: Pace) => {
    const body = { game: 'auction', seats: 3, pace, visibility: 'open' } as const
    const { id } = (await people[0]!.api.POST('/api/tables', { body })).data!
    for (const { api } of people)
      await api.POST('/api/tables/:id/seat', { params: { path: { id } }, body: { ready: true } })
    const { rows } = await pool.query<{ state: string }>('select state from tables where id = $1', [id])
    return rows[0]?.state
  }
  expect(await play({ kind: 'live', bank: 600, increment: 5 })).toBe('playing')
  expect(await on()).toEqual([])
  expect(await play({ kind: 'slow', days: 1 })).toBe('playing')
  expect(await on()).toEqual([eve])
})
