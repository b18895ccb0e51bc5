import type { Page } from '@playwright/test'

/**
 * Texts that cannot be read: cut off, beyond the edge where no scrolling leads, out of the piece they are printed on, or
 * in a place that must be scrolled both ways. Those that are not spoken, because other words say them, only if asked for. What does not count: docs/decisions/code.md.
 */
export async function lostOn(page: Page, { unspoken = false } = {}): Promise<string[]> {
  return page.evaluate((unspoken) => {
    // A table that is drawn larger shows larger everything, gaps too.
    const slack = 3 * Number(document.documentElement.style.getPropertyValue('--grow') || 1)
    const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    const lost: string[] = []
    interface Measured
      extends Pick<
        CSSStyleDeclaration,
        'overflowX' | 'overflowY' | 'position' | 'display' | 'textOverflow' | 'webkitLineClamp'
      > {
      readonly edge: DOMRect
    }
    const measures = new Map<Element, Measured>()
    // What lies behind an open dialog is out of reach until it closes.
    const around = [...document.querySelectorAll('dialog:modal, dialog[open][aria-modal]')].at(-1) ?? document.body
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const parent = node.parentElement
      // What is only read aloud holds no words for the eye, and a drawing may be looked at in parts; the way past the menu
      // comes with the focus.
      const drawn = unspoken ? 'svg[aria-hidden="true"]' : '[aria-hidden="true"]'
      if (
        !parent ||
        text === '' ||
        parent.closest('title') ||
        parent.closest(`.aloud, ${drawn}, [inert], [href="#content"]`)
      )
        continue
      if (!parent.checkVisibility(seen)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // A box without a width is put away on purpose, as where a sign says a word alone; so is what had no room at all.
      if (box.width === 0 || box.height === 0 || parent.getBoundingClientRect().width <= 1) continue
      if (parent.closest('[data-if-room] > *') && !meets(parent.closest('[data-if-room]'), box)) continue
      const why = cutOff(parent, box)
      if (why) lost.push(`${text.slice(0, 60)}: ${why}`)
    }
    return lost

    /** An element around many texts is measured once. */
    function measured(element: Element): Measured {
      const known = measures.get(element)
      if (known) return known
      const { overflowX, overflowY, position, display, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const edge = element.getBoundingClientRect()
      const found = { overflowX, overflowY, position, display, textOverflow, webkitLineClamp, edge }
      measures.set(element, found)
      return found
    }

    function meets(around: Element | null, { left, right, top, bottom }: DOMRect): boolean {
      const edge = around?.getBoundingClientRect()
      return !!edge && right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom
    }

    /** Follows a text up to the page, through everything that may cut it off or scroll it into sight. */
    function cutOff(from: Element, box: DOMRect): string | undefined {
      let { left, right, top, bottom } = box
      // What sticks to a corner of a piece may stand out from it.
      let printed = true
      for (
        let element: Element | null = from;
        element && element !== document.documentElement;
        element = element.parentElement
      ) {
        const { overflowX, overflowY, position, display, edge } = measured(element)
        if (display === 'contents' || (display === 'inline' && !(element instanceof SVGSVGElement))) continue
        if (isShortened(element)) ({ left, right, top, bottom } = edge)
        if (position === 'absolute') printed = false
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
        const across = scrolls(overflowX) && element.scrollWidth > element.clientWidth + slack
        const down = scrolls(overflowY) && element.scrollHeight > element.clientHeight + slack
        if (across && down) return `scrolled both ways in ${name}`
        if (printed && element.matches('button, [data-piece], li, td, th') && !isWithin(edge))
          return `runs out of ${name}`
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

      function isWithin(edge: DOMRect): boolean {
        return (
          left >= edge.left - slack &&
          right <= edge.right + slack &&
          top >= edge.top - slack &&
          bottom <= edge.bottom + slack
        )
      }
    }

    /** Ends in dots where the room ends, while a title says it in full. */
    function isShortened(element: Element): boolean {
      const { textOverflow, webkitLineClamp } = measured(element)
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
      const shown = element.closest('[title]')?.getAttribute('title') ?? ''
      return shown.includes(element.textContent.trim())
    }

    function scrolls(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll'
    }

    function clips(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip'
    }
  }, unspoken)
}
