import type { Browser, Page } from '@playwright/test'
import type { TestSite } from '../server.ts'
import type { Figure } from './figure.ts'

/** Time from the home page to the first legal move, by a new visitor who clicks what is offered. */
export async function firstMove(browser: Browser, server: TestSite): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  const page = await context.newPage()
  const began = performance.now()
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Sell your first car' })
  await play.waitFor()
  const atHome = performance.now() - began
  const home = {
    guiding: await wordsOf(page, 'h1, h1 ~ div p:first-child, h1 ~ div button'),
    all: await wordsOf(page, 'body'),
  }
  await play.click()
  const bright = page.getByTestId('bright')
  await bright.and(page.locator(':not([aria-disabled="true"])')).waitFor()
  const table = { guiding: await wordsOf(page, '[data-testid="goal-line"]'), all: await wordsOf(page, 'body') }
  await bright.click()
  await page.getByTestId('goal-line').getByText('Sold!').waitFor()
  const moved = performance.now() - began
  await context.close()
  return [
    { what: 'from the home page to the first legal move of a new guest', is: moved / 1000, unit: 's', atMost: 30 },
    { what: 'of that, until the button to play is there', is: atHome / 1000, unit: 's' },
    {
      what: 'words that lead to that move: the pitch, the button, the question',
      is: home.guiding + table.guiding,
      unit: '',
      atMost: 40,
    },
    { what: 'all words in sight on these two screens, labels of the board too', is: home.all + table.all, unit: '' },
  ]
}

/** Words that can be seen without scrolling. */
async function wordsOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((selector) => {
    const seen = new Set<Node>()
    let count = 0
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (seen.has(node) || !isInSight(node)) continue
        seen.add(node)
        count += (node.textContent ?? '').match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0
      }
    }
    return count

    function isInSight(node: Node): boolean {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width, height, top, left, bottom } = range.getBoundingClientRect()
      const parent = node.parentElement
      // What is only read aloud lies in a box of one pixel.
      if (!parent || parent.closest('.aloud') || !parent.checkVisibility({ visibilityProperty: true })) return false
      return width > 1 && height > 1 && bottom > 0 && top < innerHeight && left < innerWidth
    }
  }, selector)
}
