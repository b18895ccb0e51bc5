import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'

/** Seconds: enough to see the table and its warning on a slow machine. */
const bank = 15

interface Sitting {
  readonly id: string
  /** Whose time runs. */
  readonly owner: Page
  /** Who has an hour left after the first decision. */
  readonly other: Page
}

/** Two people at a live table; one has decided, and the other one has a quarter of a minute in all. */
async function onTheClock(browser: Browser, server: TestSite, options: BrowserContextOptions = {}): Promise<Sitting> {
  const pages = await Promise.all([guest(browser, server, 'Anna', options), guest(browser, server, 'Ben', options)])
  for (const [index, page] of pages.entries())
    await page.request.post('/api/guest', { data: { name: ['Anna', 'Ben'][index] } })
  const laid = await pages[0].request.post('/api/tables', {
    data: {
      game: 'kraftwagen',
      seats: 2,
      pace: { kind: 'live', bank, increment: 3_600 },
      visibility: 'open',
      ready: true,
      bots: [],
    },
  })
  const { id } = (await laid.json()) as { id: string }
  // All players are present before the clocks start.
  for (const page of pages) await page.goto(`/table/${id}`)
  await pages[1].request.post(`/api/tables/${id}/seat`, { data: { ready: true } })
  const first = (await movesOf(pages[0].request, id)).length > 0 ? 0 : 1
  for (;;) {
    const { moves, n } = await readMoves(pages[first].request, id)
    if (moves.length === 0) break
    const answer = await pages[first].request.post(`/api/matches/${id}/commands`, {
      data: { type: 'move', id: `first-decision-${n}`, basis: n, move: moves[0] },
    })
    expect(answer.status()).toBe(200)
  }
  const [anna, ben] = pages
  return first === 1 ? { id, owner: anna, other: ben } : { id, owner: ben, other: anna }
}

interface Moves {
  readonly n: number
  readonly moves: readonly object[]
}

async function readMoves(request: APIRequestContext, id: string): Promise<Moves> {
  return (await (await request.get(`/api/matches/${id}/moves`)).json()) as Moves
}

async function movesOf(request: APIRequestContext, id: string): Promise<readonly object[]> {
  return (await readMoves(request, id)).moves
}

const out = { timeout: (bank + 30) * 1_000 }

test('a player who runs out of time is warned, sees that a bot plays, and takes the seat back from any page', async ({
  browser,
  server,
}) => {
  const { id, owner, other } = await onTheClock(browser, server, { viewport: { width: 1440, height: 900 } })
  const warning = owner.getByTestId('short-time')
  await expect(warning).toBeVisible(out)
  await expect(warning).toContainText('a bot plays your seat until you take it back')
  await expect(owner.getByTestId('replaced')).toBeHidden()

  await expect(owner.getByTestId('replaced')).toBeVisible(out)
  await expect(warning).toBeHidden()
  await expect(owner.getByTestId('replaced').getByRole('alert')).toContainText('You ran out of time')
  await expect(owner.getByText('Bot playing for you')).toBeVisible()
  await expect(other.getByText('Bot filling in')).toBeVisible()
  await expect(other.getByTestId('replaced')).toBeHidden()
  for (const theme of themes) expect(await barriersOn(owner, theme)).toEqual([])

  for (const path of ['/', '/rules/kraftwagen', '/lobby']) {
    await owner.goto(path)
    await expect(owner.getByTestId('replaced-elsewhere')).toContainText('Kraftwagen: you ran out of time')
  }
  for (const theme of themes) expect(await barriersOn(owner, theme)).toEqual([])
  // It can be pressed once the bot has moved, and is then not refused.
  await owner
    .getByTestId('replaced-elsewhere')
    .getByRole('button', { name: 'Take back my seat' })
    .click({ timeout: 60_000 })
  await expect(owner).toHaveURL(new RegExp(`/table/${id}$`))
  await expect(owner.getByTestId('prompt')).toBeVisible()
  await expect(owner.getByTestId('replaced')).toBeHidden()
  await expect(owner.getByText('Bot playing for you')).toBeHidden()
  await expect(other.getByText('Bot filling in')).toBeHidden()
  await owner.goto('/')
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(owner.getByTestId('replaced-elsewhere')).toBeHidden()
})

test('on a phone the button at the table takes the seat back', { tag: '@core' }, async ({ browser, server }) => {
  const { owner } = await onTheClock(browser, server, phone)
  await expect(owner.getByTestId('short-time')).toBeVisible(out)
  await expect(owner.getByTestId('replaced')).toBeVisible(out)
  const back = owner.getByRole('button', { name: 'Take back my seat' })
  await expect(back).toBeInViewport()
  expect(await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // It can be pressed once the bot has moved, and is then not refused.
  await back.tap({ timeout: 60_000 })
  await expect(owner.getByTestId('replaced')).toBeHidden()
})
