import type { CDPSession, Page } from '@playwright/test'
import { kindMark } from './trace.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A mouse with a keyboard, or a finger. It says what it is about to do, so that a trace can be read by kind. */
export interface Hand {
  readonly page: Page
  readonly byFinger: boolean
  /** How often it has done something. */
  readonly count: () => number
  /** Clicks or taps what is found, if it is in sight; false if not. */
  point(kind: string, selector: string, which?: number): Promise<boolean>
  pointAt(kind: string, at: Point): Promise<void>
  press(kind: string, key: string): Promise<void>
}

/** A person looks at what came before doing something about it; the page has drawn everything by then. */
const look = 350

/** How long a button or key is held down. */
const held = 60

export function handOn(page: Page, session: CDPSession, byFinger: boolean): Hand {
  let count = 0

  /** Marks the trace, and waits until the mark costs the page nothing any more. */
  async function announce(kind: string): Promise<void> {
    count++
    await page.evaluate((mark) => performance.mark(mark), kindMark + kind)
    await page.waitForTimeout(50)
  }

  async function pointAt(kind: string, { x, y }: Point): Promise<void> {
    if (byFinger) {
      await announce(kind)
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await page.waitForTimeout(held)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    } else {
      await page.mouse.move(x, y)
      await page.waitForTimeout(look)
      await announce(kind)
      await page.mouse.click(x, y, { delay: held })
    }
    await page.waitForTimeout(look)
  }

  return {
    page,
    byFinger,
    count: () => count,
    pointAt,
    point: async (kind, selector, which = 0) => {
      const at = await spotOf(page, selector, which)
      if (at) await pointAt(kind, at)
      return at !== undefined
    },
    press: async (kind, key) => {
      await announce(kind)
      await page.keyboard.press(key, { delay: held })
      await page.waitForTimeout(look)
    },
  }
}

/** The middle of one of those that would get the click, scrolled into sight. */
function spotOf(page: Page, selector: string, which: number): Promise<Point | undefined> {
  return page.evaluate(
    ([selector, which]) => {
      const spots = [...document.querySelectorAll(selector)].flatMap((each) => {
        if (each.matches(':disabled, [aria-disabled="true"]') || !each.checkVisibility({ visibilityProperty: true }))
          return []
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { x, y, width, height } = each.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        const top = document.elementFromPoint(middle.x, middle.y)
        return width > 0 && top && each.contains(top) ? [{ each, middle }] : []
      })
      const spot = spots[which % Math.max(1, spots.length)]
      if (!spot) return undefined
      spot.each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = spot.each.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    [selector, which] as const,
  )
}
