import { expect, type Page, test } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { zoneDrawn } from '../zone-drawn.ts'
import { openPosition } from './horseless-positions.ts'
import { mouse, putOnLit, take } from './horseless-table.ts'

/** It is for me to build, with nothing drafted yet. */
async function openEditor(page: Page): Promise<void> {
  await openPosition(page, {
    seats: 3,
    seed: 7,
    when: ({ year, stage }) => year === 2 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  })
  await untilMyTurn(page)
}

test('R turns the piece in the hand wherever the focus is, and opens the rules when the hand is empty', async ({
  page,
}) => {
  await openEditor(page)
  await take(page, 'research')
  await expect(page.locator('[data-shelf="research"]')).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.locator('[data-floor] [data-holding="1"]')).toBeVisible()
  const rules = page.getByPlaceholder('Search the rules')
  await expect(rules).toBeHidden()
  await page.locator('[data-floor]').focus()
  await page.keyboard.press('r')
  await expect(page.locator('[data-floor] [data-holding="2"]')).toBeVisible()
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.keyboard.press('r')
  await expect(rules).toBeVisible()
})

test('U and the buttons of the table take the draft back', async ({ page }) => {
  await openEditor(page)
  const inDraft = page.getByRole('button', { name: 'Undo in draft' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const reset = page.getByRole('button', { name: 'Reset', exact: true })
  await expect(inDraft).toBeDisabled()
  for (const piece of ['research', 'planning']) {
    await take(page, piece)
    await putOnLit(page, false, mouse)
  }
  await page.keyboard.press('u')
  await expect(inDraft).toBeEnabled()
  await undo.click()
  await expect(inDraft).toBeDisabled()
  await page.getByRole('button', { name: 'Redo in draft' }).click()
  await page.getByRole('button', { name: 'Redo in draft' }).click()
  await reset.click()
  await expect(inDraft).toBeDisabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Undo and Reset take no room until there is something to take back, and no key is shown', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Factory', exact: true }).tap()
    await zoneDrawn(page)
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await expect(undo).toBeHidden()
    await take(page, 'research')
    await putOnLit(page, false, (page, { x, y }) => page.touchscreen.tap(x, y))
    await expect(undo).toBeEnabled()
    await page.getByRole('button', { name: /^All choices as a list/ }).tap()
    await expect(page.getByTestId('hint')).toBeVisible()
    await expect(page.locator('kbd:visible')).toHaveCount(0)
  })
})
