import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { TestSite } from './server.ts'

export interface SentFile {
  readonly path: string
  /** Bytes as they travel. */
  readonly size: number
}

/** What the server sends to a new guest until a new table online of a game is drawn and nothing more is fetched. */
export async function firstLoadOf(browser: Browser, server: TestSite, game: string): Promise<SentFile[]> {
  return measureVisit(browser, server, (page) => openTable(page, game))
}

/** What travels on a first visit, as the server sends it. Letters (fonts) come later and stand for themselves. */
export async function measureVisit(
  browser: Browser,
  server: TestSite,
  open: (page: Page) => Promise<void>,
): Promise<SentFile[]> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const sent = listen(context)
  const page = await context.newPage()
  await open(page)
  await page.waitForLoadState('networkidle')
  // The browser does not report the first file of a worker.
  for (const worker of page.workers()) sent.push(sizeOf(worker.url()))
  const files = await Promise.all(sent)
  await context.close()
  return files
}

function listen(context: BrowserContext): Promise<SentFile>[] {
  const sent: Promise<SentFile>[] = []
  context.on('requestfinished', (request) => {
    if (request.resourceType() === 'font' || request.url().startsWith('data:')) return
    const path = new URL(request.url()).pathname
    sent.push(request.sizes().then(({ responseBodySize: size }) => ({ path, size })))
  })
  return sent
}

async function sizeOf(url: string): Promise<SentFile> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  const length = answer.headers.get('content-length')
  if (length === null) throw new Error(`The server gives no size for ${url}.`)
  return { path: new URL(url).pathname, size: Number(length) }
}

async function openTable(page: Page, game: string): Promise<void> {
  const { request } = page.context()
  await request.post('/api/guest', { data: { name: 'Anna' } })
  const settings = {
    game,
    seats: 3,
    pace: { kind: 'none' },
    bots: ['apprentice', 'apprentice'],
    visibility: 'link',
    ready: true,
  }
  const answer = await request.post('/api/tables', { data: settings })
  if (!answer.ok()) throw new Error(`No table could be laid: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/table/${id}`)
  await page.getByTestId('prompt').waitFor()
}
