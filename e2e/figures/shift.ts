import type { Page } from '@playwright/test'

interface Shift {
  readonly at: number
  readonly value: number
  readonly byInput: boolean
  /** What moved, by tag and class. */
  readonly moved: readonly string[]
}

export interface Shifts {
  /** The worst sum of shifts within a window of five seconds. */
  readonly shift: number
  /** What moved in it, the farthest first. */
  readonly moved: readonly string[]
}

/** Has a page remember what moved on it automatically. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { readonly node: Node | null }[]
        }
        const moved = sources.map(({ node }) => nameOf(node instanceof Element ? node : node?.parentElement))
        shifts.push({ at: startTime, value, byInput: hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })

    function nameOf(element: Element | null | undefined): string {
      return element ? `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''}` : 'nothing'
    }
  })
}

/** Cumulative layout shift as browsers define it: gaps under a second, windows of at most five; without shifts that follow input. */
export async function worstShift(page: Page): Promise<Shifts> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts)
  let worst: Shifts = { shift: 0, moved: [] }
  let window: Shift[] = []
  for (const each of shifts) {
    if (each.byInput) continue
    const [first, last] = [window[0], window.at(-1)]
    if (first && last && (each.at - last.at > 1000 || each.at - first.at > 5000)) window = []
    window.push(each)
    const shift = window.reduce((sum, { value }) => sum + value, 0)
    if (shift > worst.shift) worst = { shift, moved: movedIn(window) }
  }
  return worst
}

function movedIn(shifts: readonly Shift[]): string[] {
  const farthestFirst = shifts.toSorted((a, b) => b.value - a.value)
  return [...new Set(farthestFirst.flatMap(({ moved }) => moved))].slice(0, 6)
}
