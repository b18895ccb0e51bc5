import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { untilMyTurn } from '../local-table.ts'
import { openPosition } from './horseless-positions.ts'

/** It is for me to research, a marker of mine can be pushed, and it will still be my turn afterwards. */
async function openResearch(page: Page): Promise<void> {
  await openPosition(page, {
    seats: 4,
    seed: 3,
    when: ({ year, stage, markers }) =>
      year >= 2 &&
      stage.name === 'research' &&
      stage.waiting[0] === 0 &&
      stage.left > 1 &&
      (markers.design[0] ?? 0) < 5,
  })
  await untilMyTurn(page)
}

test('a marker shows as a ghost where it would go, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openResearch(page)
  await expect(page.locator('[data-points]')).toHaveCount(4)
  const marker = page.locator(`[data-move*='"design"'][data-move*='"owner":0'][data-legal]`)
  const ghost = page.locator('[data-ghost]')
  const square = page.locator('[data-square][data-target]')

  await marker.hover()
  await expect(ghost).toBeVisible()
  const target = await square.getAttribute('data-square')
  expect(target).toMatch(/^design \d$/)
  for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
  await page.mouse.move(5, 890)
  await expect(ghost).toHaveCount(0)

  await marker.focus()
  await expect(square).toHaveAttribute('data-square', target ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-square="${target}"] [data-move*='"owner":0']`)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the asked zone is open, markers are pushed with targets of 44 pixels, and a tap shows the ghost', async ({
    page,
  }) => {
    await openResearch(page)
    const tab = page.getByRole('navigation').getByRole('button', { name: 'Research', exact: true })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[data-own-points]')).toBeVisible()
    const push = page.locator(`[data-move*='"design"'][data-move*='"owner":0'][data-legal]`)
    await expect(push).toBeVisible()
    const box = await push.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await push.tap()
    await expect(page.locator('[data-square^="design"][data-target] [data-ghost]')).toBeAttached()
  })
})
