import { expect, type Page, test } from '@playwright/test'
import { move, untilMyTurn } from '../local-table.ts'
import { openPosition } from './kraftwagen-positions.ts'

async function openMyTurn(page: Page): Promise<void> {
  await openPosition(page, { seed: 3, when: ({ actor, round }) => actor === 0 && round === 2 })
  await untilMyTurn(page)
}

test('the bar is marked while a move is on its way, and not afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMyTurn(page)
  const bar = page.locator('section[data-n]')
  await expect(bar).not.toHaveAttribute('data-sending')
  await bar.evaluate((bar) => {
    new MutationObserver(() => {
      if (bar.hasAttribute('data-sending')) document.documentElement.dataset.wasSent = ''
    }).observe(bar, { attributeFilter: ['data-sending'] })
  })
  await move(page, () => page.locator('main [data-legal]:visible').first().click())
  await expect(page.locator('html[data-was-sent]')).toHaveCount(1)
  await expect(bar).not.toHaveAttribute('data-sending')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what a finger is on is marked until its tap has been answered, or the browser takes it over', async ({
    page,
    context,
  }) => {
    await openMyTurn(page)
    const session = await context.newCDPSession(page)
    const piece = page.locator('main [data-legal]:visible').first()
    const box = await piece.boundingBox()
    if (!box) throw new Error('There is nothing to be pressed.')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const pressed = page.locator('[data-pressed]')

    // The browser takes a touch over that turns into scrolling.
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] })
    await expect(piece).toHaveAttribute('data-pressed')
    await expect(pressed).toHaveCount(1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    await expect(pressed).toHaveCount(0)

    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] })
    await expect(pressed).toHaveCount(1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByTestId('preview')).toBeVisible()
    await expect(pressed).toHaveCount(0)
  })
})
