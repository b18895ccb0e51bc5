import { expect, type Page } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest } from '../online-table.ts'
import { createTableForPeople, playUntil } from '../people-table.ts'
import { test } from '../server.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('notes are stored as they are written, follow me to my phone, and nobody else finds them', {
  tag: '@core',
}, async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna', { viewport: desktop })
  const ben = await guest(browser, server, 'Ben')
  const { id } = await createTableForPeople([anna, ben], 'kraftwagen')
  await anna.goto(`/table/${id}`)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  await anna.keyboard.press('m')
  const notes = anna.getByLabel('Your notes on this game')
  await expect(notes).toBeFocused()
  await expect(status(anna)).toHaveText('Saved.')
  await anna.keyboard.type('Ben saves his workers.')
  await expect(status(anna)).toHaveText('Saved.')
  await lookAtTable(anna, 'notes-en')

  await test.step('on the phone, by touch', async () => {
    const storageState = await anna.context().storageState()
    const hand = await guest(browser, server, 'Anna', { viewport: phone, hasTouch: true, storageState })
    await hand.goto('/my-games')
    await expect(hand.locator(`[data-table="${id}"]`)).toContainText('with your notes')
    await lookAt(hand, 'mine-noted')
    await hand.setViewportSize(phone)
    await hand.goto(`/table/${id}`)
    await hand.getByRole('button', { name: 'Menu' }).tap()
    await hand.getByRole('button', { name: 'My notes' }).tap()
    const there = hand.getByLabel('Your notes on this game')
    await expect(there).toHaveValue('Ben saves his workers.')
    await there.fill('Ben has an engine of four.')
    await expect(status(hand)).toHaveText('Saved.')
  })

  await test.step('the desktop has not seen that: I say which notes stay', async () => {
    await notes.fill('Ben sells cheaply.')
    await expect(status(anna)).toContainText('another device')
    await expect(anna.getByText('Ben has an engine of four.')).toBeVisible()
    await anna.getByRole('button', { name: 'Use the others' }).click()
    await expect(notes).toHaveValue('Ben has an engine of four.')
    await expect(status(anna)).toHaveText('Saved.')
  })

  await ben.goto(`/table/${id}`)
  await expect(ben.getByTestId('prompt')).toBeVisible()
  await ben.keyboard.press('m')
  await expect(ben.getByLabel('Your notes on this game')).toHaveValue('')
  const eve = await guest(browser, server, 'Eve', { viewport: desktop })
  await eve.goto(`/table/${id}`)
  await expect(eve.getByRole('tab', { name: 'Log' })).toBeVisible()
  await expect(eve.getByRole('tab', { name: 'My notes' })).toHaveCount(0)
})

test('the log is filtered by player and by meaning, and stays so while I look elsewhere', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna', { viewport: desktop, locale: 'de-DE' })
  const ben = await guest(browser, server, 'Ben')
  const table = await createTableForPeople([anna, ben], 'kraftwagen')
  await playUntil<{ round: number }>(table, ({ round }) => round > 1)
  await anna.goto(`/table/${table.id}`)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  await anna.keyboard.press('l')
  const log = anna.getByRole('list', { name: 'Verlauf' })
  const whose = anna.getByLabel('Wer', { exact: true })
  const what = anna.getByRole('combobox', { name: 'Was' })
  await expect(log.getByRole('listitem').first()).toBeVisible()
  await whose.selectOption({ label: 'Player 2' })
  await expect(log).not.toContainText('Player 1 nimmt')
  await expect(log).not.toContainText('Player 1 verkauft')
  await expect(log).toContainText('Player 2')
  await what.selectOption('scores')
  await whose.selectOption({ label: 'Alle' })
  await expect(log).toContainText(/verkauf|Rennen|Punkt|Geld|Mark/i)
  const scores = await log.getByRole('listitem').count()
  await anna.keyboard.press('Tab')
  await anna.getByRole('tab', { name: 'Auswahl' }).click()
  await anna.getByRole('tab', { name: 'Verlauf' }).click()
  await expect(what).toHaveValue('scores')
  expect(await log.getByRole('listitem').count()).toBe(scores)
  await what.selectOption('moves')
  await expect(log).toContainText('Player 1')
  await lookAtTable(anna, 'log-de')
})

const status = (page: Page) => page.getByRole('status').and(page.locator('[data-status]'))

/** A table is drawn for a desktop or for a hand: what is open stays open in both. */
async function lookAtTable(page: Page, picture: string): Promise<void> {
  await lookAt(page, picture)
  await page.setViewportSize(desktop)
}
