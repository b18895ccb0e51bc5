import { expect, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { openFirstYear } from './horseless-positions.ts'
import { playHorseless } from './horseless-table.ts'

test('signs are named beside the board until their player knows them, and the settings bring the names back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playHorseless(page, 'Cars only')
  const signs = page.getByRole('region', { name: 'Symbols' })
  await expect(signs).toContainText('Loading bay')
  await expect(signs.getByRole('listitem')).toHaveCount(12)
  await signs.getByRole('button', { name: 'I know these' }).focus()
  await page.keyboard.press('Enter')
  await expect(signs.getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-floor]')).toBeVisible()
  await expect(signs.getByRole('listitem')).toHaveCount(0)
  await signs.getByRole('button', { name: 'Label all symbols' }).click()
  await expect(signs.getByRole('listitem')).toHaveCount(12)
  const table = page.url()
  await page.goto('/settings')
  const named = page.getByRole('checkbox', { name: 'Show labels on new symbols' })
  await expect(named).not.toBeChecked()
  await named.check()
  await page.goto(table)
  await expect(signs.getByRole('listitem')).toHaveCount(12)
})

test('the names follow what fills the middle of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openFirstYear(page)
  const signs = page.getByRole('region', { name: 'Symbols' })
  await expect(signs).toContainText('Mainline')
  for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
  await page.getByRole('button', { name: 'Market', exact: true }).click()
  await expect(signs).toContainText('Spark')
  await page.getByRole('button', { name: 'Research', exact: true }).click()
  await expect(signs).toContainText('Gantt chart')
})

test.describe('in a hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the names are one line below the board until they are asked for', async ({ page }) => {
    await openFirstYear(page)
    const signs = page.getByRole('region', { name: 'Symbols' })
    await expect(signs).toHaveCount(1)
    expect((await signs.boundingBox())?.height).toBeLessThan(60)
    const floor = await page.locator('[data-floor]').boundingBox()
    expect((await signs.boundingBox())?.y).toBeGreaterThan((floor?.y ?? 0) + (floor?.height ?? 0) - 1)
    await signs.getByRole('button', { name: 'Label all symbols' }).tap()
    await expect(signs.getByRole('listitem')).toHaveCount(12)
    for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
    await signs.getByRole('button', { name: 'I know these' }).tap()
    await expect(signs).toHaveCount(0)
  })
})

test('Undo that can do nothing says why, to the pointer and to those who press it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playHorseless(page, 'Cars only')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeDisabled()
  await expect(undo).toHaveAccessibleDescription('You have no move to undo.')
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('You have no move to undo.')
  await expect(page.getByRole('alert')).toContainText('CH-6')
})

test('a lesson is done in the text view, and what is only read says so', async ({ page }) => {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('carriage-house.settings') ?? '{}') as object
    localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0, text: true, ...settings }))
  })
  await page.goto('/learn/horseless-carriage-lesson-1')
  const lesson = page.getByTestId('lesson')
  const text = page.getByRole('region', { name: 'Text view' })
  await expect(lesson).toContainText('Put the brake on a highlighted spot')
  await text
    .getByRole('button', { name: /^brake at/ })
    .first()
    .click()
  await expect(lesson).toContainText('spec indicator')
  await text
    .getByRole('button', { name: /^safety indicator/ })
    .first()
    .click()
  await expect(lesson).toContainText('Open!')
  await text.getByRole('button', { name: /^Build brake/ }).click()
  await expect(lesson).toContainText('window')
  // The window, and with it the only sale.
  await page.getByRole('button', { name: 'Skip step' }).click()
  await expect(lesson).toContainText('$8!')
  await expect(page.getByTestId('prompt')).toHaveText('Read the note above, then press Continue.')
})
