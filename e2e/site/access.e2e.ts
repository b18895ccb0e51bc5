import { expect, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { openZones } from '../open-zones.ts'
import { states } from '../states.ts'

const widths = [
  [1440, 900],
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const

const sizes = [
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const

/** A page, a list, each game's board, a text and an ending: each kind of layout once. */
const core = ['home', 'lobby', 'table-with-preview', 'engineering-table', 'carriage-building', 'text', 'final-ranking']

/** Pages that are no table. */
const elsewhere = ['home', 'lobby']

// To come to a state takes as long as to look at it, so both looks are taken at the same page.
for (const [name, reach] of Object.entries(states)) {
  test(`nothing bars the way, and no word at the table is cut off: ${name}`, {
    tag: core.includes(name) ? '@core' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await reach(page)
    await test.step('no barrier, in both themes and four widths', async () => {
      for (const theme of themes)
        for (const [width, height] of widths) {
          await page.setViewportSize({ width, height })
          expect.soft(await barriersOn(page, theme), `${name}, ${theme}, ${width} wide`).toEqual([])
        }
    })
    if (elsewhere.includes(name)) return
    await test.step('no word cut off, in five sizes', async () => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        for (const zone of await openZones(page)) {
          await zone.open()
          expect.soft(await lostOn(page), `${name}, ${width} wide, ${zone.name}`).toEqual([])
        }
      }
    })
  })
}
