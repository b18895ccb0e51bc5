import { expect } from '@playwright/test'
import { test } from './house.ts'

test('a first visit writes no error on the console', async ({ browser, house }) => {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const path of ['/lobby', '/settings/account']) {
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/me')
    await page.goto(path)
    expect((await asked).status()).toBe(204)
    await page.waitForLoadState('networkidle')
  }
  expect(errors).toEqual([])
})
