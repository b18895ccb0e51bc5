import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { smtpMail } from '../notifications/account-mail.ts'
import { type Mailbox, openMailbox } from '../notifications/testing/mailbox.ts'
import { type Guest, startTestServer, type TestServer } from '../testing/test-server.ts'
import { grantRole } from './operators.ts'

let mailbox: Mailbox
let server: TestServer
let gil: Guest
beforeAll(async () => {
  mailbox = await openMailbox()
  server = await startTestServer({
    bots: false,
    sendMail: smtpMail({ url: mailbox.url, from: 'house@example.org', timeout: 2_000 }),
  })
  gil = await server.guest('Gil')
  const { pool } = server.database
  await pool.query('update accounts set guest = false where id = $1', [gil.id])
  await grantRole(server.database, gil.id)
  await pool.query(`update sessions set raised_until = now() + interval '1 hour' where account = $1`, [gil.id])
}, 60_000)
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const take = (
  account: string,
  body: { kind: 'warning' | 'suspension'; reason: string; point?: 1 | 5; days?: number },
) => gil.api.POST('/api/moderation/people/:account/sanctions', { params: { path: { account } }, body })

async function person(name: string, language?: 'en' | 'de'): Promise<{ who: Guest; email: string }> {
  const who = await server.guest(name)
  const email = `${name.toLowerCase()}@example.org`
  await server.database.pool.query(
    'update accounts set email = $2, email_verified = true, guest = false where id = $1',
    [who.id, email],
  )
  if (language)
    await server.database.pool.query(
      `insert into notification_settings (account, language, zone) values ($1, $2, 'Europe/Berlin')`,
      [who.id, language],
    )
  return { who, email }
}

const mailTo = (email: string) =>
  vi.waitFor(() => {
    const mail = mailbox.mails.find(({ to }) => to === email)
    if (!mail) throw new Error(`No mail came to ${email} yet.`)
    return mail.text
  })

test('a suspended person gets a mail: what, why, which guideline, until when, and how to appeal', async () => {
  const { who, email } = await person('Rob')
  const file = await take(who.id, { kind: 'suspension', reason: 'You called {name} a fool.', point: 1, days: 7 })
  const until = file.data?.person.suspendedUntil
  const text = await mailTo(email)
  expect(text).toContain('suspended')
  expect(text).toContain('Hello Rob')
  expect(text).toContain('Reason: You called {name} a fool.')
  expect(text).toContain('Code of Conduct, rule 1: http://site.test/guidelines#point-1')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until ?? 0))
  expect(text).toContain(day)
  expect(text).toContain('you can appeal once')
  expect(text).toContain('http://site.test/settings/account')
  expect((await who.api.GET('/api/me/sanctions')).data?.sanctions).toMatchObject([{ point: 1 }])
})

test('in German, and a warning without a guideline names none', async () => {
  const { who, email } = await person('Uwe', 'de')
  await take(who.id, { kind: 'warning', reason: 'So nicht.' })
  const text = await mailTo(email)
  expect(text).toContain('Hallo Uwe')
  expect(text).toContain('hat dich verwarnt')
  expect(text).toContain('Grund: So nicht.')
  expect(text).toContain('einmal Einspruch')
  expect(text).not.toContain('conduct')
})

test('a sanction applies without an address, and when the mail server rejects the mail', async () => {
  const guest = await server.guest('Ida')
  const before = mailbox.mails.length
  expect((await take(guest.id, { kind: 'warning', reason: 'Be kind.', point: 5 })).response.ok).toBe(true)
  const { who } = await person('Eva')
  mailbox.moods.push(550)
  expect((await take(who.id, { kind: 'warning', reason: 'Be kind.' })).response.ok).toBe(true)
  await vi.waitFor(() => expect(mailbox.moods).toEqual([]))
  expect(mailbox.mails.length).toBe(before)
  expect((await who.api.GET('/api/me/sanctions')).data?.sanctions).toHaveLength(1)
})

test('reports are paged, oldest first', async () => {
  await server.database.pool.query(
    `insert into reports (reporter, reported, match_id, reason, note, context)
     select 'ann', 'rob', '', 'spam', 'number ' || n, '{"name": "Rob", "lines": [], "seats": []}'
     from generate_series(1, 45) n`,
  )
  const notes: string[] = []
  for (let before: string | undefined; ; ) {
    const { data } = await gil.api.GET('/api/moderation/reports', { params: { query: { ...(before && { before }) } } })
    notes.push(...data!.reports.map(({ note }) => note))
    expect(data!.reports.length).toBeLessThanOrEqual(20)
    if (data!.next === null) break
    before = data!.next
  }
  expect(notes).toEqual(Array.from({ length: 45 }, (_, n) => `number ${n + 1}`))
})
