import { ageOfEngineering, type State } from '@carriage/age-of-engineering'
import { priceForecast } from '@carriage/age-of-engineering/forecast'
import { expect, test } from '@playwright/test'
import { lastEntry, move, untilMyTurn } from '../local-table.ts'
import { expectNoPageScroll, playWithKeyboard, playWithMouse } from '../whole-game.ts'
import { openPosition } from './age-of-engineering-positions.ts'
import { playAgeOfEngineering } from './age-of-engineering-table.ts'

// Three rounds of three companies are a long way, and longer where the machine is busy.
test.setTimeout(420_000)

test('Age of Engineering is played with the mouse, on the drawn board wherever it offers a move', async ({ page }) => {
  await playAgeOfEngineering(page)
  await playWithMouse(page, 40)
})

test('a whole game of Age of Engineering with the keyboard alone', { tag: '@core' }, async ({ page }) => {
  await playAgeOfEngineering(page)
  await playWithKeyboard(page)
  await expect(page.getByRole('region', { name: 'Where the points came from' })).toBeVisible()
})

test('nothing of Age of Engineering needs a page scroll on my turn at 1280 by 800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await playAgeOfEngineering(page)
  await expectNoPageScroll(page)
})

test('the old name of a token finds what it is called here, and the card of rulings opens a rule', async ({ page }) => {
  await playAgeOfEngineering(page)
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByRole('searchbox', { name: /rules/i }).fill('mass production token')
  await expect(page.getByText('Also called: mass production token')).toBeVisible()
  await page.getByRole('searchbox', { name: /rules/i }).fill('')
  await page.getByText(/Our rulings: questions and answers/).click()
  await page.getByRole('button', { name: 'AE-10.8', exact: true }).click()
  await expect(page.locator('#rule-AE-10\\.8').first()).toHaveAttribute('data-marked', 'true')
})

test('a player who asks to be stopped is stopped before ending a turn with a car that would sell, and only then', async ({
  page,
}) => {
  await openPosition(page, { seed: 1, when: couldSellACar })
  await untilMyTurn(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel(/^Warn me before I forget a car/).check()
  await page.keyboard.press('Escape')
  const before = await lastEntry(page)
  await page.keyboard.press('e')
  const question = page.getByRole('alert').filter({ hasText: 'You could still place a car that would earn' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toBeHidden()
  expect(await lastEntry(page)).toBe(before)

  await page.getByRole('button', { name: 'End turn' }).click()
  await move(page, () => question.getByRole('button', { name: 'End turn anyway' }).click())
})

/** My turn could end now, and a car with one worker would find a buyer. */
function couldSellACar(state: State): boolean {
  if (state.actor !== 0 || !ageOfEngineering.judge(state, 0, { kind: 'endTurn' }).legal) return false
  const cars = [...ageOfEngineering.moves(state, 0)].filter((move) => move.kind === 'placeCar')
  const crew = { workers: 1, salesperson: false }
  return cars.some(({ body, engine }) =>
    priceForecast(state, 0, { body, engine, ...crew })?.prices.some(({ fate }) => fate.paid > 0),
  )
}
