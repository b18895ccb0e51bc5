import type { Browser } from '@playwright/test'
import type { House } from '../house.ts'
import { type Figure, quantile } from './figure.ts'
import { playAsPeopleDo } from './play.ts'

/** Processor time of the page's own thread for an interaction and all that follows from it: no matter what else runs. */
export async function effort(browser: Browser, house: House): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.getByTestId('prompt').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent: number[] = []

  async function busy(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics')
    const task = metrics.find(({ name }) => name === 'TaskDuration')
    if (!task) throw new Error('The browser does not tell how long its tasks took.')
    return task.value * 1000
  }

  await playAsPeopleDo(
    page,
    async (interaction) => {
      const before = await busy()
      await interaction()
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      spent.push((await busy()) - before)
    },
    () => spent.length >= 200,
  )
  await context.close()
  return [
    {
      what: 'processor time of the page for one interaction, not slowed, median',
      is: quantile(spent, 0.5),
      unit: 'ms',
    },
    { what: 'the same, p95', is: quantile(spent, 0.95), unit: 'ms' },
  ]
}
