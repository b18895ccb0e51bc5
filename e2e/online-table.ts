import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test'
import { look, move, untilMyTurn } from './local-table.ts'
import type { TestSite } from './server.ts'

/** A new guest, on a device of their own. */
export async function guest(
  browser: Browser,
  server: TestSite,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, ...options })
  const page = await context.newPage()
  await page.addInitScript((name) => {
    if (localStorage.getItem('carriage-house.settings') === null) {
      localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 0, name }))
    }
  }, name)
  return page
}

/** Creates a table for three with one bot; gives the link that it shows. */
export async function createTable(page: Page, game = 'kraftwagen', pace = 'No time limit'): Promise<string> {
  await page.goto('/lobby')
  await page.getByLabel(/^Game/).selectOption(game)
  await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1')
  await page.getByLabel(pace).check()
  await page.getByRole('button', { name: 'Create table' }).click()
  return page.getByTestId('link').inputValue()
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Take this seat' }).first().click()
  await expect(page.getByTestId('prompt')).toBeVisible()
}

/** Lets each of them play once if it is their turn; says whether the game is over for one of them. */
export async function playOn(pages: readonly Page[], act: (page: Page) => Promise<void>): Promise<boolean> {
  for (const page of pages) {
    const now = await look(page)
    if (now === 'over') return true
    if (now === 'summary') await page.keyboard.press('Escape')
    if (now === 'mine') await move(page, () => act(page))
  }
  return false
}

/** Plays a game to its end, and waits until all pages show it. */
export async function playOut(pages: readonly Page[], act: (page: Page) => Promise<void>): Promise<void> {
  for (let looks = 0; !(await playOn(pages, act)); looks++) expect(looks).toBeLessThan(20_000)
  for (const page of pages) expect(await untilMyTurn(page)).toBe('over')
}

export async function clickFirst(page: Page): Promise<void> {
  await page.locator('[data-choice]').first().click()
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The phone of the person whose page this is, in German. */
export async function germanPhoneOf(page: Page, browser: Browser, server: TestSite): Promise<Page> {
  const storageState = await page.context().storageState()
  return guest(browser, server, '', { ...phone, locale: 'de-DE', storageState })
}

/** The first tap shows what the choice would do, the second plays it. */
export async function tapTwice(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^(All choices as a list|Alle Möglichkeiten als Liste)/ })
  if (await fold.isVisible()) await fold.tap()
  const choice = page.locator('[data-choice]').first()
  await choice.tap()
  await expect(choice).toHaveAttribute('data-chosen', 'true')
  await choice.tap()
}

export async function pressKeys(page: Page): Promise<void> {
  await page.keyboard.press('c')
  await expect(page.locator('[data-choice="1"]:focus')).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Creates a table for three with one bot and without a clock, with the keyboard alone; gives the link that it shows. */
export async function createTableByKeys(page: Page, game: string): Promise<string> {
  await page.goto('/lobby')
  const games = page.getByLabel(/^Game/)
  await tabTo(page, games)
  for (let value = await games.inputValue(); value !== game; value = await games.inputValue()) {
    await page.keyboard.press('ArrowDown')
    await expect(games).not.toHaveValue(value)
  }
  await tabTo(page, page.getByRole('combobox', { name: 'Bots', exact: true }))
  await page.keyboard.press('1')
  // Arrows walk through the paces, the last of which has no clock.
  await tabTo(page, page.getByRole('radio', { checked: true }).first())
  while (!(await page.getByLabel('No time limit').isChecked())) await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: 'Create table' }))
  await page.keyboard.press('Enter')
  return page.getByTestId('link').inputValue()
}

/** Walks with the Tab key until it stands there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}
