import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test('a whole game in the text view, with the keyboard alone', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Text view' })).toBeVisible()
  let moves = 0
  while ((await untilMyTurn(page)) === 'mine') {
    await page.keyboard.press('1')
    await expect(page.locator('[data-choice="1"]:focus')).toBeVisible()
    await move(page, () => page.keyboard.press('Enter'))
    moves++
    expect(moves).toBeLessThan(2000)
  }
  expect(moves).toBeGreaterThan(20)
})
