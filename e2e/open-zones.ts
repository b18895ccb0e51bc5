import type { Page } from '@playwright/test'
import { settled } from './settled.ts'
import { zoneDrawn } from './zone-drawn.ts'

interface OpenZone {
  readonly name: string
  readonly open: () => Promise<void>
}

/** For how many milliseconds nothing may change: there are hundreds of zones to wait for, and nobody plays meanwhile. */
const calm = 80

/** On a phone the tabs, one by one, unless a dialog lies over them; on a desktop all there is. */
export async function openZones(page: Page): Promise<readonly OpenZone[]> {
  await settled(page, calm)
  const tabs = page.getByRole('navigation').getByRole('button')
  const covered = (await page.locator('dialog[open]').count()) > 0
  const names = covered ? [] : await tabs.allInnerTexts()
  if (names.length === 0) return [{ name: 'everything', open: () => Promise.resolve() }]
  return names.map((name, place) => ({
    name: name.replaceAll(/\s+/g, ' '),
    open: async () => {
      await tabs.nth(place).dispatchEvent('click')
      await zoneDrawn(page)
      await settled(page, calm)
    },
  }))
}
