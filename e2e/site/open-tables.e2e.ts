import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

test('open tables have tags, and the list is narrowed by them; the browser remembers how', async ({
  browser,
  server,
}) => {
  const host = `Helga ${Date.now()}`
  const anna = await guest(browser, server, host)
  await anna.goto('/lobby')
  await anna.getByLabel('Anyone', { exact: true }).check()
  await anna.getByLabel('quiet').check()
  await anna.getByLabel('German').check()
  await lookAt(anna)
  await anna.getByRole('button', { name: 'Create table' }).click()
  await expect(anna.getByTestId('link')).toBeVisible()

  const ben = await guest(browser, server, 'Ben', { locale: 'de-DE', ...phone })
  await ben.goto('/lobby')
  const card = ben.getByRole('listitem').filter({ has: ben.getByRole('link', { name: `Mitspielen: ${host}` }) })
  await expect(card).toContainText('ohne Plaudern')
  await ben.getByText('Filter', { exact: true }).tap()
  await ben.getByLabel('mit Plaudern').check()
  await expect(card).toHaveCount(0)
  await ben.getByLabel('mit Plaudern').uncheck()
  await ben.getByLabel('ohne Plaudern').check()
  await ben.locator('details').filter({ hasText: 'Filter' }).getByLabel('Bedenkzeit').selectOption('live')
  await expect(card).toBeVisible()
  await lookAt(ben)

  await ben.reload()
  await expect(ben.getByText('Filter (2)')).toBeVisible()
  await expect(card).toBeVisible()
  await ben.getByText('Filter (2)').tap()
  await ben.getByRole('button', { name: 'Filter löschen' }).tap()
  await expect(ben.getByText('Filter', { exact: true })).toBeVisible()
})

/** No barrier in both themes, and nothing lost. */
async function lookAt(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  for (const theme of themes) expect(await barriersOn(page, theme), `${width}, ${theme}`).toEqual([])
  expect(await lostOn(page), `${width} wide`).toEqual([])
  const folder = process.env.PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/open-tables-${width}.png`, fullPage: true })
}
