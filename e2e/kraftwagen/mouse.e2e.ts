import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test('a whole game with the mouse, on the drawn board wherever it offers a move', async ({ page }) => {
  await playNow(page)
  let onBoard = 0
  let moves = 0
  while ((await untilMyTurn(page)) === 'mine') {
    const drawn = page.locator('main [data-legal]:visible')
    const offered = await drawn.count()
    const choices = page.locator('[data-choice]')
    const target = offered > 0 ? drawn.nth(moves % offered) : choices.nth(moves % (await choices.count()))
    await move(page, () => target.click())
    if (offered > 0) onBoard++
    moves++
    expect(moves).toBeLessThan(2000)
  }
  expect(onBoard).toBeGreaterThan(moves / 2)
})

test('nothing on the desk needs a page scroll on my turn at 1280 by 800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await playNow(page)
  for (let moves = 0; moves < 30 && (await untilMyTurn(page)) === 'mine'; moves++) {
    const over = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
      return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth }
    })
    expect(over).toEqual({ down: 0, across: 0 })
    await move(page, () => page.locator('[data-choice]').first().click())
  }
})
