import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test('the text view is played with the keyboard alone', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Text view' })).toBeVisible()
  for (let moves = 0; moves < 20; moves++) {
    expect(await untilMyTurn(page)).toBe('mine')
    await page.keyboard.press('1')
    await expect(page.locator('[data-choice="1"]:focus')).toBeVisible()
    await move(page, () => page.keyboard.press('Enter'))
  }
})
