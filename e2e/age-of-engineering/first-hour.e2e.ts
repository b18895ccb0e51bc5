import { expect, test } from '@playwright/test'
import { bright, goal, playFromPoster, pressBright, screenFigures } from '../first-hour.ts'

const game = 'Age of Engineering'

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a first visit begins with little, and sells one car twice at once', async ({ page }) => {
    await playFromPoster(page, game)
    const { words, controls, glowing } = await screenFigures(page)
    expect(words).toBeLessThanOrEqual(125)
    expect(controls).toBeLessThanOrEqual(10)
    expect(glowing).toBe(0)
    const { inputs, ms } = await pressBright(page, 'You sold your car', 3)
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ words, controls, inputs, ms }) })
    expect(ms).toBeLessThan(20_000)
    await expect(goal(page)).toContainText('At 5, it would have brought 10.')
  })

  test('a player who knows the game leaves by one press and is not asked again', async ({ page }) => {
    await playFromPoster(page, game)
    await page.getByRole('button', { name: /^I know/ }).click()
    await expect(page.getByTestId('prompt')).toBeVisible()
    await page.goto('/')
    await page.getByRole('region', { name: 'The games' }).getByRole('button', { name: game }).click()
    await expect(page.getByTestId('prompt')).toBeVisible()
  })

  test('by keyboard alone, in German', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('carriage-house.settings', '{"language":"de"}'))
    await page.goto('/learn/age-of-engineering-stage-1')
    await expect(bright(page)).toBeFocused()
    expect((await screenFigures(page)).words).toBeLessThanOrEqual(125)
    await page.keyboard.press('Enter')
    await expect(goal(page)).toContainText('Du hast dein Auto zweimal verkauft: 6.')
  })
})

for (const [width, height] of [
  [820, 1180],
  [390, 844],
] as const)
  test.describe(`${width}×${height} by touch`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('another price is chosen by a tap, and the car is sold without scrolling', async ({ page }) => {
      await page.goto('/learn/age-of-engineering-stage-1')
      const five = page.getByRole('button', { name: /^Price 5/ })
      await expect(five).toBeInViewport({ ratio: 1 })
      await five.tap()
      await expect(bright(page)).toHaveText('Sell at 5')
      await bright(page).tap()
      await expect(goal(page)).toContainText('Nothing would have brought more.')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })

test('the second stage is walked through by what is bright', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/age-of-engineering-stage-2')
  for (const words of ['Take it', 'Invite', 'Sell at 8']) {
    await expect(bright(page)).toHaveText(words)
    await bright(page).click()
  }
  await expect(goal(page)).toContainText('You sold your car twice: 16. At 10, it would have brought 20.')
})
