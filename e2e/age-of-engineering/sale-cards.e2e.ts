import { expect, test } from '@playwright/test'
import { settled } from '../settled.ts'
import { openPosition } from './age-of-engineering-positions.ts'
import { endsWithSales } from './age-of-engineering-states.ts'

for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce' })

    test('no badge, buyer or stamp of a sold car lies over another or over the edge of its card', async ({ page }) => {
      await openPosition(page, { seed: 69, when: endsWithSales })
      await page.keyboard.press('e')
      const cards = page.locator('[data-sale-card]')
      await expect(cards.getByText('×2')).not.toHaveCount(0)
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await settled(page)
        expect(
          await cards.evaluateAll((cards) =>
            cards.flatMap((card) => {
              const edge = card.getBoundingClientRect()
              const [, values, deal] = card.children
              const parts = [...(values?.children ?? []), ...(deal?.children ?? [])]
              const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }))
              const beyond = boxes.filter(({ box }) => box.left < edge.left || box.right > edge.right + 0.5)
              const stamp = boxes.find(({ part }) => part === deal?.lastElementChild && part.textContent !== '')
              const covered = boxes.filter(
                ({ part, box }) =>
                  stamp &&
                  part !== stamp.part &&
                  box.right > stamp.box.left + 1 &&
                  box.left < stamp.box.right - 1 &&
                  box.bottom > stamp.box.top + 1 &&
                  box.top < stamp.box.bottom - 1,
              )
              return [...beyond, ...covered].map(({ part }) => `${card.textContent}: ${part.outerHTML.slice(0, 60)}`)
            }),
          ),
          `${width} wide`,
        ).toEqual([])
      }
    })
  })
