import { type Browser, expect, type Page, type Route } from '@playwright/test'
import pg from 'pg'
import { isInSummary, lastEntry, move, playNow, untilMyTurn } from '../local-table.ts'
import { clickFirst, createTable, guest, playOn, sitDown } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'

/** Faults are put into files on their way; a service worker would answer with its own. */
const bare = { serviceWorkers: 'block' } as const

test('a first visit writes no error on the console', { tag: '@core' }, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const path of ['/lobby', '/settings/account']) {
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/me')
    await page.goto(path)
    expect((await asked).status()).toBe(204)
    await page.waitForLoadState('networkidle')
  }
  expect(errors).toEqual([])
})

/** Changes files of the build on their way to the page; says how often there was something to change. */
async function inFiles(page: Page, found: RegExp, change: (...found: string[]) => string): Promise<() => number> {
  let times = 0
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(found, (...groups: string[]) => {
      times++
      return change(...groups)
    })
    await route.fulfill({ response, body })
  })
  return () => times
}

/** Makes a drawn part of the game throw at a table, until the page learns that it is fixed. */
function breakPart(page: Page, part: string): Promise<() => number> {
  return inFiles(page, new RegExp(`([,{])${part}:([\\w$]+)=>`), (_, before, props) => {
    const fault = `globalThis.mended||!location.pathname.startsWith("/local/")||(()=>{throw new Error("broken on purpose")})()`
    return `${before}${part}:${props}=>(${fault})&&`
  })
}

interface Report {
  readonly part: string
  readonly page: string
  readonly match_id: string
  readonly entry: number
  readonly rules: number
  readonly client: string
  readonly language: string
  readonly stack: string
}

/** What the operator finds of a fault. */
async function reportOf(server: TestSite, message: string): Promise<Report | undefined> {
  const client = new pg.Client({ connectionString: server.database })
  await client.connect()
  const { rows } = await client.query<Report>('select * from client_reports where message = $1', [message])
  await client.end()
  return rows[0]
}

test('a board that throws gives way to the text view, in which the game goes on; it can be reported and drawn again', {
  tag: '@core',
}, async ({ browser, server }) => {
  const page = await guest(browser, server, 'Anna', bare)
  const broken = await breakPart(page, 'shared')
  await playNow(page)
  expect(broken()).toBeGreaterThan(0)
  const panel = page.getByTestId('fault')
  await expect(panel).toContainText('The board couldn’t be displayed.')
  await expect(page.getByRole('region', { name: 'Text view' })).toBeVisible()
  await untilMyTurn(page)
  await move(page, () => page.locator('[data-choice]').first().click())
  await panel.getByRole('button', { name: 'Report problem' }).click()
  await expect(panel).toContainText('Report sent.')
  const report = await reportOf(server, 'broken on purpose')
  expect(report).toMatchObject({ part: 'board', language: 'en', rules: 1, page: '/local/:id' })
  expect(new URL(page.url()).pathname).toContain(report?.match_id)
  expect(report?.entry).toBeGreaterThan(0)
  expect(report?.client).toMatch(/^[0-9a-f]{7,}$/)
  expect(report?.stack).toContain('broken on purpose')
  await page.evaluate(() => Object.assign(globalThis, { mended: true }))
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('region', { name: 'Text view' })).toBeHidden()
})

test('a panel that throws says so in its own place, and the board goes on', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Anna', bare)
  await breakPart(page, 'options')
  await playNow(page)
  await expect(page.getByTestId('fault')).toContainText('Something went wrong in this part of the page.')
  await untilMyTurn(page)
  await move(page, () => page.locator('[data-choice]').first().click())
  await expect(page.getByRole('region', { name: 'Text view' })).toBeHidden()
})

test('a message that is missing shows its id and is reported, and the game goes on', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Anna', bare)
  const missing = await inFiles(page, /(["'`])bar\.endTurn\1:/, () => '"bar.endTurn.lost":')
  await playNow(page)
  expect(missing()).toBe(1)
  await expect(page.getByRole('button', { name: 'bar.endTurn' })).toBeVisible()
  await untilMyTurn(page)
  await move(page, () => page.locator('[data-choice]').first().click())
  await expect
    .poll(() => reportOf(server, 'The message bar.endTurn is missing.'))
    .toMatchObject({ part: 'message', language: 'en' })
})

/** A table that two people and a bot play. */
async function playedTable(browser: Browser, server: TestSite): Promise<{ anna: Page; bob: Page }> {
  const anna = await guest(browser, server, 'Anna', bare)
  const bob = await guest(browser, server, 'Bob', bare)
  await sitDown(bob, await createTable(anna))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  return { anna, bob }
}

const unavailable = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"internal"}' })

test('a match that cannot be read is asked for less and less often, and no more once its page is left', async ({
  browser,
  server,
}) => {
  const { anna } = await playedTable(browser, server)
  const asked: number[] = []
  await anna.route('**/api/matches/*/frames*', (route) => {
    asked.push(Date.now())
    return unavailable(route)
  })
  await anna.clock.install()
  await anna.reload()
  await expect(anna.getByTestId('connection-error')).toContainText('Can’t reach the server.')
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(5)
  // After half a second, one, two, four; each shorter or longer by a quarter.
  const [first = 0, second = 0, , fourth = 0, fifth = 0] = asked
  expect(fifth - fourth).toBeGreaterThan(2_500)
  expect(second - first).toBeLessThan(fifth - fourth)
  await anna.getByRole('link', { name: 'Back to home' }).click()
  await expect(anna.getByRole('button', { name: /^(Sell your first car|Play Kraftwagen)$/ })).toBeVisible()
  const before = asked.length
  await anna.clock.runFor('05:00')
  expect((await anna.request.get('/api/games')).ok()).toBe(true)
  expect(asked.length).toBe(before)
})

test('what only the server can explain is shown in its words, and the match is asked for once', async ({
  browser,
  server,
}) => {
  const { anna } = await playedTable(browser, server)
  let asked = 0
  await anna.route('**/api/matches/*/view*', (route) => {
    asked++
    return route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'asleep', detail: 'This match is asleep.' }),
    })
  })
  await anna.clock.install()
  await anna.reload()
  await expect(anna.getByTestId('connection-error')).toContainText('Server message: This match is asleep.')
  // Less than it takes for a connection in silence to count as lost, after which the table is asked for again.
  await anna.clock.runFor('00:15')
  await expect(anna.getByTestId('connection-error')).toBeVisible()
  expect(asked).toBe(1)
})

test('a page that is older than the rules of a table says so, loads itself again once, and plays by no other rules', {
  tag: '@core',
}, async ({ browser, server }) => {
  const { anna } = await playedTable(browser, server)
  let read = 0
  let loads = 0
  await anna.route('**/api/matches/*/frames*', (route) => {
    read++
    return route.continue()
  })
  anna.on('request', (request) => request.isNavigationRequest() && loads++)
  await anna.route(/\/api\/tables\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), rules: 99 } })
  })
  await anna.reload()
  await expect(anna.getByTestId('outdated')).toContainText('This page is out of date')
  await expect(anna.getByTestId('outdated')).toContainText('close all other Carriage House tabs')
  expect([loads, read]).toEqual([2, 0])
  // The server has the new page now.
  await anna.unroute(/\/api\/tables\/[^/]+$/)
  await anna.getByRole('button', { name: 'Reload page' }).click()
  await expect(anna.getByTestId('prompt')).toBeVisible()
  expect(loads).toBe(3)
})

test('a page that cannot follow an entry says so and goes on from the position of now', async ({ browser, server }) => {
  const { anna, bob } = await playedTable(browser, server)
  let spoilt = 0
  await anna.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const text = String(message)
      const received = JSON.parse(text) as { type: string; frame?: { entry: object } }
      if (received.type !== 'frame' || !received.frame || spoilt > 0) return socket.send(text)
      spoilt++
      socket.send(
        JSON.stringify({
          ...received,
          frame: { ...received.frame, entry: { move: { do: 'nothing of the kind' }, draws: [] } },
        }),
      )
    })
  })
  await anna.reload()
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const pages = [anna, bob]
  for (let looks = 0; spoilt === 0; looks++) {
    expect(looks).toBeLessThan(2_000)
    await playOn(pages, clickFirst)
  }
  await expect(anna.getByTestId('fault-note')).toContainText('Something went wrong.')
  await anna.getByTestId('fault-note').getByRole('button', { name: 'Close' }).click()
  for (let moves = 0; moves < 6; moves++) await playOn(pages, clickFirst)
  // A table that shows a summary stands as it was before.
  await expect
    .poll(async () => {
      for (const page of pages) if (await isInSummary(page)) await page.keyboard.press('Escape')
      return (await lastEntry(anna)) - (await lastEntry(bob))
    })
    .toBe(0)
})

test('a page whose files have gone with a release loads itself again, and says so if that does not help', async ({
  browser,
  server,
}) => {
  const page = await guest(browser, server, 'Anna', bare)
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' })
  await page.route(/\/assets\/lobby-page-.*\.js$/, gone, { times: 1 })
  await page.goto('/lobby')
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible()

  await page.route(/\/assets\/settings-page-.*\.js$/, gone)
  await page.goto('/settings')
  await expect(page.getByTestId('fault')).toContainText('Something went wrong on this page.')
})
