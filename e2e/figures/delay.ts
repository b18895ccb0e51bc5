import type { Browser, Page } from '@playwright/test'
import type { House } from '../house.ts'
import { type Figure, quantile } from './figure.ts'
import { playAsPeopleDo } from './play.ts'

interface Watched {
  /** The longest event of each interaction that took 16 ms or more, by the browser's own account. */
  readonly slow: [interaction: number, duration: number][]
  readonly shifts: { readonly at: number; readonly value: number; readonly byInput: boolean }[]
}

/** Games that are measured, each on its own: the median of them tells less of what else the machine did. */
const games = 3

/** Interaction delay over whole games with the CPU slowed four times. */
export async function delay(browser: Browser, house: House): Promise<Figure[]> {
  const measured: Measured[] = []
  for (let game = 0; game < games; game++) {
    const one = await overWholeGame(browser, house, async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Play now' }).click()
    })
    measured.push(one)
  }
  const medianOf = (share: number) => {
    const ofGames = measured.map(({ delays }) => quantile(delays, share))
    return quantile(ofGames, 0.5)
  }
  const interactions = measured.reduce((sum, { delays }) => sum + delays.length, 0)
  return [
    { what: `interactions measured, ${games} whole games with the processor slowed 4×`, is: interactions, unit: '' },
    {
      what: 'delay from a click or key to the next picture, p95, median game',
      is: medianOf(0.95),
      unit: 'ms',
      atMost: 100,
    },
    { what: 'the same, median', is: medianOf(0.5), unit: 'ms' },
    { what: 'the same, longest', is: medianOf(1), unit: 'ms' },
    {
      what: 'layout shift over a game (worst window of five seconds), worst game',
      is: Math.max(...measured.map(({ shift }) => shift)),
      unit: '',
      atMost: 0.02,
    },
  ]
}

/** The same against three Engineers, who search in the same browser meanwhile. */
export async function engineers(browser: Browser, house: House): Promise<Figure[]> {
  const { delays } = await overWholeGame(browser, house, async (page) => {
    await page.goto('/play')
    await page.getByRole('radio', { name: '4', exact: true }).check()
    await page.getByRole('radio', { name: /^Engineer/ }).check()
    await page.getByRole('button', { name: 'Begin' }).click()
  })
  return [
    { what: 'interactions against three Engineers, slowed 4×', is: delays.length, unit: '' },
    { what: 'delay against three Engineers, p95', is: quantile(delays, 0.95), unit: 'ms', atMost: 100 },
    { what: 'the same, median', is: quantile(delays, 0.5), unit: 'ms' },
    { what: 'the same, longest', is: Math.max(...delays), unit: 'ms' },
  ]
}

interface Measured {
  readonly delays: readonly number[]
  readonly shift: number
}

async function overWholeGame(
  browser: Browser,
  house: House,
  sitDown: (page: Page) => Promise<void>,
): Promise<Measured> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await sitDown(page)
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
  const unreported = Array.from({ length: Math.max(0, interactions - durations.length) }, () => 16)
  return { delays: [...durations, ...unreported], shift: worstWindow(shifts) }
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
