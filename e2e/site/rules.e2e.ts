import { expect } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { test } from '../server.ts'

test('the rules of every game are found, read with pictures, searched with printed words and linked', {
  tag: '@core',
}, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/rules')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await barriersOn(page, 'day')).toEqual([])
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Kraftwagen' }).first().click()
  await expect(page.locator('[data-part] [role="img"]').first()).toBeVisible()
  expect(await barriersOn(page, 'day')).toEqual([])

  await page.getByRole('searchbox').fill('cantina')
  await expect(page.getByRole('term').filter({ hasText: /^canteen$/ })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('rules found')

  await page.goto('/rules/kraftwagen#rule-KW-9.18')
  await expect(page.locator('[id="rule-KW-9.18"]')).toBeInViewport()

  for (const game of ['age-of-engineering', 'horseless-carriage']) {
    await page.goto(`/rules/${game}`)
    await expect(page.locator('[data-part] [role="img"]').first()).toBeVisible()
    expect(await barriersOn(page, 'day')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('a worked example is opened from its chapter, played and left for its rule', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/rules/kraftwagen')
  await page.getByRole('link', { name: 'The price buyer pays double', exact: true }).click()
  await expect(page).toHaveURL(/\/rules\/kraftwagen\/example\/price-buyer$/)
  await expect(page.getByTestId('example')).toContainText('pays you twice its price, 10')
  expect(await barriersOn(page, 'day')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const bar = page.locator('section[data-n]')
  await expect(bar).toHaveAttribute('data-n', '0')
  await page.getByRole('button', { name: 'End turn' }).click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.reload()
  await expect(bar).toHaveAttribute('data-n', '0')
  await page.getByRole('link', { name: 'Back to rules' }).click()
  await expect(page.locator('[id="rule-KW-9.16"]')).toBeInViewport()
})
