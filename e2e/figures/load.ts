import type { Browser, Page } from '@playwright/test'
import type { House } from '../house.ts'
import type { Figure } from './figure.ts'

/** What travels on a first visit, as the house sends it. Letters (fonts) come later and stand for themselves. */
export async function load(browser: Browser, house: House): Promise<Figure[]> {
  return [
    { ...(await visit('first load of a table online', openTable)), atMost: 200 },
    await visit('first load of the home page, board and all', openHome),
    await visit('from the home page to a table against bots, worker and bots included', playBots),
  ]

  async function visit(what: string, open: (page: Page) => Promise<void>): Promise<Figure> {
    const context = await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    context.on('requestfinished', (request) => {
      if (request.resourceType() === 'font' || request.url().startsWith('data:')) return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await open(page)
    await page.waitForLoadState('networkidle')
    // The browser does not tell of the file that a worker begins with.
    for (const worker of page.workers()) sizes.push(sizeOf(worker.url()))
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    await context.close()
    return { what, is: bytes / 1000, unit: 'kB' }
  }
}

async function sizeOf(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  const length = answer.headers.get('content-length')
  if (length === null) throw new Error(`The house does not tell the size of ${url}.`)
  return Number(length)
}

async function openTable(page: Page): Promise<void> {
  const { request } = page.context()
  await request.post('/api/guest', { data: { name: 'Anna' } })
  const terms = {
    game: 'kraftwagen',
    seats: 3,
    pace: { kind: 'none' },
    bots: ['apprentice', 'apprentice'],
    visibility: 'link',
    ready: true,
  }
  const answer = await request.post('/api/tables', { data: terms })
  if (!answer.ok()) throw new Error(`No table could be laid: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/table/${id}`)
  await page.getByTestId('prompt').waitFor()
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).waitFor()
}

async function playBots(page: Page): Promise<void> {
  await openHome(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.locator('section[data-mine]').waitFor()
}
