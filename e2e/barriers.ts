import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

export const themes = ['day', 'night'] as const

/** What bars the way on a page in a theme. The night changes colours and nothing else, so only they are judged again. */
export async function barriersOn(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  await settled(page)
  // A page is one frame; the other mode opens a second page to put the findings of several together.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  if (theme === 'night') builder.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
