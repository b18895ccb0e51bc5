import { currentStep, type State } from '@carriage/kraftwagen'
import { expect, test } from '@playwright/test'
import { playNow, untilMyTurn } from '../local-table.ts'
import { openPosition } from './kraftwagen-positions.ts'

test('a newcomer is shown the goal in one sentence and offered the lesson', { tag: '@core' }, async ({ page }) => {
  await playNow(page)
  await untilMyTurn(page)
  const goal = page.getByTestId('goal')
  await expect(goal).toContainText('Your goal: earn the most in three rounds')
  await goal.getByRole('link', { name: 'Play the lesson first' }).click()
  await expect(page).toHaveURL(/\/learn/)
})

test('who has played for a while is no longer shown the goal', async ({ page }) => {
  const mine = (state: State) => state.actor === 0 && state.round === 2 && currentStep(state).name === 'takeTile'
  await openPosition(page, { seed: 3, when: mine })
  await expect(page.getByTestId('goal')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('buyers and cars are in sight when a price is asked', async ({ page }) => {
    const asksPrice = (state: State) =>
      state.actor === 0 && state.activeBuyers.length > 0 && currentStep(state).name === 'priceCar'
    await openPosition(page, { seed: 3, when: asksPrice })
    const rail = page.locator('[data-move*="priceCar"]').first()
    if (!(await rail.isVisible())) await page.getByRole('navigation').getByRole('button', { name: 'My board' }).tap()
    await expect(rail).toBeInViewport()
    await expect(page.locator('[data-spot="buyer 0"]')).toBeInViewport()
  })
})
