import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lastEntry, look, move } from '../local-table.ts'
import { clickFirst, createTable, guest, playOn, sitDown } from '../online-table.ts'
import { test } from '../server.ts'

const game = 'age-of-engineering'

test('two guests and a bot play online while somebody watches; one plans a turn, and plays it with one tap', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  const link = await createTable(anna, game)
  await sitDown(ben, link)
  const cleo = await guest(browser, server, 'Cleo')
  await cleo.goto(link)
  await expect(cleo.getByTestId('prompt')).toBeVisible()
  const plan = anna.getByRole('button', { name: 'Plan ahead' })
  for (let looks = 0; !((await plan.isVisible()) && (await look(ben)) === 'mine'); looks++) {
    expect(looks).toBeLessThan(500)
    await playOn([anna, ben], clickFirst)
  }
  const before = await lastEntry(anna)
  await plan.click()
  await expect(anna.getByTestId('prompt')).toContainText('Planning only')
  for (const theme of themes) expect(await barriersOn(anna, theme), `planning, ${theme}`).toEqual([])
  await anna.locator('[data-choice]').first().click()
  await anna.getByRole('button', { name: 'Save plan' }).click()
  const note = anna.getByRole('region', { name: 'Your plan' })
  await expect(note.getByRole('listitem')).toHaveCount(1)
  for (const theme of themes) expect(await barriersOn(anna, theme), `a plan, ${theme}`).toEqual([])
  expect(await lastEntry(anna)).toBe(before)

  for (let now = await look(anna); now !== 'mine'; now = await look(anna)) {
    if (now === 'summary') await anna.keyboard.press('Escape')
    await playOn([ben], clickFirst)
  }
  await move(anna, () => note.getByRole('button', { name: 'Play plan' }).click())
  await expect(note).toBeHidden()

  for (let looks = 0; (await lastEntry(anna)) < 40; looks++) {
    expect(looks).toBeLessThan(2_000)
    await playOn([anna, ben], clickFirst)
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
