import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Frame, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'
import { settled } from '../settled.ts'

const frames = [
  [480, 320],
  [640, 360],
  [360, 480],
  [800, 600],
  [1200, 800],
] as const

/** Without what moves or comes and goes. */
const calm = { reducedMotion: 'reduce', locale: 'en-GB' } as const

/** Another site, whose page shows an address of the server in a frame. */
async function siteWith(address: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site.test')
    const [width, height] = [searchParams.get('width') ?? '800', searchParams.get('height') ?? '600']
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Another site</title><body style="margin:0"><iframe title="Game" src="${address}" width="${width}" height="${height}" style="border:0"></iframe>`,
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

async function createFor(page: Page, game: string, visibility: string, bots = 2): Promise<string> {
  const data = {
    game,
    seats: 3,
    pace: { kind: 'none' },
    visibility,
    ready: true,
    bots: Array.from({ length: bots }, () => 'apprentice'),
  }
  return (await sent<{ id: string }>(page, '/api/tables', data)).id
}

/** A busy server says that it is full, and is asked again. */
async function sent<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  let answer: unknown
  await expect(async () => {
    const response = await page.context().request.post(path, { data })
    expect(response.ok()).toBe(true)
    answer = await response.json()
  }).toPass({ timeout: 60_000 })
  return answer as Answer
}

/** The frame in a page of another site; what it asks of the server comes without cookies. */
async function framed(page: Page, url: string): Promise<Frame> {
  await page.goto(url)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The page shows no frame.')
  return frame
}

function isOver(page: Page, id: string) {
  return async () => ((await (await page.context().request.get(`/api/tables/${id}`)).json()) as { state: string }).state
}

/** Nothing lies over anything else: head, board, zones and controls each have their place. */
async function overlapsIn(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-testid="embed"] > :is(header, main, nav, footer)')]
    const boxes = parts.map((part) => ({ name: part.tagName, box: part.getBoundingClientRect() }))
    const wrong = boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} over ${other.name}`),
    )
    const out = boxes.filter(({ box }) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    const board = document.querySelector('[data-testid="embed"] > main')?.getBoundingClientRect()
    if (!board || board.height < innerHeight / 3) wrong.push('hardly any board')
    return [...wrong, ...out.map(({ name }) => `${name} beyond the frame`)]
  })
}

/** Each size of a frame, looked at as a page of that size: the same document as in the frame, which answers to its size. */
async function lookAtSizes(
  page: Page,
  server: TestSite,
  { id, state, sizes = frames }: { id: string; state: string; sizes?: readonly (readonly [number, number])[] },
): Promise<void> {
  await page.goto(`${server.url}/embed/${id}`)
  await expect(page.getByTestId('embed')).toBeVisible({ timeout: 120_000 })
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settled(page)
    const where = `${state}, ${width}×${height}`
    for (const theme of themes) {
      expect(await barriersOn(page, theme), `${where}, ${theme}`).toEqual([])
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${state}-${width}-${theme}.png` })
    }
    expect(await overlapsIn(page.mainFrame()), where).toEqual([])
    expect(await lostOn(page), where).toEqual([])
  }
}

test('a table on another site: live, then its replay', async ({ browser, server: site }) => {
  const anna = await guest(browser, site, 'Anna')
  await sent(anna, '/api/guest', { name: 'Anna' })
  const id = await createFor(anna, 'kraftwagen', 'open')

  await anna.goto(`/table/${id}`)
  await anna.getByRole('button', { name: 'Menu' }).click()
  await anna.getByRole('button', { name: 'Embed' }).click()
  const code = await anna.getByTestId('embed-code').inputValue()
  const address = /src="([^"]+)"/.exec(code)?.[1] ?? ''
  expect(address).toBe(`${site.url}/embed/${id}`)
  for (const theme of themes) expect(await barriersOn(anna, theme), theme).toEqual([])
  await anna.keyboard.press('Escape')

  const { url, server } = await siteWith(address)
  // Anna herself looks at it: in the frame she is a spectator like everybody.
  const context = await browser.newContext({ storageState: await anna.context().storageState() })
  const visitor = await context.newPage()
  const asked: string[] = []
  visitor.on('request', async (request) => {
    const headers = await request.allHeaders().catch(() => undefined)
    if (request.url().includes('/api/')) asked.push(headers?.cookie ?? 'none')
  })
  const frame = await framed(visitor, url)
  await expect(frame.getByRole('list', { name: 'Players and points' }).getByRole('listitem')).toHaveCount(3)
  await expect(frame.getByText('Live', { exact: true })).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Go to table' })).toHaveAttribute('href', `/table/${id}`)
  await expect(frame.locator('[data-legal]')).toHaveCount(0)
  expect(new Set(asked)).toEqual(new Set(['none']))
  await lookAtSizes(await guest(browser, site, '', calm), site, {
    id,
    state: 'live',
    sizes: [frames[0], frames[4]],
  })

  // Bots play the rest, and the frame follows to the end automatically.
  expect((await anna.context().request.post(`/api/matches/${id}/resign`)).ok()).toBe(true)
  await expect.poll(isOver(anna, id), { timeout: 240_000 }).toBe('over')
  await expect(frame.getByText('The game is over.')).toBeVisible({ timeout: 120_000 })
  await frame.getByRole('button', { name: 'Watch replay' }).press('Enter')
  const first = frame.getByRole('button', { name: 'First move' })
  // Every move is judged again before the replay is shown.
  await expect(first).toBeVisible({ timeout: 120_000 })
  await first.press('Enter')
  await expect(frame.locator('[data-shown="0"]')).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(frame.locator('[data-shown="1"]')).toBeVisible()
  await frame.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect(frame.locator('[data-shown="3"]')).toBeVisible()

  const page = await guest(browser, site, '', { ...calm, locale: 'de-DE' })
  await lookAtSizes(page, site, { id, state: 'replay-de' })
  await expect(page.getByRole('link', { name: 'Zum Tisch' })).toBeVisible()
  server.close()
})

for (const game of ['age-of-engineering', 'horseless-carriage'])
  test(`the board of ${game} fits a frame on another site`, async ({ browser, server: site }) => {
    const anna = await guest(browser, site, 'Anna')
    await sent(anna, '/api/guest', { name: 'Anna' })
    const id = await createFor(anna, game, 'open')
    const page = await guest(browser, site, '', { ...calm, locale: 'de-DE' })
    await lookAtSizes(page, site, { id, state: `${game}-de` })
    await expect(page.locator('[data-legal]')).toHaveCount(0)
  })

test('tables that are not open are not shown elsewhere, and no other page of the server is', async ({
  browser,
  server: site,
}) => {
  const anna = await guest(browser, site, 'Anna')
  await sent(anna, '/api/guest', { name: 'Anna' })
  for (const visibility of ['link', 'private']) {
    const id = await createFor(anna, 'kraftwagen', visibility)
    const { url, server } = await siteWith(`${site.url}/embed/${id}`)
    const frame = await framed(anna, `${url}/?width=480&height=320`)
    await expect(frame.getByRole('heading', { name: 'Can’t show this table here' })).toBeVisible()
    await anna.goto(`${site.url}/table/${id}`)
    await anna.getByRole('button', { name: 'Menu' }).click()
    await anna.getByRole('button', { name: 'Embed' }).click()
    await expect(anna.getByText('Only public tables can be shown on other sites.')).toBeVisible()
    server.close()
  }
  const waiting = await createFor(anna, 'kraftwagen', 'open', 1)
  const { url, server } = await siteWith(`${site.url}/embed/${waiting}`)
  const frame = await framed(anna, url)
  await expect(frame.getByRole('heading', { name: 'This game hasn’t started' })).toBeVisible()
  server.close()

  const other = await siteWith(`${site.url}/table/${waiting}`)
  const refused = anna.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await anna.goto(other.url)
  await refused
  other.server.close()
})
