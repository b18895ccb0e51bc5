import { expect, test } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { settled } from '../settled.ts'
import { openPosition } from './horseless-positions.ts'

test('beside the market no line of the windows and of what was sold is cut in two', async ({ page }) => {
  await openPosition(page, {
    seats: 4,
    seed: 11,
    when: ({ year, stage, players }) =>
      year >= 3 && stage.name === 'sales' && stage.selling[0] === 0 && players.length === 4,
  })
  await untilMyTurn(page)
  const facts = page.locator('[data-whole-lines]')
  await expect(facts).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1440, 800],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const scroll of [0, 37, 10_000]) {
      await facts.evaluate((area, scroll) => area.scrollTo(0, scroll), scroll)
      await settled(page)
      expect(
        await facts.evaluate((area) => {
          const { top, bottom } = area.getBoundingClientRect()
          const [, above = '0', below = '0'] = /inset\(([\d.]+)px 0(?:px)? ([\d.]+)px/.exec(area.style.clipPath) ?? []
          const [first, last] = [top + Number(above), bottom - Number(below)]
          return [...area.querySelectorAll('li')]
            .map((line) => ({ line, box: line.getBoundingClientRect() }))
            .filter(
              ({ box }) =>
                (box.top < last - 1 && box.bottom > last + 1) || (box.top < first - 1 && box.bottom > first + 1),
            )
            .map(({ line }) => line.textContent)
        }),
        `${width}×${height}, ${scroll}`,
      ).toEqual([])
    }
  }
})
