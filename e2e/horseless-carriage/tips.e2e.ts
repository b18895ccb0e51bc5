import { expect, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { openFirstYear } from './horseless-positions.ts'
import { playHorseless, take } from './horseless-table.ts'

test('the first game says what its player should see to, until tips are switched off for good', async ({ page }) => {
  await playHorseless(page, 'Cars only')
  await expect(page.locator('[data-tip="setUp"]')).toBeVisible()
  await page.getByRole('button', { name: 'No more tips' }).click()
  await expect(page.locator('[data-tip]')).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.locator('[data-tip]')).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByRole('checkbox', { name: 'First-game tips' })).not.toBeChecked()
})

test('while a newcomer builds, a line leads from the mainline to the dealership and names what is ready', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openFirstYear(page)
  await expect(page.locator('[data-tip="firstLine"]')).toBeVisible()
  for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
  await take(page, 'car')
  await expect(page.locator('[data-tip="heldMainline"]')).toContainText('Green is ready')
  const floor = page.locator('[data-floor]')
  await floor.press('n')
  await floor.press('Enter')
  await expect(page.locator('[data-tip="needDealer"]')).toBeVisible()
  await take(page, 'small')
  await expect(page.locator('[data-tip="heldDealership"]')).toContainText('touches a mainline')
})

test('the whole game gives no tips', async ({ page }) => {
  await playHorseless(page, 'Full game')
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(page.locator('[data-floor]')).toBeVisible()
  await expect(page.locator('[data-tip]')).toHaveCount(0)
})
