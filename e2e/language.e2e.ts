import { expect, test } from '@playwright/test'
import { playNow } from './local-table.ts'

test('who reads English is sent no German', async ({ page }) => {
  const sent: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sent.push(response.text())
  })
  await playNow(page)
  await page.keyboard.press('r')
  await expect(page.getByPlaceholder('Search the rules')).toBeVisible()
  const scripts = await Promise.all(sent)
  expect(scripts.some((script) => script.includes('Start tiles are chosen in reverse order'))).toBe(true)
  expect(scripts.filter((script) => /Karosserie|Zum Inhalt/.test(script))).toEqual([])
})

test('a table changes its language while it is played, its rules and refusals included', async ({ page }) => {
  await playNow(page)
  await page.keyboard.press('r')
  await page.getByPlaceholder('Search the rules').fill('KW-4.9')
  await expect(page.getByRole('heading', { name: 'Tiles left at the tail KW-4.9' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Deutsch').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Plättchen am Ende KW-4.9' })).toBeVisible()
  await page.getByPlaceholder('Regeln durchsuchen').fill('')
  await expect(page.getByText('An jedem Tisch')).toBeVisible()
  await expect(page.getByText('At every table')).toBeHidden()

  // Tiles of the chain cannot be taken while start tiles are chosen.
  await page.locator('[data-piece][aria-disabled="true"]:visible').first().focus()
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('alert', { name: 'Nicht erlaubt' })
  await expect(refusal).toContainText(/KW-\d/)
  await expect(refusal).toContainText('Startplättchen')
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('the rules are German from the first look, all of them', async ({ page }) => {
    await page.goto('/rules/kraftwagen')
    await expect(page.getByRole('heading', { name: 'Zwei bis vier Personen KW-1.1' })).toBeVisible()
    await expect(page.locator('article[id^="rule-KW-"]')).toHaveCount(338)
    await expect(page.getByText('Two, three or four of you play')).toHaveCount(0)
  })
})
