import { test } from '@playwright/test'
import { playNow } from '../local-table.ts'
import { expectNoPageScroll, playWithMouse } from '../whole-game.ts'

test('a whole game with the mouse, on the drawn board wherever it offers a move', async ({ page }) => {
  await playNow(page)
  await playWithMouse(page)
})

test('nothing on a desktop needs a page scroll on my turn at 1280 by 800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await playNow(page)
  await expectNoPageScroll(page)
})
