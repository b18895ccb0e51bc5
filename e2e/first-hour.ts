import { expect, type Page } from '@playwright/test'
import { wordsIn } from './newcomer.ts'

/** What is on the screen: words, controls, icons, and outlines of what others did. */
export interface ScreenFigures {
  readonly words: number
  readonly controls: number
  readonly icons: number
  readonly glowing: number
}

export const goal = (page: Page) => page.getByTestId('goal-line')
export const bright = (page: Page) => page.getByTestId('bright')

/** As a stranger does it: without settings, from the poster of a game on the front page. */
export async function playFromPoster(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('region', { name: 'The games' }).getByRole('button', { name: game }).click()
  await expect(bright(page).first()).toBeEnabled()
}

export async function screenFigures(page: Page): Promise<ScreenFigures> {
  const { texts, ...counts } = await page.evaluate(() => {
    const seen = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      return (
        width > 2 &&
        height > 2 &&
        inside &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const of = text.parentElement
      if (of && seen(of) && !of.closest('.aloud, script, style, title')) texts.push(text.textContent ?? '')
    }
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(seen).length
    return {
      texts: texts.join(' '),
      controls: count('button, a[href], input, select, summary, [role="button"]'),
      icons: count('svg'),
      glowing: count('[data-glow], [data-glows]'),
    }
  })
  return { words: wordsIn(texts), ...counts }
}

/** Reads the goal line and presses what is bright until it says that something was sold. */
export async function pressBright(page: Page, sold: string, most: number): Promise<{ inputs: number; ms: number }> {
  const begun = Date.now()
  for (let inputs = 1; inputs <= most; inputs++) {
    const before = await goal(page).innerText()
    await bright(page).first().click()
    await expect(goal(page)).not.toHaveText(before)
    if ((await goal(page).innerText()).includes(sold)) return { inputs, ms: Date.now() - begun }
  }
  throw new Error('Nothing was sold.')
}
