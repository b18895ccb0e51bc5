import { currentStep, type State } from '@carriage/kraftwagen'
import { expect, type Page, test } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { openPosition } from './kraftwagen-positions.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

function mine(step: string) {
  return (state: State) => state.actor === 0 && state.round === 2 && currentStep(state).name === step
}

function openTab(page: Page) {
  return page.getByRole('navigation').locator('[aria-current]')
}

test('a phone opens the zone in which something is asked', async ({ page }) => {
  await openPosition(page, { seed: 3, when: mine('priceCar') })
  await untilMyTurn(page)
  await expect(openTab(page)).toHaveText('My board')
  await openPosition(page, { seed: 3, when: mine('takeTile') })
  await untilMyTurn(page)
  await expect(openTab(page)).toHaveText('Board')
})

test('the tabs of a phone show where rivals changed something, until their zone is open', async ({ page }) => {
  await openPosition(page, { seed: 3, when: mine('takeTile') })
  await untilMyTurn(page)
  const rivals = page.getByRole('navigation').getByRole('button', { name: 'Rivals' })
  await expect(rivals).toHaveAttribute('data-glows', 'true')
  await expect(rivals).toHaveAttribute('title', 'Something changed here.')
  await rivals.tap()
  await expect(rivals).not.toHaveAttribute('data-glows')
})
