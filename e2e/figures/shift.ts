import type { Page } from '@playwright/test'

interface Shift {
  readonly at: number
  readonly value: number
  readonly byInput: boolean
}

export interface Shifts {
  /** The worst sum of shifts within a window of five seconds. */
  readonly shift: number
}

/** Has a page remember what moved on it by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        shifts.push({ at: startTime, value, byInput: hadRecentInput })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift as browsers define it: gaps under a second, windows of at most five; not what input did. */
export async function worstShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts)
  let worst = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value, byInput } of shifts) {
    if (byInput) continue
    if (at - last > 1000 || at - first > 5000) {
      sum = 0
      first = at
    }
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}
