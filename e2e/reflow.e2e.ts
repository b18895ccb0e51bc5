import { type Browser, expect, type Page } from '@playwright/test'
import { type House, test } from './house.ts'
import { settled } from './settled.ts'
import { states } from './states.ts'

const places = ['home', 'lobby', 'table-with-preview', 'rules-panel', 'final-ranking'] as const
const sizes = [
  [1440, 900],
  [390, 844],
] as const

for (const place of places) {
  test(`nothing is lost on a screen 320 pixels wide, nor with text at 200 %: ${place}`, async ({ browser, house }) => {
    const page = await reach(browser, house, place)
    await page.setViewportSize({ width: 320, height: 640 })
    await settled(page)
    expect(await lostOn(page), '320 wide').toEqual([])

    // What somebody sets in the browser for all pages: twice the usual 16 pixels.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settled(page)
      expect(await lostOn(page), `${width} wide, text at 200 %`).toEqual([])
    }
  })
}

async function reach(browser: Browser, house: House, place: (typeof places)[number]): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  await states[place]?.(page)
  return page
}

/** Texts that cannot be read: cut off, or beyond the edge where no scrolling leads. */
async function lostOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 3
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const parent = node.parentElement
      // What is only read aloud or only looked at holds no words for the eye; the way past the menu comes with the focus.
      if (!parent || text === '' || parent.closest('.aloud, [aria-hidden="true"], [inert], [href="#content"]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const why = cutOff(parent, box)
      if (why) lost.push(`${text.slice(0, 60)}: ${why}`)
    }
    return lost

    /** Follows a text up to the page, through everything that may cut it off or scroll it into sight. */
    function cutOff(from: Element, box: DOMRect): string | undefined {
      let { left, right, top, bottom } = box
      for (
        let element: Element | null = from;
        element && element !== document.documentElement;
        element = element.parentElement
      ) {
        const { overflowX, overflowY, position, display } = getComputedStyle(element)
        if (display === 'contents' || display === 'inline') continue
        const edge = element.getBoundingClientRect()
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
        if (scrolls(overflowX) && element.scrollWidth > element.clientWidth) ({ left, right } = edge)
        else if (clips(overflowX) && (left < edge.left - slack || right > edge.right + slack))
          return `cut off by ${name}`
        if (scrolls(overflowY) && element.scrollHeight > element.clientHeight) ({ top, bottom } = edge)
        else if (clips(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack))
          return `cut off by ${name}`
        if (position === 'fixed') break
      }
      if (left < -slack || right > innerWidth + slack) return 'beyond the side of the page'
      const { scrollHeight } = document.documentElement
      return top + scrollY < -slack || bottom + scrollY > scrollHeight + slack
        ? 'beyond the end of the page'
        : undefined
    }

    function scrolls(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll'
    }

    function clips(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip'
    }
  })
}
