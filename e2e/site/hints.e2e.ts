import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { playAgeOfEngineering } from '../age-of-engineering/age-of-engineering-table.ts'
import { openFirstYear } from '../horseless-carriage/horseless-positions.ts'
import { playNow, untilMyTurn } from '../local-table.ts'

const record = readFileSync(new URL('../../games/kraftwagen/fixtures/two-players.record.json', import.meta.url), 'utf8')

test('who does not know what to do asks for a hint, by key or button, and can play what it says', {
  tag: '@core',
}, async ({ page }) => {
  await playNow(page)
  expect(await untilMyTurn(page)).toBe('mine')
  await page.keyboard.press('h')
  const choices = page.getByTestId('hints').getByRole('button')
  await expect(choices.first()).toBeVisible({ timeout: 30_000 })
  expect(await choices.count()).toBeLessThanOrEqual(3)
  await expect(choices.first()).toContainText(/\.$/)
  await choices.first().hover()
  await expect(page.getByTestId('preview')).toBeVisible()
  await choices.first().click()
  // The position is another one, and so would be the hint.
  await expect(page.getByTestId('hints')).toBeHidden()
})

test('a hint is put away by its button and by Escape, and leaves the aids of a draft in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openFirstYear(page)
  await untilMyTurn(page)
  const hint = page.getByTestId('hint')
  const choices = page.getByTestId('hints')
  // Its code comes after the board.
  await expect(hint).toBeVisible()
  await page.keyboard.press('h')
  await expect(choices).toBeVisible({ timeout: 60_000 })
  const slip = await page.getByRole('region', { name: 'Hint' }).boundingBox()
  const aids = await page.getByText('My dealerships with this draft').boundingBox()
  expect(aids?.y).toBeLessThan(slip?.y ?? 0)
  expect(slip?.height).toBeLessThan(0.45 * 900)
  // Nothing is submitted: the hint is a draft on the floor.
  await expect(page.getByRole('button', { name: 'Hint 1', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Submit plan' })).toBeEnabled()
  await hint.click()
  await expect(choices).toBeHidden()
  await expect(hint).toBeFocused()
  await expect(hint).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('h')
  await expect(choices).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
})

test('a hint in Age of Engineering says what each way is for', async ({ page }) => {
  await playAgeOfEngineering(page)
  expect(await untilMyTurn(page)).toBe('mine')
  await page.keyboard.press('h')
  const choices = page.getByTestId('hints').getByRole('button')
  await expect(choices.first()).toContainText(/\.$/, { timeout: 30_000 })
  expect(await choices.count()).toBeLessThanOrEqual(3)
})

test('a finished game is looked over, and its moments lead to their moves', async ({ page }) => {
  await page.goto('/play')
  await page.evaluate(async (record) => {
    const open = indexedDB.open('carriage-house', 1)
    open.onupgradeneeded = () => open.result.createObjectStore('matches', { keyPath: 'id' })
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const { match: id, players, log } = JSON.parse(record) as { match: string; players: string[]; log: unknown[] }
    const saved = { id, game: 'kraftwagen', me: 0, level: 'mechanic', players, record, moves: log.length }
    const transaction = open.result.transaction('matches', 'readwrite')
    transaction.objectStore('matches').put({ ...saved, over: true, touched: 1 })
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
  }, record)
  // The end of a game leads to it.
  await page.goto('/local/fixture-two-players')
  await page.getByRole('button', { name: 'Where I lost points' }).click()
  await expect(page).toHaveURL(/\/local\/fixture-two-players\/replay/)
  await expect(page.getByRole('progressbar')).toBeVisible()
  const moments = page.getByTestId('moments')
  await expect(moments).toBeVisible({ timeout: 120_000 })
  await expect(moments).toContainText('Better')
  await moments
    .getByRole('button', { name: /^Move \d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#move=\d+$/)
  // It is stored: nothing has to be thought over again.
  await page.reload()
  await page.getByTestId('review').click()
  await expect(page.getByTestId('moments')).toBeVisible()
})
