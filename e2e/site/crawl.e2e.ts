import { randomUUID } from 'node:crypto'
import { ageOfEngineering } from '@carriage/age-of-engineering'
import { pageAt, pages } from '@carriage/protocol/pages'
import { type Browser, expect, type Page } from '@playwright/test'
import { openPosition as openEngineering } from '../age-of-engineering/age-of-engineering-positions.ts'
import { barriersNow, barriersOn } from '../barriers.ts'
import { openPosition as openHorseless } from '../horseless-carriage/horseless-positions.ts'
import { playNow, untilMyTurn } from '../local-table.ts'
import { type TestSite, test } from '../server.ts'
import { settled } from '../settled.ts'

/** Where something is wrong, and what. */
interface Fault {
  readonly where: string
  readonly what: string
}

/** The narrowest screen on which nothing may scroll sideways. */
const narrow = { width: 320, height: 640 }
const desktop = { width: 1440, height: 900 }

/** What opens another state of a page without leaving it or doing anything. */
const openers = [
  'summary',
  '[role="tab"]:not([aria-selected="true"])',
  'nav button:not([aria-current])',
  'button[aria-expanded="false"]',
  '[aria-haspopup]:not([aria-expanded="true"])',
].join()

test('every page that a link leads to, with all that opens on it: no barrier, no error, nothing beyond the side', async ({
  browser,
  server,
}) => {
  const page = await visitor(browser, server)
  const { faults, kinds } = await crawl(page, ['/', '/l', '/nowhere'])
  expect(faults).toEqual([])
  // No link leads a visitor to moderation, a box, a season or a tournament: desk.e2e.ts, box.e2e.ts, seasons.e2e.ts and
  // tournaments.e2e.ts look at them.
  const elsewhere = /^\/(table|embed|local|people|clubs|seasons|tournaments)\/|^\/moderation$|\/shared\//
  expect(kinds).toEqual(expect.arrayContaining(pages.filter((each) => !elsewhere.test(each))))
})

test('every table online with all that opens at it, as a player and as a spectator', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  const tables = await tablesOf(page)
  const atTables = (path: string) => path.startsWith('/table/')
  const atPeople = (path: string) => path.startsWith('/people/')
  const asPlayer = await crawl(page, tables, atTables)
  const atHome = await crawl(page, ['/history'], atPeople)
  const stranger = await visitor(browser, server)
  const asSpectator = await crawl(stranger, tables, atTables)
  expect([...asPlayer.faults, ...atHome.faults, ...asSpectator.faults]).toEqual([])
  expect(atHome.kinds).toContain('/people/:account')
  expect(asPlayer.kinds).toEqual(expect.arrayContaining(pages.filter((each) => each.startsWith('/table/'))))
})

test('every table of this device with all that opens at it, and its replay', async ({ browser, server }) => {
  const page = await visitor(browser, server)
  await playNow(page)
  await untilMyTurn(page)
  await openEngineering(page, { seed: 3, when: (state) => state.round === 2 })
  await openEngineering(page, { seed: 40, when: (state) => ageOfEngineering.turn(state).over })
  await openHorseless(page, { seed: 5, seats: 3, when: (state) => state.year === 2 })
  const { faults, kinds } = await crawl(page, ['/play'], (path) => path.startsWith('/local/'))
  expect(faults).toEqual([])
  expect(kinds).toEqual(expect.arrayContaining(pages.filter((each) => each.startsWith('/local/'))))
})

async function visitor(browser: Browser, server: TestSite): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: narrow,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    // The status of each page must come from the server, not from the cache of a service worker.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (localStorage.getItem('carriage-house.settings') === null)
      localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 0, name: 'Anna' }))
  })
  return page
}

/** Tables of a new guest: one that waits for players, one that runs, one that is over. */
async function tablesOf(page: Page): Promise<string[]> {
  const api = page.context().request
  await api.post('/api/guest', { data: {} })
  const table = async (bots: readonly string[]) => {
    const data = {
      game: 'kraftwagen',
      seats: 2,
      options: {},
      pace: { kind: 'none' },
      visibility: 'open',
      ready: true,
      bots,
      nonce: randomUUID(),
    }
    const { id } = (await (await api.post('/api/tables', { data })).json()) as { id: string }
    return id
  }
  const [waiting, playing, over] = [await table([]), await table(['apprentice']), await table(['apprentice'])]
  expect((await api.post(`/api/matches/${over}/resign`)).ok()).toBe(true)
  const state = async () => ((await (await api.get(`/api/tables/${over}`)).json()) as { state: string }).state
  await expect.poll(state, { timeout: 120_000 }).toBe('over')
  return [`/table/${waiting}`, `/table/${playing}`, `/table/${over}`, `/table/${over}/replay`]
}

/** Follows the links of the server from these addresses on, opens what opens on each page, and looks at each state. */
async function crawl(
  page: Page,
  from: readonly string[],
  wanted: (path: string) => boolean = () => true,
): Promise<{ kinds: string[]; faults: Fault[] }> {
  const faults: Fault[] = []
  const seen = new Set<string>()
  const dialogs = new Set<string>()
  const queue = [...from]
  let where = ''
  const note = (what: string) => faults.push({ where, what })
  page.on('pageerror', (error) => note(`error: ${error.message}`))
  page.on('console', (message) => {
    // A page that is not there is answered with 404, and the browser says so.
    const expected = where === '/nowhere' && message.text().includes('404')
    if (message.type() === 'error' && !expected) note(`console: ${message.text()}`)
  })
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path) || isLikeAnother(path, seen)) continue
    seen.add(path)
    where = path
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(pageAt(path) ? 200 : 404)
    await page.waitForLoadState('networkidle')
    await look(page, note)
    queue.push(...(await linksOn(page)).filter(wanted))
    await openAll(page, (state, what) => faults.push({ where: `${path} ${state}`, what }), dialogs)
    if (isTable(path) && !path.endsWith('/replay')) {
      // A table has another layout on a desktop.
      await page.setViewportSize(desktop)
      await look(page, note)
      await openAll(page, (state, what) => faults.push({ where: `${path} on a desktop, ${state}`, what }), dialogs)
      await page.setViewportSize(narrow)
    }
    queue.push(...(await linksOn(page)).filter(wanted))
  }
  return { kinds: [...seen].flatMap((path) => pageAt(path) ?? []), faults }
}

/** One example or puzzle of a game stands for all: they are the same table with other pieces. */
function isLikeAnother(path: string, seen: ReadonlySet<string>): boolean {
  const [, puzzles] = /^(\/puzzles\/[^/]+\/)/.exec(path) ?? []
  if (puzzles !== undefined) return [...seen].some((each) => each.startsWith(puzzles))
  const [before, example] = path.split('/example/')
  return example !== undefined && [...seen].some((each) => each.startsWith(`${before}/example/`))
}

function isTable(path: string): boolean {
  return path.startsWith('/table/') || path.startsWith('/local/')
}

/** Opens one thing after the other, those too that come to light by it. */
async function openAll(
  page: Page,
  note: (state: string, what: string) => void,
  seenDialogs: Set<string>,
): Promise<void> {
  const { width } = page.viewportSize() ?? narrow
  // Dialogs are the same at every table.
  const dialogs = await page
    .locator('[aria-haspopup="dialog"]')
    .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent}`))
  const opened = new Set(dialogs.filter((name) => seenDialogs.has(`${width} ${name}`)))
  for (const name of dialogs) seenDialogs.add(`${width} ${name}`)
  for (let steps = 0; steps < 60; steps++) {
    const name = await page.evaluate(
      ([openers, opened]) => {
        const shown = [...document.querySelectorAll(openers)].filter((element) => element.checkVisibility())
        const dialog = document.querySelector('dialog[open]')
        for (const element of shown) {
          if (dialog && !dialog.contains(element)) continue
          // One fold of a kind stands for all: the sections of a rulebook look alike.
          const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)
          const name = `${element.tagName} ${element.tagName === 'SUMMARY' ? element.parentElement?.className : label}`
          if (opened.includes(name)) continue
          element.setAttribute('data-crawl', 'next')
          return name
        }
        return undefined
      },
      [openers, [...opened]] as const,
    )
    if (name === undefined) {
      if ((await page.locator('dialog[open]').count()) === 0) return
      await page.keyboard.press('Escape')
      if ((await page.locator('dialog[open]').count()) > 0) return
      continue
    }
    opened.add(name)
    const next = page.locator('[data-crawl="next"]').first()
    const part = await next.evaluate((element) => {
      element.removeAttribute('data-crawl')
      if (element instanceof HTMLElement) element.click()
      const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '')
      const fold = element.tagName === 'SUMMARY' ? element.parentElement : controlled
      document.querySelector('[data-crawl="part"]')?.removeAttribute('data-crawl')
      fold?.setAttribute('data-crawl', 'part')
      return fold ? ('part' as const) : undefined
    })
    await look(page, (what) => note(name, what), part)
  }
}

/** The whole page, or what was opened on it: a dialog, or a fold. All around it was looked at before, and takes most of the time. */
async function look(page: Page, note: (what: string) => void, opened?: 'part'): Promise<void> {
  await settled(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (beyond > 0) note(`${beyond} px beyond the side`)
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  const barriers =
    opened || isCovered
      ? await barriersNow(page, isCovered ? { onTop: true } : { within: `[data-crawl="${opened}"]` })
      : await barriersOn(page, 'day')
  for (const barrier of barriers) note(`axe: ${barrier}`)
}

async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ origin, pathname }) => ({ origin, pathname })),
    )
  const { origin } = new URL(page.url())
  return links
    .filter((link) => link.origin === origin && !link.pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname)
}
