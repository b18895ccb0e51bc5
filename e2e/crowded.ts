import type { CDPSession, Page } from '@playwright/test'
import { lostOn } from './lost.ts'

/** The sizes at which every state of a table is looked at. */
export const tableSizes = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** Below this width a table is held in a hand, and touched. */
const touched = 1000

const sessions = new WeakMap<Page, CDPSession>()

/** Gives a page a size, and below the width of a desktop a finger instead of a mouse. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  // A finger stays for as long as the session does.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < touched })
  await page.setViewportSize({ width, height })
}

/** What is wrong with how a table looks: broken parts, words lost, words or controls over each other, small words or targets. */
export async function faultsOn(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  const broken = await page.getByTestId('fault').allTextContents()
  return [...broken, ...(await lostOn(page, { unspoken: true })), ...(await crowdedOn(page, width < touched))]
}

/** Words printed over others or below 12 pixels, 11 on the pieces of a floor, on badges and gauges; controls over others or, for a finger, below 44 pixels. */
async function crowdedOn(page: Page, byFinger: boolean): Promise<string[]> {
  return page.evaluate((byFinger) => {
    const smallest = 12
    const smallestOnPieces = 11
    const fingertip = 44
    const slack = 0.6
    const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    const around = [...document.querySelectorAll('dialog:modal, dialog[open][aria-modal]')].at(-1) ?? document.body
    const faults = new Set<string>()

    interface Box {
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }

    const clips = new Map<Element, Box>()
    const layers = new Map<Element, Element>()

    /** What of the page can be seen within an element. */
    function clipOf(element: Element): Box {
      const known = clips.get(element)
      if (known) return known
      const { parentElement } = element
      const outer =
        !parentElement || getComputedStyle(element).position === 'fixed'
          ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
          : clipOf(parentElement)
      const { overflowX, overflowY } = getComputedStyle(element)
      const clip =
        overflowX === 'visible' && overflowY === 'visible' ? outer : common(outer, element.getBoundingClientRect())
      clips.set(element, clip)
      return clip
    }

    function common(a: Box, b: Box): Box {
      return {
        left: Math.max(a.left, b.left),
        right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top),
        bottom: Math.min(a.bottom, b.bottom),
      }
    }

    function meet(a: Box, b: Box, by: number): boolean {
      const { left, right, top, bottom } = common(a, b)
      return right - left > by && bottom - top > by
    }

    /** What lies on a ground of its own above the rest covers it on purpose, like a card at the pointer. */
    function layerOf(element: Element | null): Element {
      if (!element || element === around) return around
      const known = layers.get(element)
      if (known) return known
      const { position, zIndex, backgroundColor } = getComputedStyle(element)
      const opaque = backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent'
      const above = position === 'fixed' || (opaque && (position === 'absolute' || zIndex !== 'auto'))
      const layer = above ? element : layerOf(element.parentElement)
      layers.set(element, layer)
      return layer
    }

    interface Words {
      readonly text: string
      readonly of: Element
      readonly box: Box
      readonly layer: Element
    }

    const words: Words[] = []
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const of = node.parentElement
      if (!of || text === '' || of.closest('title, .aloud, defs, [inert], [href="#content"], option')) continue
      if (isPictured(of) || !of.checkVisibility(seen)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const clip = clipOf(of)
      const size = sizeOf(of)
      let shown = false
      for (const line of range.getClientRects()) {
        const { left, right } = line
        // Only the middle of a line is ink; below and above is room for it.
        const middle = (line.top + line.bottom) / 2
        const ink = { left, right, top: middle - size * 0.36, bottom: middle + size * 0.36 }
        if (line.width <= 1 || !meet(ink, clip, 0)) continue
        shown = true
        words.push({ text, of, box: common(ink, clip), layer: layerOf(of) })
      }
      const least = of.matches('[data-floor] text, [data-legible]') ? smallestOnPieces : smallest
      if (shown && size < least - slack / 10) faults.add(`${text.slice(0, 40)}: ${size.toFixed(1)} pixels high`)
    }

    /** Letters that belong to a picture: cars, brochures, plans seen from afar. Badges and gauges, and what is worked on, are to be read. */
    function isPictured(element: Element): boolean {
      if (element.closest('[data-car], [data-picture]')) return true
      if (element.closest('[data-legible]')) return false
      if (element.closest('text[font-family]')) return true
      return element.closest('svg') !== null && !element.matches('[data-floor] text, [data-price]')
    }

    /** How large letters are on the screen. */
    function sizeOf(element: Element): number {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (element instanceof SVGGraphicsElement) {
        const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 }
        return size * Math.hypot(a, b)
      }
      const { currentCSSZoom } = element as Element & { readonly currentCSSZoom?: number }
      return size * (currentCSSZoom ?? 1)
    }

    words.sort((a, b) => a.box.top - b.box.top)
    for (const [place, one] of words.entries()) {
      for (let next = place + 1; next < words.length; next++) {
        const other = words[next]
        if (!other || other.box.top > one.box.bottom) break
        if (one.of === other.of || one.layer !== other.layer || !meet(one.box, other.box, 2)) continue
        faults.add(`${one.text.slice(0, 40)}: printed over ${other.text.slice(0, 40)}`)
      }
    }

    const controls = [...around.querySelectorAll('button, a[href], summary, input, select, textarea, [role="button"]')]
      .filter((each) => each.checkVisibility(seen) && !each.closest('.aloud, [inert], [href="#content"]'))
      .map((each) => {
        const box = each.getBoundingClientRect()
        const around = each.parentElement ?? each
        return { each, box, shown: common(box, clipOf(around)), layer: layerOf(around) }
      })
      .filter(({ box, shown }) => box.width > 1 && meet(shown, shown, 4))
    for (const [place, { each, box, shown, layer }] of controls.entries()) {
      const name = nameOf(each)
      for (const other of controls.slice(place + 1)) {
        if (each.contains(other.each) || layer !== other.layer || !meet(shown, other.shown, 4)) continue
        faults.add(`${name}: lies over ${nameOf(other.each)}`)
      }
      if (!byFinger || !isTarget(each)) continue
      // A control within a label is touched with it.
      const touch = each.closest('label')?.getBoundingClientRect() ?? box
      if (touch.width < fingertip - slack || touch.height < fingertip - slack)
        faults.add(`${name}: only ${touch.width.toFixed(0)}×${touch.height.toFixed(0)} for a finger`)
    }

    /** A link within a sentence is as high as its line; a sale on the board stands in the list beside it, too. */
    function isTarget(control: Element): boolean {
      if (control.matches(':disabled, [aria-disabled="true"], [data-sale]')) return false
      return (
        !control.matches(':is(p, p > small, li, td, dd) > :is(a, button)') ||
        control.matches('[data-legal], [data-piece]')
      )
    }

    function nameOf(control: Element): string {
      const name = control.getAttribute('aria-label') ?? control.textContent.trim()
      return (name || control.getAttribute('title') || control.outerHTML).slice(0, 40)
    }

    return [...faults]
  }, byFinger)
}
