import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest, phone } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'

test('a line is reported, its author suspended in moderation, appeals in German on a phone, and is heard', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben', { locale: 'de-DE', ...phone })
  const gil = await guest(browser, server, 'Gil')
  const table = await talkingTable(anna, ben)

  await test.step('Anna reports the line', async () => {
    await anna.goto(`/table/${table}`)
    await anna.getByRole('tab', { name: /^Chat/ }).click()
    await anna.getByRole('log', { name: 'Chat' }).getByRole('button', { name: 'Ben' }).click()
    await anna.getByRole('button', { name: 'Report this message' }).click()
    const dialog = anna.getByRole('dialog', { name: 'Report Ben' })
    await dialog.getByLabel('What’s wrong').selectOption('1. Be civil')
    await expect(dialog.getByRole('link', { name: 'Read the Code of Conduct' })).toHaveAttribute('href', '/guidelines')
    await dialog.getByLabel('Anything to add').fill('Every evening.')
    expect(await barriersOn(anna, 'day')).toEqual([])
    await dialog.getByRole('button', { name: 'Report' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Reported. A moderator will review it.')
  })

  await test.step('Gil sets up a second factor and suspends Ben', async () => {
    await makeOperator(server, gil)
    await gil.goto('/settings/account')
    await gil.getByRole('link', { name: 'Go to moderation' }).click()
    await gil.getByRole('button', { name: 'Start' }).click()
    const key = await gil.getByTestId('second-factor-key').innerText()
    await lookAt(gil)
    await gil.getByLabel('Six-digit code').fill(codeOf(key))
    await gil.getByRole('button', { name: 'Confirm' }).click()
    await expect(gil.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible()
    await gil.getByRole('button', { name: 'I’ve saved them' }).click()
    const report = gil.getByRole('listitem').filter({ has: gil.getByRole('heading', { name: 'Ben: abuse' }) })
    await expect(report).toContainText('You are a fool')
    await expect(report).toContainText('Every evening.')
    await lookAt(gil)
    await expect(report.getByLabel('Code of Conduct rule')).toHaveValue('1')
    await report.getByLabel('Reason').fill('We do not call each other names.')
    await report.getByRole('button', { name: 'Suspend' }).click()
    await expect(gil.getByRole('status')).toHaveText('No open reports.')
  })

  await test.step('Ben reads why, opens no table, and appeals', async () => {
    await ben.goto('/lobby')
    const bar = ben.getByRole('complementary', { name: 'Hinweise von Carriage House' })
    await expect(bar).toContainText('Dein Konto ist bis')
    const { status } = await ben.evaluate(async () => {
      const settings = { game: 'kraftwagen', seats: 2, options: {}, pace: { kind: 'none' }, visibility: 'open' }
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(settings) })
      return { status }
    })
    expect(status).toBe(403)
    await bar.getByRole('link', { name: 'Warum, und wie du Einspruch einlegst' }).click()
    await expect(ben.getByText('We do not call each other names.')).toBeVisible()
    await expect(ben.getByRole('link', { name: 'Fairplay, Punkt 1: Sei höflich' })).toBeVisible()
    for (const theme of themes) expect(await barriersOn(ben, theme), theme).toEqual([])
    expect(await lostOn(ben)).toEqual([])
    await ben.getByLabel('Dein Einspruch').fill('Es war ein Zitat.')
    await ben.getByRole('button', { name: 'Einspruch senden' }).click()
    await expect(ben.getByText('Der Einspruch ist noch offen.')).toBeVisible()
  })

  await test.step('the appeal is accepted, and everything is in the log', async () => {
    await gil.getByRole('button', { name: 'Appeals' }).click()
    await expect(gil.getByText('Appeal: Es war ein Zitat.')).toBeVisible()
    await gil.getByLabel('Answer').fill('So it was. Sorry.')
    await lookAt(gil)
    await gil.getByRole('button', { name: 'Accept and lift sanction' }).click()
    await expect(gil.getByRole('status')).toHaveText('No open appeals.')
    await ben.reload()
    await expect(ben.getByText('Dem Einspruch wurde stattgegeben.')).toBeVisible()
    await expect(ben.getByText('Antwort: So it was. Sorry.')).toBeVisible()
    await expect(ben.getByText('Dein Konto ist bis')).toHaveCount(0)
    await gil.getByRole('button', { name: 'Log' }).click()
    for (const done of ['Gil accepted an appeal Ben', 'Gil suspended Ben', 'Gil set up two-factor sign-in'])
      await expect(gil.getByText(done)).toBeVisible()
  })

  await test.step('more reports than one page', async () => {
    await server.query(
      `insert into reports (reporter, reported, match_id, reason, note, context)
       select 'ann', 'rob', '', 'spam', 'number ' || n, '{"name": "Rob", "lines": [], "seats": []}'
       from generate_series(1, 25) n`,
      [],
    )
    await gil.getByRole('button', { name: 'Reports' }).click()
    const reports = gil.getByRole('heading', { level: 2, name: /: spam$/ })
    await expect(reports).toHaveCount(20)
    await gil.getByRole('button', { name: 'Show more' }).click()
    await expect(reports).toHaveCount(25)
    await expect(gil.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })
})

/** A table of two at which Ben has said something. */
async function talkingTable(anna: Page, ben: Page): Promise<string> {
  const [first, second] = [anna.context().request, ben.context().request]
  await first.post('/api/guest', { data: { name: 'Anna' } })
  await second.post('/api/guest', { data: { name: 'Ben' } })
  const data = { game: 'kraftwagen', seats: 2, options: {}, pace: { kind: 'none' }, visibility: 'open', ready: true }
  const { id } = (await (await first.post('/api/tables', { data })).json()) as { id: string }
  expect((await second.post(`/api/tables/${id}/seat`, { data: { ready: true } })).ok()).toBe(true)
  const line = { id: 'line-of-ben', text: 'You are a fool' }
  expect((await second.post(`/api/matches/${id}/chat`, { data: line })).ok()).toBe(true)
  return id
}

/** Gives a person the role, by the command that operators of a server use. */
async function makeOperator(server: TestSite, page: Page): Promise<void> {
  const { id } = (await (await page.context().request.post('/api/guest', { data: { name: 'Gil' } })).json()) as {
    id: string
  }
  await server.query('update accounts set guest = false where id = $1', [id])
  execFileSync(process.execPath, ['server/moderation/operator.ts', 'grant', id], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: server.database },
  })
}

/** What an authenticator shows for a key at the moment (RFC 6238). */
function codeOf(key: string): string {
  const bits = key
    .split('')
    .map((character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const hash = createHmac('sha1', secret).update(step).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** No barrier in both themes and nothing lost, on a desktop and on a phone. */
async function lookAt(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const theme of themes) expect(await barriersOn(page, theme), `${width}, ${theme}`).toEqual([])
    expect(await lostOn(page), `${width} wide`).toEqual([])
    const folder = process.env.SHOTS
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/desk-${width}-${Date.now()}.png`, fullPage: true })
  }
}
