import { expect, type Page } from '@playwright/test'
import { test } from './house.ts'
import { untilMyTurn } from './local-table.ts'
import { guest, layTable, playOn, sitDown } from './online-table.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('two guests with phones play a whole game with a bot, by touch', async ({ browser, house }) => {
  test.setTimeout(400_000)
  const anna = await guest(browser, house, 'Anna', phone)
  const ben = await guest(browser, house, 'Ben', phone)
  await sitDown(ben, await layTable(anna))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  for (let moves = 0; !(await playOn([anna, ben], tapTwice)); moves++) expect(moves).toBeLessThan(4000)
  for (const page of [anna, ben]) expect(await untilMyTurn(page)).toBe('over')
})

/** The first tap shows what the choice would do, the second plays it. */
async function tapTwice(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^All choices as a list/ })
  if (await fold.isVisible()) await fold.tap()
  const choice = page.locator('[data-choice]').first()
  await choice.tap()
  await expect(choice).toHaveAttribute('data-chosen', 'true')
  await choice.tap()
}
