import { expect, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { states } from '../states.ts'

const widths = [
  [1440, 900],
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const

for (const [name, reach] of Object.entries(states)) {
  test(`nothing bars the way: ${name}, both themes, four widths`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach(page)
    for (const theme of themes) {
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height })
        expect(await barriersOn(page, theme), `${name}, ${theme}, ${width} wide`).toEqual([])
      }
    }
  })
}
