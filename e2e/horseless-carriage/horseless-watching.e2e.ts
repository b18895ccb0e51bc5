import { phases } from '@carriage/horseless-carriage'
import { type Browser, expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { type TestSite, test } from '../server.ts'
import { seenSummaries, watchSummaries } from './summaries-seen.ts'

/** Creates a table of four strong bots; its creator gives up the fourth seat to one. Returns its address. */
async function createForBots(browser: Browser, server: TestSite): Promise<string> {
  const owner = await browser.newContext({ baseURL: server.url })
  await owner.request.post('/api/guest', { data: { name: 'Anna' } })
  const laid = await owner.request.post('/api/tables', {
    data: {
      game: 'horseless-carriage',
      seats: 4,
      pace: { kind: 'none' },
      visibility: 'open',
      ready: true,
      bots: ['engineer', 'engineer', 'engineer'],
    },
  })
  const { id } = (await laid.json()) as { id: string }
  await owner.request.post(`/api/matches/${id}/resign`)
  await owner.close()
  return `/table/${id}`
}

/** Keeps every line that the board shows under its ribbon, by phase. */
async function listen(page: Page): Promise<() => Promise<Record<string, string[]>>> {
  await page.addInitScript(() => {
    const received: Record<string, string[]> = {}
    Object.assign(globalThis, { received })
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-news]')
      const phase = shown?.dataset.told
      const line = shown?.querySelector('[data-line]')?.textContent
      if (phase === undefined || !line) return
      const lines = received[phase] ?? []
      if (!lines.includes(line)) received[phase] = [...lines, line]
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { received: Record<string, string[]> }).received)
}

test('a spectator of four strong bots is shown in words what happened in each phase of a year', async ({
  browser,
  server,
}) => {
  const table = await createForBots(browser, server)
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const received = await listen(page)
  await watchSummaries(page)
  await page.goto(table)
  const what = page.getByRole('group').filter({ hasText: 'What happened' })
  // Four bots think through a whole year.
  const aYear = { timeout: 120_000 }
  for (const phase of phases)
    await expect(what.locator(`[data-report="${phase}"]`)).toContainText(/Year 1 .*\w{3}.*\./, aYear)
  // A phase that was over before the page was there is shown in the second year.
  await expect.poll(async () => Object.keys(await received()).sort(), aYear).toEqual([...phases].sort())
  const names = ['Anna', 'Engineer B', 'Engineer C', 'Engineer D']
  const builders = async () => {
    const { factory = [] } = await received()
    return names.filter((name) => factory.some((line) => line.startsWith(`${name} builds`)))
  }
  // Some may have built before the page was there.
  await expect.poll(builders, aYear).toEqual(names)
  const { sales = [], expectations = [] } = await received()
  expect(sales.some((line) => /sold|sells/.test(line))).toBe(true)
  expect(expectations.some((line) => /leaves.*enters/.test(line))).toBe(true)
  // Each summary of a year was shown while the table stood as it was.
  const titles = async () => [...new Set((await seenSummaries(page)).map(({ title }) => title.replace(/\d/, 'n')))]
  await expect.poll(titles, aYear).toEqual(expect.arrayContaining(['Sales in year n', 'New demand for year n']))
  const bySummary = Map.groupBy(await seenSummaries(page), ({ title }) => title)
  for (const [title, seen] of bySummary) expect(new Set(seen.map(({ plates }) => plates)).size, title).toBe(1)
  // Nothing comes in any more, so that what is looked at stops.
  await context.setOffline(true)
  for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
  await context.close()
})
