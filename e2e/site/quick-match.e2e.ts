import { expect } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'

test('two who press "Find opponents", one on a phone in German, sit at the same running table', {
  tag: '@core',
}, async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.goto('/lobby')
  await expect(anna.getByLabel('Players')).toBeVisible()
  await lookAt(anna, 'quick-form')
  await anna.getByLabel('Players').selectOption('2')
  await anna.getByRole('button', { name: 'Find opponents' }).click()
  await expect(anna.getByRole('heading', { name: 'Looking for opponents…' })).toBeVisible()
  await expect(anna.getByText('Nobody else is looking for this yet.')).toBeVisible()
  await expect(anna.getByRole('timer')).toContainText(/0:\d\d/)
  await lookAt(anna, 'quick-waiting')

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' }
  const bea = await guest(browser, server, 'Bea', phone)
  await bea.goto('/lobby')
  await bea.getByRole('button', { name: 'Suchen' }).tap()
  await expect(bea).toHaveURL(/\/table\/\w+/, { timeout: 30_000 })
  await expect(anna).toHaveURL(new URL(bea.url()).pathname, { timeout: 30_000 })
  for (const page of [anna, bea]) await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 30_000 })
  const id = new URL(bea.url()).pathname.split('/').at(-1)
  const table = (await (await anna.context().request.get(`/api/tables/${id}`)).json()) as {
    state: string
    seats: { name: string }[]
  }
  expect(table.state).toBe('playing')
  expect(table.seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bea'])
})

test('who waits in vain stops, or is offered bots and plays them', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna', { locale: 'de-DE', hasTouch: true })
  await anna.clock.install()
  await anna.goto('/lobby')
  await anna.getByRole('checkbox', { name: 'Horseless Carriage' }).check()
  await anna.getByRole('checkbox', { name: 'Kraftwagen', exact: true }).uncheck()
  await anna.getByLabel('Bedenkzeit').selectOption('Live, schnell')
  await anna.getByRole('button', { name: 'Suchen' }).tap()
  await expect(anna.getByText('Noch sucht sonst niemand dasselbe.')).toBeVisible()
  await anna.getByRole('button', { name: 'Suche abbrechen' }).tap()
  // The wish stands there again.
  await expect(anna.getByLabel('Bedenkzeit')).toHaveValue('fast')
  await anna.getByRole('button', { name: 'Suchen' }).tap()
  await expect(anna.getByRole('timer')).toBeVisible()
  await anna.clock.runFor(11_000)
  await lookAt(anna, 'quick-bots')
  await anna.getByRole('button', { name: 'Jetzt gegen Bots spielen' }).tap()
  await expect(anna).toHaveURL(/\/table\/\w+/)
  await expect(anna.getByTestId('prompt')).toBeVisible({ timeout: 30_000 })
})

test('who waits with nobody is also offered a link for a friend and a slow game that needs no waiting', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.clock.install()
  await anna.goto('/lobby')
  await anna.getByRole('button', { name: 'Find opponents' }).click()
  await expect(anna.getByRole('timer')).toBeVisible()
  const offers = anna.getByRole('region', { name: 'Other ways to play' })
  await expect(offers).toBeHidden()
  await anna.clock.runFor(11_000)
  await expect(offers.getByRole('button')).toHaveCount(3)
  await offers.getByRole('button', { name: 'Play turn-based' }).click()
  await expect(anna.getByText('You don’t have to wait here')).toBeVisible()
  await expect(anna.getByText('Kraftwagen · 3 days per move')).toBeVisible()
  await anna.getByRole('button', { name: 'Stop looking' }).click()
  await anna.getByRole('button', { name: 'Find opponents' }).click()
  await expect(anna.getByRole('timer')).toBeVisible()
  await anna.clock.runFor(11_000)
  await offers.getByRole('button', { name: 'Invite a friend by link' }).click()
  await expect(anna).toHaveURL(/\/table\/\w+/)
  await expect(anna.getByRole('textbox', { name: 'Share this link' })).toHaveValue(/\/table\/\w+#key=/)
})
