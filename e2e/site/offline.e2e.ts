import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit a whole game against bots works with the network off', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The worker is ready once it has kept everything; the next visit is its own.
  await context.setOffline(true)
  await playNow(page)
  let moves = 0
  while ((await untilMyTurn(page)) === 'mine') {
    await move(page, () => page.locator('[data-choice]').first().click())
    moves++
    expect(moves).toBeLessThan(2000)
    // A reload in mid-game, still without a network, goes on at the same move.
    if (moves === 5) {
      await untilMyTurn(page)
      const n = await page.locator('section[data-n]').getAttribute('data-n')
      await page.reload()
      await expect(page.locator('section[data-n]')).toHaveAttribute('data-n', n ?? '')
    }
  }
  expect(moves).toBeGreaterThan(20)
})
