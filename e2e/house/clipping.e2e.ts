import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { lostOn } from '../lost.ts'
import { guest, layTable, sitDown } from '../online-table.ts'
import { settled } from '../settled.ts'
import { states } from '../states.ts'

const sizes = [
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const

const elsewhere = ['home', 'lobby']

for (const [name, reach] of Object.entries(states)) {
  if (elsewhere.includes(name)) continue
  test(`no word at the table is cut off at any size: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await reach(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const zone of await openZones(page)) {
        await zone.open()
        await settled(page)
        expect.soft(await lostOn(page), `${name}, ${width} wide, ${zone.name}`).toEqual([])
      }
    }
  })
}

test('no word of a plate is cut off beside a clock', async ({ browser, house }) => {
  const viewport = { width: 1440, height: 900 }
  const anna = await guest(browser, house, 'Anna', { viewport })
  const ben = await guest(browser, house, 'Benedikt-Maximilian', { viewport })
  await sitDown(ben, await layTable(anna, 'kraftwagen', 'A move a day'))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  for (const page of [anna, ben]) {
    await settled(page)
    expect(await lostOn(page)).toEqual([])
  }
})

interface OpenZone {
  readonly name: string
  readonly open: () => Promise<void>
}

/** On a phone the tabs, one by one, unless a dialog lies over them; on a desk all there is. */
async function openZones(page: Page): Promise<readonly OpenZone[]> {
  await settled(page)
  const tabs = page.getByRole('navigation').getByRole('button')
  const covered = (await page.locator('dialog[open]').count()) > 0
  const names = covered ? [] : await tabs.allInnerTexts()
  if (names.length === 0) return [{ name: 'everything', open: () => Promise.resolve() }]
  return names.map((name, place) => ({ name, open: () => tabs.nth(place).click() }))
}
