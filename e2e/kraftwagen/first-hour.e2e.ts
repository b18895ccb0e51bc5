import { currentStep } from '@carriage/kraftwagen'
import { expect, type Page, test } from '@playwright/test'
import { wordsIn } from '../newcomer.ts'
import { openPosition } from './kraftwagen-positions.ts'

const goal = (page: Page) => page.getByTestId('goal-line')
const bright = (page: Page) => page.getByTestId('bright')

/** As a stranger does it: without settings, from the front page. */
async function playNow(page: Page, words = 'Sell your first car'): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: words }).click()
  await expect(bright(page)).toBeEnabled()
}

/** What is on the screen: words, controls, icons, and outlines of what others did. */
function figures(page: Page) {
  return page.evaluate(() => {
    const seen = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      return (
        width > 2 &&
        height > 2 &&
        inside &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const of = text.parentElement
      if (of && seen(of) && !of.closest('.aloud, script, style, title')) texts.push(text.textContent ?? '')
    }
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(seen).length
    return {
      words: texts.join(' '),
      controls: count('button, a[href], input, select, summary'),
      icons: count('svg'),
      glowing: count('[data-glow], [data-glows]'),
    }
  })
}

function box(page: Page, selector: string) {
  return page.locator(selector).first().boundingBox()
}

/** Reads the goal line and presses the bright button until a car of mine is sold. */
async function sellByBrightButton(page: Page): Promise<number> {
  for (let inputs = 1; inputs <= 8; inputs++) {
    const before = await goal(page).innerText()
    await bright(page).click()
    await expect(goal(page)).not.toHaveText(before)
    if ((await goal(page).innerText()).includes('Sold!')) return inputs
  }
  throw new Error('Nothing was sold.')
}

/** Presses the bright button until the round is over, and returns how often. */
async function pressUntil(page: Page, most: number): Promise<number> {
  for (let inputs = 0; inputs < most; inputs++) {
    // While a rival or the bot behind a hint thinks, nothing is to be pressed.
    await expect(bright(page)).toHaveAttribute('aria-disabled', 'false')
    if ((await bright(page).innerText()).startsWith('Next')) return inputs
    await bright(page).click()
  }
  return most
}

/** The entries of the match that the device remembers. */
function savedEntries(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('carriage-house.first-hour.kraftwagen') ?? '{}') as {
      record?: string
    }
    return ((JSON.parse(stored.record ?? '{}') as { log?: object[] }).log ?? []).length
  })
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a first visit begins with little, and sells a car at once', { tag: '@core' }, async ({ page }) => {
    await playNow(page)
    const { words, controls, icons, glowing } = await figures(page)
    expect(wordsIn(words), words).toBeLessThanOrEqual(70)
    expect(controls).toBeLessThanOrEqual(8)
    expect(icons).toBeLessThanOrEqual(25)
    expect(glowing).toBe(0)
    const begun = Date.now()
    expect(await sellByBrightButton(page)).toBeLessThanOrEqual(3)
    expect(Date.now() - begun).toBeLessThan(20_000)
    await expect(goal(page)).toContainText('At 5, the saver would have paid 10.')
    await bright(page).click()
    await expect(page.getByRole('heading', { name: 'Build what they want' })).toBeVisible()
    await expect(bright(page)).toBeEnabled()
    expect(await sellByBrightButton(page)).toBeLessThanOrEqual(8)
    await expect(goal(page)).toContainText('The racer pays you 8.')
  })

  test('German takes no more room', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('carriage-house.settings', '{"language":"de"}'))
    await playNow(page, 'Verkauf dein erstes Auto')
    expect(wordsIn((await figures(page)).words)).toBeLessThanOrEqual(70)
  })

  test('a player who knows the game leaves by one press and is not asked again', async ({ page }) => {
    await playNow(page)
    await page.getByRole('button', { name: 'I know Kraftwagen' }).click()
    await expect(page.getByTestId('prompt')).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play Kraftwagen' }).click()
    await expect(page.getByTestId('prompt')).toBeVisible()
    await expect(bright(page)).toHaveCount(0)
  })

  test('market, buyers and road stand where the whole board has them', async ({ page, context }) => {
    const whole = await context.newPage()
    await openPosition(whole, { seed: 3, when: (state) => state.actor === 0 && currentStep(state).name === 'takeTile' })
    await expect(whole.locator('[data-spot="market"]')).toBeVisible()
    for (const stage of [1, 2, 3]) {
      await page.goto(`/learn/kraftwagen-stage-${stage}`)
      await expect(bright(page)).toBeEnabled()
      for (const place of ['[data-spot="market"]', '[data-place="buyers"]', '[data-place="road"]']) {
        const staged = await box(page, place)
        const there = await box(whole, place)
        expect(staged && there, place).toBeTruthy()
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(
            Math.abs((staged?.[side] ?? 0) - (there?.[side] ?? 0)),
            `${stage} ${place} ${side}`,
          ).toBeLessThanOrEqual(4)
      }
    }
  })

  test('a round is played by the bright button, goes on after a reload, and leads to the next stage', async ({
    page,
  }) => {
    await page.goto('/learn/kraftwagen-stage-3')
    await expect(bright(page)).toHaveText('Show me')
    await pressUntil(page, 6)
    const title = await page.getByRole('heading', { level: 2, name: 'A real round' }).textContent()
    await expect.poll(() => savedEntries(page)).toBeGreaterThan(5)
    const entries = await savedEntries(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Sell your first car' }).click()
    await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()
    await expect(bright(page)).toBeEnabled()
    expect(await savedEntries(page)).toBeGreaterThanOrEqual(entries)
    expect(await pressUntil(page, 50)).toBeLessThanOrEqual(40)
    await expect(goal(page)).toContainText(/You win|wins|A tie/)
    await bright(page).click()
    await expect(page.getByRole('heading', { name: 'Now with the Grand Prix' })).toBeVisible()
  })

  test('by keyboard alone', async ({ page }) => {
    await page.goto('/learn/kraftwagen-stage-1')
    await expect(bright(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(goal(page)).toContainText('Sold!')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Build what they want' })).toBeVisible()
  })
})

for (const [width, height] of [
  [820, 1180],
  [390, 844],
] as const)
  test.describe(`${width}×${height} by touch`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('another price is chosen by a tap, and the car is sold without scrolling', async ({ page }) => {
      await playNow(page)
      expect(wordsIn((await figures(page)).words)).toBeLessThanOrEqual(70)
      const five = page.getByRole('button', { name: /^Price 5/ })
      await expect(five).toBeInViewport({ ratio: 1 })
      await five.tap()
      await expect(bright(page)).toHaveText('Sell at 5')
      await bright(page).tap()
      await expect(goal(page)).toContainText('Nothing would have brought more.')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
