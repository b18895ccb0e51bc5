import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './house.ts'
import { untilMyTurn } from './local-table.ts'
import { guest, playOn } from './online-table.ts'

test('two guests lay a table, sit down and play a whole game with a bot, with the keyboard alone', async ({
  browser,
  house,
}) => {
  test.setTimeout(400_000)
  const anna = await guest(browser, house, 'Anna')
  await anna.goto('/lobby')
  await tabTo(anna, anna.getByLabel('Bots among them'))
  await anna.keyboard.press('1')
  // Arrows walk through the paces, the last of which has no clock.
  await tabTo(anna, anna.getByRole('radio', { checked: true }).first())
  while (!(await anna.getByLabel('No clock').isChecked())) await anna.keyboard.press('ArrowDown')
  await tabTo(anna, anna.getByRole('button', { name: 'Lay the table' }))
  await anna.keyboard.press('Enter')
  const link = await anna.getByTestId('link').inputValue()

  const ben = await guest(browser, house, 'Ben')
  await ben.goto(link)
  await tabTo(ben, ben.getByRole('button', { name: 'Sit down here' }).first())
  await ben.keyboard.press('Enter')
  for (const page of [anna, ben]) await expect(page.getByTestId('prompt')).toBeVisible()

  for (let moves = 0; !(await playOn([anna, ben], pressKeys)); moves++) expect(moves).toBeLessThan(4000)
  for (const page of [anna, ben]) expect(await untilMyTurn(page)).toBe('over')
})

async function pressKeys(page: Page): Promise<void> {
  await page.keyboard.press('c')
  await expect(page.locator('[data-choice="1"]:focus')).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Walks with the Tab key until it stands there. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}
