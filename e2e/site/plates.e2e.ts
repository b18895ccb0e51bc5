import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test('no plate of a player is ever missing or covered while players change places', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() =>
    localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 1, endsTurn: false })),
  )
  await playNow(page)
  await page.evaluate(() => {
    const seen: { overlaps: number; orders: Set<string> } = { overlaps: 0, orders: new Set() }
    Object.assign(window, { seen })
    const look = () => {
      const plates = [...document.querySelectorAll('ol[aria-label="Seats in turn order"] > li')].map((plate) => ({
        seat: plate.getAttribute('data-spot'),
        box: plate.getBoundingClientRect(),
      }))
      plates.sort((a, b) => a.box.top - b.box.top)
      seen.orders.add(plates.map(({ seat }) => seat).join())
      for (const [place, { box }] of plates.entries())
        if (place > 0 && box.top < (plates[place - 1]?.box.bottom ?? 0) - 1) seen.overlaps++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (let moves = 0; moves < 6; moves++) {
    if ((await untilMyTurn(page)) !== 'mine') break
    await move(page, () => page.locator('[data-choice]').first().click())
  }
  const { overlaps, orders } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { overlaps: number; orders: Set<string> } }
    return { overlaps: seen.overlaps, orders: seen.orders.size }
  })
  expect(orders).toBeGreaterThan(1)
  expect(overlaps).toBe(0)
})
