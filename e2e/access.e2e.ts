import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { states } from './states.ts'

const widths = [
  [1440, 900],
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const

for (const [name, reach] of Object.entries(states)) {
  test(`nothing bars the way: ${name}, both themes, four widths`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach(page)
    for (const theme of ['day', 'night']) {
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height })
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, theme)
        await page.waitForTimeout(300)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        )
        expect(told, `${name}, ${theme}, ${width} wide`).toEqual([])
      }
    }
  })
}
