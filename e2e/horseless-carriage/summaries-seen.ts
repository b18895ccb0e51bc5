import type { Page } from '@playwright/test'

/** How a page looked at some time while a summary was open. */
interface SummarySeen {
  readonly title: string
  /** What the summary said. */
  readonly announced: string
  /** The last entry of the log that the table behind it showed. */
  readonly n: number
  /** What the players had there. */
  readonly plates: string
}

/** From now on keeps what a page shows whenever something changes while a summary is open. */
export async function watchSummaries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SummarySeen[] = []
    Object.assign(globalThis, { seen })
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    new MutationObserver(() => {
      if (!document.querySelector('[data-testid="summary"][open] h2')) return
      seen.push({
        title: textOf('[data-testid="summary"] h2'),
        announced: textOf('[data-testid="summary"] [aria-live]'),
        n: Number(document.querySelector('section[data-n]')?.getAttribute('data-n')),
        plates: textOf('ol[data-ranked]'),
      })
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

export function seenSummaries(page: Page): Promise<SummarySeen[]> {
  return page.evaluate(() => (globalThis as unknown as { seen: SummarySeen[] }).seen)
}
