import type { Page } from '@playwright/test'

/**
 * Words of a player's own cards in the dock of a desktop that run out of their card or are not wholly in sight. A dock may scroll to what stands below,
 * such as the order of the seats, but nobody looks there for a card of which only half is shown.
 */
export async function outOfSightOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 3 * Number(document.documentElement.style.getPropertyValue('--grow') || 1)
    const hidden: string[] = []
    const cards = 'main > section[tabindex="0"] :is([data-dealership], [data-spot^="cards "])'
    for (const card of document.querySelectorAll(cards)) {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim()
        const parent = node.parentElement
        if (!parent || text === '' || parent.closest('.aloud, svg')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { top, bottom, height } = range.getBoundingClientRect()
        if (height > 0 && [...around(card)].some((edge) => top < edge.top - slack || bottom > edge.bottom + slack))
          hidden.push(`${text.slice(0, 60)}: not wholly in sight in the dock`)
      }
    }
    return hidden

    /** The edges of a card, and of all around it that may scroll or cut it off. */
    function* around(from: Element): Generator<DOMRect> {
      yield from.getBoundingClientRect()
      for (let element = from.parentElement; element && element.tagName !== 'MAIN'; element = element.parentElement)
        if (getComputedStyle(element).overflowY !== 'visible') yield element.getBoundingClientRect()
    }
  })
}
