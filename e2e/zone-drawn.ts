import type { Page } from '@playwright/test'

/** Waits until a phone has drawn the zone of the tab that is open: the tab itself answers before. */
export async function zoneDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const zone = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.zone
    return zone('nav [aria-current]') === zone('main')
  })
}
