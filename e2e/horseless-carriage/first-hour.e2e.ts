import { expect, test } from '@playwright/test'
import { bright, goal, playFromPoster, pressBright, screenFigures } from '../first-hour.ts'

const game = 'Horseless Carriage'

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a first visit begins with little, and sells two cars at once', async ({ page }) => {
    await playFromPoster(page, game)
    const { words, controls, glowing } = await screenFigures(page)
    expect(words).toBeLessThanOrEqual(100)
    expect(controls).toBeLessThanOrEqual(6)
    expect(glowing).toBe(0)
    const { inputs, ms } = await pressBright(page, 'You sold 2 cars: $12.', 3)
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ words, controls, inputs, ms }) })
    expect(ms).toBeLessThan(40_000)
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
    await page.goto('/learn/horseless-carriage-stage-1')
    await expect(bright(page)).toBeFocused()
    expect((await screenFigures(page)).words).toBeLessThanOrEqual(100)
    for (const words of ['Bremse hierher', 'Werk öffnen', 'An sie verkaufen']) {
      await expect(bright(page)).toHaveText(words)
      await expect(bright(page)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(goal(page)).toContainText('Du hast 2 Autos verkauft: 12 $.')
  })
})

for (const [width, height] of [
  [820, 1180],
  [390, 844],
] as const)
  test.describe(`${width}×${height} by touch`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('a tap on the green place lays the brake, and everything fits', async ({ page }) => {
      await page.goto('/learn/horseless-carriage-stage-1')
      const place = page.getByRole('button', { name: /^brake/i }).and(page.getByTestId('proposal'))
      await expect(place).toBeInViewport({ ratio: 1 })
      await place.tap()
      await expect(goal(page)).toContainText('Open your works.')
      await bright(page).tap()
      await bright(page).tap()
      await expect(goal(page)).toContainText('You sold 2 cars: $12.')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })

test('the second stage is walked through by what is bright, over two years', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/horseless-carriage-stage-2')
  for (const words of [
    'Put the mainline here',
    'Put the dealership here',
    'Put the brake here',
    'Open the works',
    'Sell to them',
    'Continue',
    'Continue',
    'Put the engine here',
    'Put the new floor here',
    'Open the works',
    'Sell to them',
  ]) {
    await expect(bright(page)).toHaveText(words)
    await expect(bright(page)).toBeInViewport({ ratio: 1 })
    await bright(page).click()
  }
  await expect(goal(page)).toContainText('You sold 3 cars: $12.')
  await expect(bright(page)).toHaveText('Play a whole game')
})
