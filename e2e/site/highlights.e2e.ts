import { currentStep, type State } from '@carriage/kraftwagen'
import { expect, type Page, test } from '@playwright/test'
import { barriersNow } from '../barriers.ts'
import { openPosition } from '../kraftwagen/kraftwagen-positions.ts'
import { move, untilMyTurn } from '../local-table.ts'

const mine = (state: State) => state.actor === 0 && state.round === 2 && currentStep(state).name === 'takeTile'

/** The names of the places that glow, each once. */
function glowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const glow = getComputedStyle(document.documentElement).getPropertyValue('--glow').trim()
    const probe = document.createElement('i')
    probe.style.color = glow
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    const spots = [...document.querySelectorAll('[data-spot]')].filter((part) => {
      const { outlineColor, outlineStyle, filter, stroke } = getComputedStyle(part)
      return (outlineStyle === 'solid' && outlineColor === color) || filter.includes(color) || stroke === color
    })
    return [...new Set(spots.map((part) => part.getAttribute('data-spot') ?? ''))]
  })
}

/** Counts every token that flies. */
async function countFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as { flights: number }
    here.flights = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && 'flight' in node.dataset) here.flights++
    }).observe(document, { childList: true, subtree: true })
  })
}

const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: number }).flights)

/** Keeps the names of all places that glow from now on. */
async function watchGlow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spots = new Set<string>()
    Object.assign(window, { spots })
    const read = () => {
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      for (const spot of rules.join('').match(/(?<=data-spot=")[^"]*/g) ?? []) spots.add(spot)
      requestAnimationFrame(read)
    }
    read()
  })
}

const spotsThatGlowed = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { spots: ReadonlySet<string> }).spots])

async function at(page: Page, speed: number): Promise<void> {
  await page.addInitScript(
    (speed) => localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed })),
    speed,
  )
}

test('what a rival changes glows during that turn and is named in one sentence, and nothing glows while I act', {
  tag: '@core',
}, async ({ page }) => {
  await countFlights(page)
  await at(page, 1)
  await openPosition(page, { seed: 3, when: mine })
  await expect(page.locator('[data-highlight]')).toHaveText(/\w{3}.*\./)
  await expect.poll(() => glowing(page)).toEqual([])
  await move(page, async () => page.locator('[data-move*="takeTile"][data-legal]').first().click())
  expect(await glowing(page)).toEqual([])
  await watchGlow(page)
  const rivalsGlowed = async () => {
    const glowed = await spotsThatGlowed(page)
    return glowed.some((spot) => /^(marker|seat|parts|workers|points|cards) [12]/.test(spot))
  }
  for (let acts = 0; acts < 20 && !((await flights(page)) > 0 && (await rivalsGlowed())); acts++) {
    expect(await untilMyTurn(page)).toBe('mine')
    await move(page, async () => {
      const end = page.getByRole('button', { name: /^End turn/ })
      if (await end.isEnabled()) await end.click()
      else await page.locator('[data-legal]').first().click()
    })
  }
  expect(await flights(page)).toBeGreaterThan(0)
  expect(await rivalsGlowed()).toBe(true)
  await untilMyTurn(page)
  await expect.poll(() => glowing(page)).toEqual([])
})

test('who wants no motion reads what happened, and nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await countFlights(page)
  await openPosition(page, { seed: 3, when: mine })
  await expect(page.locator('[data-highlight]')).toHaveText(/\w{3}.*\./)
  // What happened is shown as stills, from one to the next.
  await page.keyboard.press('v')
  const show = page.getByTestId('show-me')
  await expect(show).toHaveAttribute('data-step', '0')
  await show.getByRole('button', { name: 'Next' }).click()
  await expect(show).toHaveAttribute('data-step', '1')
  expect(await barriersNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('prompt')).toBeVisible()
  await expect(show).toHaveCount(0)
  expect(await flights(page)).toBe(0)
})

test('"Show me" plays automatically what happened since my turn, and gives the table back', async ({ page }) => {
  await at(page, 2)
  await openPosition(page, { seed: 3, when: mine })
  const asked = await page.getByTestId('prompt').textContent()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show me' }).click()
  const show = page.getByTestId('show-me')
  await expect(show).toHaveAttribute('data-step', /[1-9]/)
  await expect(show).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByTestId('prompt')).toHaveText(asked ?? '')
})
