import type { Browser, Page } from '@playwright/test'
import type { House } from '../house.ts'
import { type Figure, quantile } from './figure.ts'
import { playAsPeopleDo } from './play.ts'

interface Watched {
  /** The longest event of each interaction that took 16 ms or more, by the browser's own account. */
  readonly slow: [interaction: number, duration: number][]
  readonly shifts: { readonly at: number; readonly value: number; readonly byInput: boolean }[]
}

/** How long the table keeps somebody waiting who plays a whole game on a machine four times slower than this one. */
export async function delay(browser: Browser, house: House): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.getByTestId('prompt').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let interactions = 0
  await playAsPeopleDo(
    page,
    async (interaction) => {
      interactions++
      await interaction()
    },
    () => false,
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { slow, shifts } = await watchedOn(page)
  await context.close()
  const durations = slow.map(([, duration]) => duration)
  // What the browser does not report took less than 16 ms.
  const all = [...durations, ...Array.from({ length: Math.max(0, interactions - durations.length) }, () => 16)]
  return [
    { what: 'interactions measured, a whole game with the processor slowed 4×', is: all.length, unit: '' },
    { what: 'delay from a click or key to the next picture, p95', is: quantile(all, 0.95), unit: 'ms', atMost: 100 },
    { what: 'the same, median', is: quantile(all, 0.5), unit: 'ms' },
    { what: 'the same, longest', is: Math.max(...all), unit: 'ms' },
    {
      what: 'layout shift over that game (worst window of five seconds)',
      is: worstWindow(shifts),
      unit: '',
      atMost: 0.02,
    },
  ]
}

function watch(): void {
  const slow = new Map<number, number>()
  const shifts: Watched['shifts'][number][] = []
  Object.assign(globalThis, { watched: () => ({ slow: [...slow], shifts }) })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId, duration } = entry
      if (interactionId > 0) slow.set(interactionId, Math.max(duration, slow.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      shifts.push({ at: startTime, value, byInput: hadRecentInput })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function watchedOn(page: Page): Promise<Watched> {
  // The last entries come after the picture that they tell of.
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { watched(): Watched }).watched())
}

/** Cumulative layout shift as browsers define it: gaps under a second, windows of at most five; not what input did. */
function worstWindow(shifts: Watched['shifts']): number {
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
