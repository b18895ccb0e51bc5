import type { State } from '@carriage/horseless-carriage'
import { expect, type Page, test } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { openPosition } from './horseless-positions.ts'

/** Six windows or more lie on the market, and it is for me to sell. */
function isCrowded({ stage }: State): boolean {
  if (stage.name !== 'sales' || stage.selling[0] !== 0 || stage.step.name !== 'dealership') return false
  const windows = stage.offers.flatMap(({ dealerships }) => dealerships).filter(({ placed }) => placed)
  return windows.length >= 6
}

/** Labels that cover another label, a price, a spark or a buyer, as the browser has drawn them. */
function covered(page: Page): Promise<{ readonly labels: number; readonly over: readonly string[] }> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((of) => ({
        is: `${selector} ${of.textContent}`,
        box: of.getBoundingClientRect(),
      }))
    const labels = boxes('[data-window-label], [data-sale-label], [data-sale] span')
    const others = [...boxes('[data-price]'), ...boxes('[data-waiting] path')]
    const over: string[] = []
    for (const [index, a] of labels.entries())
      for (const b of [...labels.slice(index + 1), ...others]) {
        const apart =
          a.box.right <= b.box.left + 0.5 ||
          b.box.right <= a.box.left + 0.5 ||
          a.box.bottom <= b.box.top + 0.5 ||
          b.box.bottom <= a.box.top + 0.5
        if (!apart) over.push(`${a.is} over ${b.is}`)
      }
    return { labels: labels.length, over }
  })
}

test('with six windows of five players no label of the market covers a label, a price, a spark or a buyer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPosition(page, { seats: 5, seed: 8, when: isCrowded })
  await untilMyTurn(page)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (width < 1000) await page.getByRole('navigation').getByRole('button', { name: 'Market', exact: true }).click()
    await expect(page.locator('[data-window-label]').nth(5)).toBeVisible()
    // Drawn small while they come in; what is asked for is how they stay.
    await expect
      .poll(async () => {
        const { labels, over } = await covered(page)
        return labels >= 7 ? over : ['too few labels']
      })
      .toEqual([])
  }
})
