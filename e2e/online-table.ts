import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { House } from './house.ts'
import { move, untilMyTurn } from './local-table.ts'

/** Somebody new, on a device of their own. */
export async function guest(
  browser: Browser,
  house: House,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
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
export async function layTable(page: Page): Promise<string> {
  await page.goto('/lobby')
  await page.getByLabel('Bots among them').selectOption('1')
  await page.getByLabel('No clock').check()
  await page.getByRole('button', { name: 'Lay the table' }).click()
  return page.getByTestId('link').inputValue()
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down here' }).first().click()
  await expect(page.getByTestId('prompt')).toBeVisible()
}

/** Plays a few choices of whoever is to move; says whether the game is over. */
export async function playOn(pages: readonly Page[], act: (page: Page) => Promise<void>): Promise<boolean> {
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

export async function clickFirst(page: Page): Promise<void> {
  await page.locator('[data-choice]').first().click()
}
