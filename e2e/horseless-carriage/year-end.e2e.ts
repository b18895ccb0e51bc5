import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lastEntry, untilMyTurn } from '../local-table.ts'
import { phone } from '../online-table.ts'
import { openPosition } from './horseless-positions.ts'
import { decide, decideByTouch } from './horseless-table.ts'
import { seenSummaries, watchSummaries } from './summaries-seen.ts'
import { isLastCard, isLastSale, sellersIn } from './year-ends.ts'

const summary = (page: Page) => page.getByRole('dialog', { name: 'End of the year' })
const plates = (page: Page) => page.locator('ol[data-ranked]').innerText()

/** By how much the open summary is too high or too wide for its dialog. */
function overflow(page: Page): Promise<{ down: number; across: number }> {
  return summary(page).evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
    down: scrollHeight - clientHeight,
    across: scrollWidth - clientWidth,
  }))
}

test('the sales of a year are shown while the table stands as it was, wait for the player, and are shown again in the replay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await watchSummaries(page)
  await openPosition(page, { seats: 3, seed: 1, when: isLastSale })
  await untilMyTurn(page)
  const before = await lastEntry(page)
  const stood = await plates(page)
  await decide(page, 0)
  // Act by act; the last one is mine, and stays.
  const onwards = summary(page).getByRole('button', { name: 'Continue' })
  await expect(async () => {
    if (!(await onwards.isVisible())) await summary(page).getByRole('button', { name: 'Next' }).click({ timeout: 1000 })
    await expect(onwards).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(summary(page).getByText(/^You sold (nothing|\d+ vehicles?: \$\d+)\. .*\$\d/)).toBeVisible()
  await page.waitForTimeout(4000)
  expect(await lastEntry(page)).toBe(before)
  await onwards.click()
  await expect.poll(() => lastEntry(page)).toBeGreaterThan(before)
  await expect(summary(page)).toBeHidden()
  const seen = await seenSummaries(page)
  expect(new Set(seen.map(({ title }) => title))).toEqual(new Set([expect.stringMatching(/^Sales in year \d$/)]))
  expect(new Set(seen.map(({ n }) => n))).toEqual(new Set([before]))
  expect(new Set(seen.map(({ plates }) => plates)).size).toBe(1)
  // One seller at least, what buyers expect now, and the axis that comes.
  expect(new Set(seen.map(({ announced: shown }) => shown)).size).toBeGreaterThanOrEqual(3)
  expect(await plates(page)).not.toBe(stood)

  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/replay#move=${before}`)
  await expect(page.getByText(new RegExp(`^Move ${before} of`))).toBeVisible()
  await page.getByRole('button', { name: 'Next move' }).click()
  await expect(summary(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(summary(page)).toBeHidden()
  await expect(page.getByText(new RegExp(`^Move ${before + 1} of`))).toBeVisible()
})

test.describe('without motion', () => {
  test.use({ viewport: { width: 1180, height: 820 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the sales of a year stand side by side until they were read, and fit on a desktop', async ({ page }) => {
    await openPosition(page, {
      seats: 5,
      seed: 43, // the first game from 1 on that comes to such a sale
      when: (state) => isLastSale(state) && sellersIn(state) >= 4,
    })
    await untilMyTurn(page)
    const before = await lastEntry(page)
    const stood = await plates(page)
    await decide(page, 0)
    await expect(summary(page)).toBeVisible()
    // Sellers, what buyers expect now, and the axis that comes.
    await expect.poll(() => summary(page).getByRole('listitem').filter({ hasText: /\.$/ }).count()).toBeGreaterThan(4)
    expect(await lastEntry(page)).toBe(before)
    expect(await plates(page)).toBe(stood)
    await expect(page.getByTestId('prompt')).toHaveText('Sending…')
    for (const [width, height] of [
      [1180, 820],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await overflow(page), `${width} × ${height}`).toEqual({ down: 0, across: 0 })
    }
    for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
    // It is no modal dialog, and still nothing behind it can be reached.
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await summary(page).evaluate((dialog) => dialog.contains(document.activeElement)), key).toBe(true)
    }
    expect(await page.evaluate(() => document.elementFromPoint(4, 4)?.getAttribute('data-testid'))).toBe('summary')
    await page.keyboard.press('Escape')
    await expect(summary(page)).toBeHidden()
    await expect.poll(() => lastEntry(page)).toBeGreaterThan(before)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('all of the new demand is shown at once by one tap, and another one goes on', async ({ page }) => {
    // Slowly, so that the tap comes before the end on a busy machine, too.
    await page.addInitScript(() => localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0.5 })))
    await openPosition(page, { seats: 3, seed: 1, when: isLastCard })
    await untilMyTurn(page)
    const before = await lastEntry(page)
    await decideByTouch(page, 0)
    await summary(page).getByRole('button', { name: 'Show everything' }).tap()
    await summary(page).getByRole('button', { name: 'Continue' }).tap()
    await expect(summary(page)).toBeHidden()
    await expect.poll(() => lastEntry(page)).toBeGreaterThan(before)
  })
})
