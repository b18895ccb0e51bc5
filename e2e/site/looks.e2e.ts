import { expect, test } from '@playwright/test'
import { faultsOn, resize, tableSizes } from '../crowded.ts'
import { openZones } from '../open-zones.ts'
import { moments, states } from '../states.ts'

/** Each kind of layout once: boards, prices, notes, lists, endings, a floor, a lesson. `pnpm looks` goes through all others. */
const chosen = [
  'table-with-preview',
  'refusal',
  'text',
  'final-ranking',
  'engineering-table',
  'engineering-price',
  'carriage-lesson',
] as const

for (const name of chosen) {
  test(`nothing is lost, crowded or too small at seven sizes: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await { ...states, ...moments }[name]?.(page)
    for (const [width, height] of tableSizes) {
      await resize(page, width, height)
      for (const zone of await openZones(page)) {
        await zone.open()
        expect.soft(await faultsOn(page), `${width}×${height}, ${zone.name}`).toEqual([])
      }
    }
  })
}
