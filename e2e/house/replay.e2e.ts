import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from '../local-table.ts'

test('a game can be watched again from a link to any move', async ({ page }) => {
  await playNow(page)
  for (let moves = 0; moves < 10 && (await untilMyTurn(page)) === 'mine'; moves++) {
    await move(page, () => page.locator('[data-choice]').first().click())
  }
  await untilMyTurn(page)
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/replay#move=7`)
  await expect(page.getByText(/^Move 7 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(page.getByText(/^Move 8 of \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^Move 6 of \d+$/)).toBeVisible()
  expect(page.url()).toContain('#move=6')
})

test('the file of a recorded game is opened and watched', async ({ page }) => {
  await page.goto('/replay')
  const field = page.getByLabel('File of a recorded game')
  await field.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert')).toContainText('This is not the file of a recorded game')
  await field.setInputFiles(resolve(import.meta.dirname, '../../games/kraftwagen/fixtures/two-players.record.json'))
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect(page.getByText(/^Move 0 of \d+$/)).toBeVisible()
})
