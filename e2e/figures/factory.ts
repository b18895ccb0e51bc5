import type { Browser, CDPSession, Page } from '@playwright/test'
import { openPosition } from '../horseless-carriage/horseless-positions.ts'
import { untilMyTurn } from '../local-table.ts'
import type { TestSite } from '../server.ts'
import { type Figure, quantile } from './figure.ts'

/**
 * The factory editor of Horseless Carriage with a factory of the sixth year: processor time of the page's own thread, no
 * matter what else runs.
 */
export async function factory(browser: Browser, server: Pick<TestSite, 'url'>): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await openPosition(page, {
    seats: 4,
    seed: 1,
    when: ({ year, stage }) => year === 6 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  })
  await untilMyTurn(page)
  // What opening the table still costs is not counted as a piece's.
  await page.waitForTimeout(2000)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const shown = await pickEverything(page, session)
  const drawn = await drag(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const lags = await layStations(page)
  await context.close()
  return [
    {
      what: 'a piece taken in hand until all its places are shown, factory of year 6, median',
      is: quantile(shown, 0.5),
      unit: 'ms',
    },
    { what: `the same, p95 of ${shown.length}`, is: quantile(shown, 0.95), unit: 'ms', atMost: 20 },
    { what: 'one step of a drag over that factory, median', is: quantile(drawn, 0.5), unit: 'ms' },
    {
      what: `the same, p95 of ${drawn.length}: 60 frames a second`,
      is: quantile(drawn, 0.95),
      unit: 'ms',
      atMost: 16.7,
    },
    {
      what: `from a station drawn on that floor to the car that it changes, slowed 4 times, p95 of ${lags.length}`,
      is: quantile(lags, 0.95),
      unit: 'ms',
      atMost: 25,
    },
  ]
}

const takeable = '[data-shelf][aria-disabled="false"]'

/** Takes each piece of the shelf in turn that may be taken, three times over; to be refused one is another thing. */
async function pickEverything(page: Page, session: CDPSession): Promise<number[]> {
  const spent: number[] = []
  const items = await page.locator(takeable).count()
  for (let turn = 0; turn < 3 * items; turn++) {
    spent.push(
      await busyWhile(page, session, () =>
        page.evaluate(
          ([takeable, index]) => {
            const items = document.querySelectorAll<HTMLButtonElement>(takeable)
            items[index % items.length]?.click()
          },
          [takeable, turn] as const,
        ),
      ),
    )
  }
  return spent
}

/** Moves a piece over the floor, square by square. */
async function drag(page: Page, session: CDPSession): Promise<number[]> {
  const floor = await page.locator('[data-floor] svg').first().boundingBox()
  if (!floor) throw new Error('There is no floor to be seen.')
  const spent: number[] = []
  for (let step = 0; step < 120; step++) {
    const x = floor.x + floor.width * (0.2 + step / 200)
    const y = floor.y + floor.height * (0.3 + (step % 40) / 80)
    spent.push(await busyWhile(page, session, () => page.mouse.move(x, y)))
  }
  return spent
}

/** Lays each station that has a place where it is ready, and takes it back: how long after it the cars change, by frames. */
async function layStations(page: Page): Promise<number[]> {
  const lags: number[] = []
  const items = page.locator(`fieldset[data-step] ${takeable}`)
  const undo = page.getByRole('button', { name: 'Undo in draft' }).first()
  for (let index = 0; index < (await items.count()); index++) {
    await items.nth(index).click()
    const lag = await layAndWatch(page)
    if (lag !== undefined) lags.push(lag)
    if (await undo.isEnabled()) await undo.click()
  }
  return lags
}

/** The time between the frame with a piece that is laid and the frame with the car that it changes; undefined if it changes none. */
function layAndWatch(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const pieces = () => document.querySelectorAll('[data-floor] [data-as="drafted"]').length
    const cars = () => [...document.querySelectorAll('[data-car]')].map((car) => car.getAttribute('data-car')).join()
    const lit = document.querySelector<SVGGElement>('[data-testid="lit"]')
    const [, x, y] = /M(-?[\d.]+) (-?[\d.]+)/.exec(lit?.querySelectorAll('path')[1]?.getAttribute('d') ?? '') ?? []
    const matrix = lit?.getScreenCTM()
    if (!matrix || x === undefined || y === undefined) return undefined
    const { x: clientX, y: clientY } = new DOMPoint(Number(x) + 11, Number(y) + 11).matrixTransform(matrix)
    const before = { pieces: pieces(), cars: cars() }
    document
      .querySelector('[data-floor] svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
    let laid: number | undefined
    for (let frame = 0; frame < 60; frame++) {
      const now = await new Promise<number>((drawn) => requestAnimationFrame(drawn))
      if (pieces() !== before.pieces) laid ??= now
      if (laid !== undefined && cars() !== before.cars) return now - laid
    }
    return undefined
  })
}

/** The processor time of the page for something and the two frames after it. */
async function busyWhile(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await busy(session)
  await act()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return (await busy(session)) - before
}

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')
  if (!task) throw new Error('The browser gives no duration of its tasks.')
  return task.value * 1000
}
