import { expect } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

test('a table agrees on industrialists seat by seat, and anyone who sits down there plays them', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.goto('/lobby')
  // The seats are chosen while the rules of the game may still be on their way.
  await anna.getByLabel(/^Game/).selectOption('horseless-carriage')
  await anna.getByLabel(/^Seats/).selectOption('4')
  await anna.getByLabel('No time limit').check()
  await anna.locator('summary', { hasText: 'Game options' }).click()
  const seat = (letter: string) => anna.getByRole('combobox', { name: `Seat ${letter} plays` })
  await seat('B').selectOption('Ford (blue)')
  await seat('D').selectOption('Agnelli (red)')
  await expect(seat('A').getByRole('option', { name: 'Ford (blue)' })).toBeDisabled()
  await expect(seat('A').getByRole('option', { name: 'Agnelli (red)' })).toBeDisabled()
  await expect(seat('E')).toHaveCount(0)

  await test.step('with fewer seats the last one is not asked about, and takes nobody away', async () => {
    await anna.getByLabel(/^Seats/).selectOption('3')
    await expect(seat('D')).toHaveCount(0)
    await expect(seat('A').getByRole('option', { name: 'Agnelli (red)' })).toBeEnabled()
    await seat('A').selectOption('Benz (yellow)')
  })
  await lookAt(anna, 'industrialists')
  await anna.getByRole('button', { name: 'Create table' }).click()
  await expect(anna.getByText('Seat A plays: Benz (yellow) · Seat B plays: Ford (blue)')).toBeVisible()

  const ben = await guest(browser, server, 'Ben', { locale: 'de-DE', ...phone })
  await ben.goto(await anna.getByTestId('link').inputValue())
  await expect(ben.getByText('Platz A spielt: Benz (gelb) · Platz B spielt: Ford (blau)')).toBeVisible()
  await lookAt(ben, 'industrialists-phone-de')
  await ben.getByRole('button', { name: 'Hier mitspielen' }).first().tap()
  await anna.getByRole('button', { name: 'Start now' }).click()
  await expect(ben.getByTestId('prompt')).toBeVisible()
})
