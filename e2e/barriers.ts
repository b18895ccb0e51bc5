import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { settled } from './settled.ts'

export const themes = ['day', 'night'] as const

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What bars the way on a page in a theme. The night changes colours and nothing else, so only they are judged again. */
export async function barriersOn(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)
  // Nothing but colours changes.
  await settled(page, 80)
  return barriersNow(page, theme === 'night' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {})
}

/** What bars the way on a page as it is; if asked so only in a part of it, or in the dialog that lies over it. */
export async function barriersNow(
  page: Page,
  { onTop = false, within, ...options }: RunOptions & { readonly onTop?: boolean; readonly within?: string } = {},
): Promise<string[]> {
  // Reading the checker takes longer than a check, so each page reads it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(
    async ({ onTop, within, options }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(on: Document | Element, how: RunOptions): Promise<AxeResults> }
      } // read above
      // The table goes on meanwhile, and a line that fades in has too little contrast for a moment.
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
      document.adoptedStyleSheets.push(still)
      const dialog = onTop ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined
      const part = within === undefined ? undefined : document.querySelector(within)
      const { violations } = await axe.run(dialog ?? part ?? document, options)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
      return violations.map(({ id, nodes }) => {
        const found = nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
        return `${id}: ${found.join(' | ')}`
      })
    },
    // Describing all that is in order would take a third of the time.
    { onTop, within, options: { ...options, resultTypes: ['violations'] } satisfies RunOptions },
  )
}
