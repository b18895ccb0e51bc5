import { expect } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { test } from '../house.ts'

test('a box is made on a phone: another lap, tile, card and price, with the complaints beside the fields', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/box/kraftwagen/edit')
  const row = (place: string) => page.locator(`[data-row="${place}"]`)
  const open = (place: string) =>
    row(place)
      .getByRole('button', { name: /^Change/ })
      .click()

  await open('circuit.lapSpaces')
  await row('circuit.lapSpaces').getByRole('spinbutton').fill('3')
  await expect(row('circuit.lapSpaces')).toContainText('expected a whole number from 6 to 60')
  await expect(page.getByRole('button', { name: 'Save the box' })).toBeDisabled()
  expect(await barriersOn(page, 'day')).toEqual([])
  await row('circuit.lapSpaces').getByRole('spinbutton').fill('12')
  await expect(row('circuit.lapSpaces')).toContainText('One lap: 12 spaces')

  await open('actionTiles.rows.0')
  await row('actionTiles.rows.0').getByRole('combobox').first().selectOption('Body')
  await open('rounds.rows.1')
  await row('rounds.rows.1').getByRole('spinbutton').last().fill('11')
  await open('developments.rows.0')
  await row('developments.rows.0').getByRole('spinbutton', { name: 'how many' }).fill('7')
  await expect(page.locator('#developments')).toContainText('expected 32 in all, found 31')
  await open('developments.rows.1')
  await row('developments.rows.1').getByRole('spinbutton', { name: 'how many' }).fill('5')

  await expect(page.getByRole('status')).toHaveText('5 rows differ from the usual box')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('textbox', { name: 'Name of the box' }).fill('Our box')
  await page.getByRole('button', { name: 'Save the box' }).click()
  await page.locator('summary', { hasText: 'Your own box' }).click()
  await expect(page.getByRole('list', { name: 'Your boxes' })).toContainText('Our box')
})
