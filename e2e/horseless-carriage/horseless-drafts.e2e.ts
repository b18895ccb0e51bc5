import { expect, type Page } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { test } from '../server.ts'
import { decide, stageOf } from './horseless-table.ts'

/** Lays the first piece of this name on the next legal place, and waits until the server has kept it. */
async function draft(page: Page, piece: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/draft') && response.request().method() === 'PUT',
  )
  await page.locator(`[data-shelf="${piece}"]`).click()
  await page.locator('[data-floor]').press('n')
  await page.locator('[data-floor]').press('Enter')
  expect((await saved).status()).toBe(200)
}

test('a draft follows me to another device, and what others do meanwhile leaves it alone', async ({
  browser,
  server,
}) => {
  const device = { baseURL: server.url, viewport: { width: 1440, height: 900 } }
  const desktop = await browser.newContext(device)
  await desktop.request.post('/api/guest', { data: { name: 'Anna' } })
  const laid = await desktop.request.post('/api/tables', {
    data: {
      game: 'horseless-carriage',
      seats: 3,
      pace: { kind: 'none' },
      visibility: 'link',
      ready: true,
      bots: ['apprentice', 'apprentice'],
    },
  })
  const { id } = (await laid.json()) as { id: string }
  const page = await desktop.newPage()
  await page.addInitScript(() => localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0 })))
  await page.goto(`/table/${id}`)
  for (let turn = 0; (await untilMyTurn(page)) === 'mine' && (await stageOf(page)) !== 'research'; turn++)
    await decide(page, turn)
  await page.getByRole('button', { name: 'My factory' }).click()
  await draft(page, 'small')

  // The same person elsewhere: the same cookie, and nothing else.
  const { cookies } = await desktop.storageState()
  const laptop = await browser.newContext({ ...device, storageState: { cookies, origins: [] } })
  const other = await laptop.newPage()
  await other.goto(`/table/${id}`)
  await other.getByRole('button', { name: 'My factory' }).click()
  await expect(other.locator('rect[data-as="drafted"]')).toHaveCount(1)
  await draft(other, 'planning')

  // Back on the desktop the game goes on, and the newest draft is found.
  await page.getByRole('button', { name: 'Research', exact: true }).click()
  await decide(page, 0)
  await untilMyTurn(page)
  await page.reload()
  await page.getByRole('button', { name: 'My factory' }).click()
  await expect(page.locator('rect[data-as="drafted"]')).toHaveCount(2)

  // Without a connection drafting goes on; the draft is sent when the connection is back.
  await page.route('**/draft', (route) => route.abort())
  await page.locator('[data-shelf="research"]').click()
  await page.locator('[data-floor]').press('n')
  await page.locator('[data-floor]').press('Enter')
  await expect(page.locator('rect[data-as="drafted"]')).toHaveCount(3)
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/draft'))
  await page.unroute('**/draft')
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await sent).status()).toBe(200)
  await other.reload()
  await other.getByRole('button', { name: 'My factory' }).click()
  await expect(other.locator('rect[data-as="drafted"]')).toHaveCount(3)
})
