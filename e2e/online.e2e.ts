import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { type House, test } from './house.ts'
import { move, untilMyTurn } from './local-table.ts'

/** Somebody new, on a device of their own. */
async function guest(browser: Browser, house: House, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, ...options })
  const page = await context.newPage()
  await page.addInitScript((name) => {
    if (localStorage.getItem('carriage-house.settings') === null) {
      localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0, name }))
    }
  }, name)
  return page
}

/** Lays a table for three with one bot; gives the link that it shows. */
async function layTable(page: Page): Promise<string> {
  await page.goto('/lobby')
  await page.getByLabel('Bots among them').selectOption('1')
  await page.getByLabel('No clock').check()
  await page.getByRole('button', { name: 'Lay the table' }).click()
  return page.getByTestId('link').inputValue()
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down here' }).first().click()
  await expect(page.getByTestId('prompt')).toBeVisible()
}

/** Plays a few choices of whoever is to move; says whether the game is over. */
async function playOn(pages: readonly Page[], act: (page: Page) => Promise<void>): Promise<boolean> {
  for (const page of pages) {
    if (await page.getByRole('dialog', { name: /\bwins?$/ }).isVisible()) return true
    const scene = page.getByRole('dialog', { name: 'The end of the round' })
    if (await scene.isVisible()) await page.keyboard.press('Escape')
    if (await page.locator('section[data-mine]').isVisible()) {
      if ((await untilMyTurn(page)) === 'over') return true
      await move(page, () => act(page))
    }
  }
  return false
}

async function clickFirst(page: Page): Promise<void> {
  await page.locator('[data-choice]').first().click()
}

test('a guest follows a link and plays a whole game with another guest and a bot, while somebody watches', async ({
  browser,
  house,
}) => {
  test.setTimeout(400_000)
  const anna = await guest(browser, house, 'Anna')
  const ben = await guest(browser, house, 'Ben')
  const link = await layTable(anna)
  await sitDown(ben, link)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const cleo = await guest(browser, house, 'Cleo')
  await cleo.goto(link)
  await expect(cleo.getByTestId('prompt')).toBeVisible()
  await expect(cleo.getByRole('button', { name: 'End turn' })).toBeHidden()

  for (let moves = 0; ; moves++) {
    if (await playOn([anna, ben], clickFirst)) break
    expect(moves).toBeLessThan(4000)
  }
  for (const page of [anna, ben, cleo]) {
    // Whoever watches has not skipped the earlier scenes yet.
    expect(await untilMyTurn(page)).toBe('over')
  }
})

test('a reload, a lost connection and a killed server in mid-turn lose nothing', async ({ browser, house }) => {
  test.setTimeout(240_000)
  const anna = await guest(browser, house, 'Anna')
  const ben = await guest(browser, house, 'Ben')
  await sitDown(ben, await layTable(anna))
  const n = (page: Page) => page.locator('section[data-n]').getAttribute('data-n')
  for (let moves = 0; moves < 6; moves++) await playOn([anna, ben], clickFirst)

  const before = await n(ben)
  await ben.reload()
  await expect(ben.locator('section[data-n]')).toHaveAttribute('data-n', before ?? '')

  await ben.context().setOffline(true)
  await expect(ben.getByTestId('prompt')).toContainText('connection is lost', { timeout: 60_000 })
  await ben.context().setOffline(false)
  await expect(ben.getByTestId('prompt')).not.toContainText('connection is lost', { timeout: 30_000 })

  await house.kill()
  await expect(anna.getByTestId('prompt')).toContainText('connection is lost')
  await house.open()
  await expect(anna.getByTestId('prompt')).not.toContainText('connection is lost', { timeout: 30_000 })
  await expect(ben.getByTestId('prompt')).not.toContainText('connection is lost', { timeout: 30_000 })
  expect(Number(await n(anna))).toBeGreaterThanOrEqual(Number(before))
  for (let moves = 0; moves < 6; moves++) await playOn([anna, ben], clickFirst)
  expect(Number(await n(anna))).toBeGreaterThan(Number(before))
})
