import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { createTable, guest } from '../online-table.ts'
import { secret, test } from '../server.ts'

test('a guest adds a passkey, signs out, signs in with it, and still has the table', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const page = await guest(browser, server, 'Anna')
  await addAuthenticator(page)
  await createTable(page)
  const table = page.url()

  await page.goto('/settings/account')
  await expect(page.getByText('You’re a guest')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your games are saved')).toBeVisible()
  await expect(page.getByText(/^this device/)).toBeVisible()

  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('your only way to sign in')

  await page.getByRole('button', { name: 'Sign out on this device' }).click()
  await expect(page.getByText('You don’t have an account here yet')).toBeVisible()
  await page.goto('/lobby')
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeHidden()

  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna')
  await page.goto('/lobby')
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible()
  await page.getByRole('link', { name: /^Go to table/ }).click()
  await expect(page).toHaveURL(table)
})

test('who has an account makes a token for a program, which works until it is revoked', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Grace')
  await addAuthenticator(page)
  await createTable(page)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Purpose').fill('My robot')
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByTestId('token').inputValue()
  const headers = { authorization: `Bearer ${token}` }
  const mine = () => fetch(`${server.url}/api/tables/mine?state=waiting`, { headers })
  expect((await mine()).status).toBe(200)
  // It is shown this once.
  await page.reload()
  await expect(page.getByText('My robot')).toBeVisible()
  await expect(page.getByTestId('token')).toBeHidden()
  await page.getByRole('button', { name: 'Revoke token My robot' }).click()
  await expect(page.getByText('The token no longer works.')).toBeVisible()
  expect((await mine()).status).toBe(401)
})

test('a guest is offered to keep the games when one is over, and not before', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Finn')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/lobby')
  const offer = page.getByRole('link', { name: 'Save my games' })
  await page.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('2')
  await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1')
  await page.getByRole('button', { name: 'Create table' }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(async () => {
    const summary = page.getByRole('dialog', { name: 'The end of the round' })
    if (await summary.isVisible()) await page.keyboard.press('Escape')
    await expect(offer).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 120_000 })
  await offer.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Save your games' })).toBeVisible()
})

test('a webhook gets the trial notice, and a dead one says what is wrong', async ({ browser, server }) => {
  const received: string[] = []
  const chat = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push(body)
      response.writeHead(request.url === '/gone' ? 404 : 204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(chat, 'listening')
  const address = chat.address()
  if (address === null || typeof address === 'string') throw new Error('The chat has no port.')
  const url = (path: string) => `http://127.0.0.1:${address.port}${path}`

  const page = await guest(browser, server, 'Ben')
  await createTable(page)
  await page.goto('/settings/notifications')
  await expect(page.getByText('You won’t be notified when it’s your turn')).toBeVisible()
  for (const path of ['/hook', '/gone']) {
    await page.getByLabel('Webhook URL').fill(url(path))
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText(url(path))).toBeVisible()
  }
  await page.getByRole('button', { name: `Send test: Webhook ${url('/hook')}` }).click()
  await expect(page.getByText('Test sent.')).toBeVisible()
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0] ?? '')).toMatchObject({ content: expect.any(String), allowed_mentions: { parse: [] } })

  // The server refuses another try within ten seconds.
  await page.getByRole('button', { name: `Send test: Webhook ${url('/gone')}` }).click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(async () => {
    await page.getByRole('button', { name: `Send test: Webhook ${url('/gone')}` }).click()
    await expect(page.getByText(/^Last error/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

  await page.getByLabel('When to notify you').selectOption({ index: 9 })
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: `Remove: Webhook ${url('/gone')}` }).click()
  await page.reload()
  await expect(page.getByText(url('/hook'))).toBeVisible()
  await expect(page.getByText(url('/gone'))).toBeHidden()
  await expect(page.getByLabel('When to notify you')).toHaveValue('8')
  chat.close()
})

test('sleep and holidays are stored, and more than a year allows is refused', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Cleo', { timezoneId: 'Europe/Berlin' })
  await createTable(page)
  await page.goto('/settings/time')
  await page.getByRole('button', { name: 'Berlin, Europe' }).click()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin')
  await page.getByLabel('Pause my clock at night').check()
  await page.getByLabel('From').fill('20:00')
  await page.getByLabel('To', { exact: true }).fill('09:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('twelve hours at most')
  await page.getByLabel('From').fill('22:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Sleep' }).getByText('Saved.')).toBeVisible()

  const year = new Date().getFullYear() + 1
  await takeHoliday(page, `${year}-02-01`, `${year}-03-20`)
  await expect(page.getByRole('alert')).toContainText('exceed 30 days')
  await takeHoliday(page, `${year}-07-01`, `${year}-07-14`)
  await expect(page.getByText('Holiday added.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('From')).toHaveValue('22:30')
  await expect(page.getByText(`1 Jul ${year} to 14 Jul ${year}`)).toBeVisible()
})

test('a one-tap link opens its table on another device, and no more than that', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const page = await guest(browser, server, 'Hanna')
  await page.goto('/lobby')
  await page.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('2')
  await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1')
  await page.getByLabel('No time limit').check()
  await page.getByRole('button', { name: 'Create table' }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  const table = new URL(page.url()).pathname
  const { id } = (await (await page.request.get('/api/me')).json()) as { id: string }
  const link = `/l#${linkToken(id, table.replace('/table/', ''))}`

  const phone = await guest(browser, server, 'Somebody')
  await phone.goto(link)
  await expect(phone).toHaveURL(table)
  await expect(phone.getByTestId('prompt')).toBeVisible()
  await phone.getByRole('button', { name: 'Menu' }).click()
  await expect(phone.getByRole('button', { name: 'Rules' }).first()).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Resign' })).toBeHidden()
  await phone.goto('/settings/account')
  await expect(phone.getByText('It lets you play at that table only')).toBeVisible()
  // The owner is not signed out by it, and may resign.
  await page.goto(link)
  await expect(page).toHaveURL(table)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible()

  const stranger = await guest(browser, server, 'Stranger')
  await stranger.goto('/l#nonsense')
  await expect(stranger.getByRole('dialog', { name: 'This link has expired' })).toBeVisible()
  await expect(stranger).not.toHaveURL(/nonsense/)
})

test('a link that cannot be opened at the moment says so and can be tried again', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Ida')
  await page.route('**/api/links/open', (route) => route.abort())
  await page.goto('/l#nonsense')
  await expect(page.getByRole('heading', { name: 'Couldn’t open the link' })).toBeVisible()
  for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
  await page.unroute('**/api/links/open')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'This link has expired' })).toBeVisible()
})

test('nothing bars the way on the pages of a person, both themes, wide and narrow', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Emil')
  await createTable(page)
  for (const part of ['account', 'notifications', 'time']) {
    await page.goto(`/settings/${part}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const theme of themes) {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
        [320, 700],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await barriersOn(page, theme), `${part}, ${theme}, ${width} wide`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  }
})

/** The token of a one-tap link, as the server signs it for a notice. */
function linkToken(account: string, match: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { use: 'link', sub: account, match, iat: seconds, exp: seconds + 3_600 }
  const signed = [{ alg: 'HS256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** A device with a lock that says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function takeHoliday(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('First day').fill(from)
  await page.getByLabel('Last day').fill(to)
  await page.getByRole('button', { name: 'Add holiday' }).click()
}
