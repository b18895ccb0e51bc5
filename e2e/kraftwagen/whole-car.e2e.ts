import { kraftwagen, playerOf, type State } from '@carriage/kraftwagen'
import { wholeCars } from '@carriage/kraftwagen/forecast'
import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lastEntry, untilMyTurn } from '../local-table.ts'
import { phone } from '../online-table.ts'
import { test } from '../server.ts'
import { openPosition } from './kraftwagen-positions.ts'

/** The first player may place a car, with a choice of crew and price, and one would sell. */
function canPlace(state: State): boolean {
  if (state.actor !== 0 || state.phase !== 'action' || playerOf(state, 0).canteen < 2) return false
  const cars = [...kraftwagen.moves(state, 0)].some(({ kind }) => kind === 'placeCar')
  return cars && state.availablePrices.length > 1 && wholeCars(state, 0).length > 0
}

for (const { device, options, language } of [
  {
    device: 'on a desktop in English',
    options: { viewport: { width: 1440, height: 900 } },
    language: /\d\/\d, \d+× at \d+: \+\d+/,
  },
  { device: 'in a hand in German', options: { ...phone, locale: 'de-DE' }, language: /\d\/\d, \d+× zu \d+: \+\d+/ },
])
  test(`a car with its crew and price is one input ${device}, and can be taken back`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, ...options })
    const page = await context.newPage()
    await openPosition(page, { seed: 1, when: canPlace })
    await untilMyTurn(page)
    const cars = page.locator('[data-whole]')
    await expect(cars.first()).toContainText(language)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    const before = await lastEntry(page)
    await cars.first().click()
    // Parts, crew and price are entries of their own.
    await expect.poll(() => lastEntry(page)).toBeGreaterThanOrEqual(before + 3)
    await page.keyboard.press('u')
    await expect.poll(() => lastEntry(page)).toBeGreaterThanOrEqual(before + 4)
  })
