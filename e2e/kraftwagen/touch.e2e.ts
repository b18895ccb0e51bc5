import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a whole game on a phone: a tap previews, a second tap plays', { tag: '@core' }, async ({ page }) => {
  await playNow(page)
  let moves = 0
  while ((await untilMyTurn(page)) === 'mine') {
    const fold = page.getByRole('button', { name: /^All choices as a list/ })
    if (await fold.isVisible()) await fold.tap()
    const choices = page.locator('[data-choice]')
    const choice = choices.nth(moves % (await choices.count()))
    const before = await page.locator('section[data-n]').getAttribute('data-n')
    await choice.tap()
    await expect(choice).toHaveAttribute('data-chosen', 'true')
    expect(await page.locator('section[data-n]').getAttribute('data-n')).toBe(before)
    await move(page, () => choice.tap())
    moves++
    expect(moves).toBeLessThan(2000)
  }
  expect(moves).toBeGreaterThan(20)
})

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await playNow(page)
  await untilMyTurn(page)
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const tab of await page.getByRole('navigation').getByRole('button').all()) {
      await tab.tap()
      const across = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(across).toBe(0)
    }
  }
})
