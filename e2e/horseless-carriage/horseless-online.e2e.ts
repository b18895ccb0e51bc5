import { expect, type Page } from '@playwright/test'
import { lastEntry, look } from '../local-table.ts'
import { guest, sitDown } from '../online-table.ts'
import { test } from '../server.ts'
import { decide, stageOf } from './horseless-table.ts'

/** Creates a table of Horseless Carriage for two people and a bot; gives the link that it shows. */
async function createTable(page: Page): Promise<string> {
  await page.goto('/lobby')
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('horseless-carriage')
  await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1')
  await page.getByLabel('No time limit').check()
  await page.getByRole('button', { name: 'Create table' }).click()
  return page.getByTestId('link').inputValue()
}

test('two guests and a bot play Horseless Carriage online while somebody watches', async ({ browser, server }) => {
  const desktop = { viewport: { width: 1440, height: 900 } }
  const anna = await guest(browser, server, 'Anna', desktop)
  const ben = await guest(browser, server, 'Ben', desktop)
  const link = await createTable(anna)
  await sitDown(ben, link)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const cleo = await guest(browser, server, 'Cleo', desktop)
  await cleo.goto(link)
  await expect(cleo.getByRole('button', { name: 'All factories' })).toBeVisible()
  // The whole game is played on the device; here it is enough that each kind of decision was made online.
  const kinds = ['setUp', 'research', 'focus', 'factory', 'demand']
  const stages = new Set<string>()
  for (let turn = 0; kinds.some((stage) => !stages.has(stage)); turn++) {
    expect(turn).toBeLessThan(2_000)
    const page = turn % 2 === 0 ? anna : ben
    const now = await look(page)
    expect(now).not.toBe('over')
    if (now === 'summary') await page.keyboard.press('Escape')
    if (now !== 'mine') continue
    stages.add(await stageOf(page))
    await decide(page, turn)
  }
  const pages = [anna, ben, cleo]
  await expect
    .poll(async () => {
      // The table follows when the round summary is closed.
      for (const page of pages) await page.keyboard.press('Escape')
      return new Set(await Promise.all(pages.map(lastEntry))).size
    })
    .toBe(1)
})
