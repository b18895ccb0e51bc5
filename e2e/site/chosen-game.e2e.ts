import { expect, test } from '@playwright/test'

test('the game that begins is the chosen one, however slowly its rules load', { tag: '@core' }, async ({ page }) => {
  let send: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/assets\/horseless-carriage-[^/]*\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/play')
  const begin = page.getByRole('button', { name: 'Start', exact: true })
  await expect(begin).toBeEnabled()
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('horseless-carriage')
  await expect(page.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue('horseless-carriage')
  await expect(begin).toBeDisabled()
  send()
  await begin.click()
  await expect(page.getByRole('heading', { level: 1, name: /Horseless Carriage/ })).toBeAttached()
})
