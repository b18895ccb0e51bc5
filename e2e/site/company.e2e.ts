import { expect } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { createTable, guest, sitDown } from '../online-table.ts'
import { test } from '../server.ts'

test('at a live table the clocks are in sight before the first move', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.goto('/lobby')
  await anna.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('2')
  await anna.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1')
  await anna.getByRole('button', { name: 'Create table' }).click()
  await expect(anna.getByText(/1[4-6]:\d\d$/).first()).toBeVisible()
})

test('what is said is noticed by who looks elsewhere, and by who comes back', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  await sitDown(ben, await createTable(anna))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByRole('textbox', { name: 'Message' }).fill('Have fun!')
  await anna.keyboard.press('Enter')
  await expect(ben.getByRole('tab', { name: 'Chat 1 new message' })).toBeVisible()
  await ben.reload()
  await ben.getByRole('tab', { name: 'Chat 1 new message' }).click()
  await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Anna Have fun!')
  expect(await barriersOn(ben, 'day')).toEqual([])
  await ben.getByRole('tab', { name: 'Log' }).click()
  await expect(ben.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible()
  await expect(anna.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible()
})

test('a visitor with a link that has run out is informed, and then sees the page', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  await createTable(anna)
  const path = new URL(anna.url()).pathname
  await anna.goto(`${path}?link=other`)
  const note = anna.getByRole('dialog', { name: 'This link is for another player' })
  await expect(note).toContainText('You’re here as Anna')
  await note.getByRole('button', { name: 'OK' }).click()
  await expect(note).toBeHidden()
  expect(new URL(anna.url()).search).toBe('')
  await expect(anna.getByRole('heading', { name: 'Your table is ready' })).toBeVisible()

  const nobody = await guest(browser, server, 'Nobody')
  await nobody.goto(`${path}?link=expired`)
  const spent = nobody.getByRole('dialog', { name: 'This link has expired' })
  await spent.getByRole('link', { name: 'Sign in' }).click()
  await expect(nobody.getByRole('heading', { name: 'Sign in' }).first()).toBeVisible()
})

test('who sits down reads which game it is and what is not as usual', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.goto('/lobby')
  await anna.getByText('Game options').click()
  await anna.getByLabel('Specialty tiles').check()
  await anna.getByLabel('Earnings and awards').selectOption('open to everyone')
  await anna.getByRole('button', { name: 'Create table' }).click()
  const ben = await guest(browser, server, 'Ben')
  await ben.goto(await anna.getByTestId('link').inputValue())
  await expect(ben.getByText('Kraftwagen starts when every seat is taken')).toBeVisible()
  await expect(ben.getByText('Specialty tiles · Earnings and awards: open to everyone')).toBeVisible()
})
