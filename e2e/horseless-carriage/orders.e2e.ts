import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { type House, test } from '../house.ts'
import { guest, phone } from '../online-table.ts'

interface Seen {
  readonly n: number
  readonly view: {
    readonly stage: {
      readonly name: string
      readonly slots?: readonly (number | null)[]
      readonly waiting?: readonly number[]
    }
  }
}

interface Table {
  readonly id: string
  /** The people at it, by seat. */
  readonly people: readonly [APIRequestContext, APIRequestContext, APIRequestContext]
}

type Pages = readonly [Page, Page, Page]

/** A table of three people who have placed their departments. The first sits on the page. */
async function layTable([first, second, third]: Pages): Promise<Table> {
  const people = [first.context().request, second.context().request, third.context().request] as const
  for (const [index, person] of people.entries())
    await person.post('/api/guest', { data: { name: `Player ${index + 1}` } })
  const data = { game: 'horseless-carriage', seats: 3, pace: { kind: 'none' }, visibility: 'open', ready: true }
  const { id } = (await (await people[0].post('/api/tables', { data })).json()) as { id: string }
  for (const person of people.slice(1)) await person.post(`/api/tables/${id}/seat`, { data: { ready: true } })
  const table = { id, people }
  await playUntil(table, ({ stage }) => stage.name === 'research')
  return table
}

async function seenBy(person: APIRequestContext, id: string): Promise<Seen> {
  const { standing } = (await (await person.get(`/api/matches/${id}/view`)).json()) as { standing: Seen }
  return standing
}

/** Everybody makes the first move that they can, until this holds; who is told to wait does nothing. */
async function playUntil({ id, people }: Table, holds: (view: Seen['view']) => boolean, waits: readonly number[] = []) {
  await expect(async () => {
    for (const [seat, person] of people.entries()) {
      const now = await seenBy(people[0], id)
      if (holds(now.view)) return
      if (waits.includes(seat)) continue
      const { n, moves } = (await (await person.get(`/api/matches/${id}/moves`)).json()) as {
        n: number
        moves: object[]
      }
      const [move] = moves
      if (move)
        await person.post(`/api/matches/${id}/commands`, {
          data: { do: 'move', id: `move-${n}-of-${seat}`, basis: n, move },
        })
    }
    expect(holds((await seenBy(people[0], id)).view)).toBe(true)
  }).toPass({ timeout: 60_000, intervals: [0] })
}

for (const { device, options, words } of [
  {
    device: 'at a desk in English',
    options: { viewport: { width: 1440, height: 900 } },
    words: { title: 'Decide ahead', slots: [/Take slot 3/, /Take slot 2/], keep: 'Keep as orders', ranked: '2 ranked' },
  },
  {
    device: 'in a hand in German',
    options: { ...phone, locale: 'de-DE' },
    words: {
      title: 'Im Voraus entscheiden',
      slots: [/Platz 3/, /Platz 2/],
      keep: 'Als Auftrag behalten',
      ranked: '2 gereiht',
    },
  },
])
  test(`a player ranks slots ahead ${device}, and the house takes one while nobody is there`, async ({
    browser,
    house,
  }) => {
    const page = await guest(browser, house, 'Anna', options)
    const [ben, cleo] = await rivals(browser, house)
    const table = await layTable([page, ben, cleo])
    await page.goto(`/table/${table.id}`)
    const note = page.getByRole('region', { name: words.title })
    await note.locator('[data-moment="focus/1"]').click()
    const dialog = page.getByRole('dialog')
    for (const slot of words.slots) await dialog.getByRole('button', { name: slot }).click()
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    await dialog.getByRole('button', { name: words.keep }).click()
    await expect(dialog).toBeHidden()
    await expect(note.locator('[data-moment="focus/1"]')).toContainText(words.ranked)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    const rival = (await (await table.people[1].get(`/api/matches/${table.id}/orders`)).json()) as { orders: object[] }
    expect(rival.orders).toEqual([])
    await page.close()
    await playUntil(table, ({ stage }) => stage.name === 'focus')
    // The first seat, whose page is closed, makes no move in this phase.
    await playUntil(table, ({ stage }) => stage.name === 'factory', [0])
    const frames = await (await table.people[0].get(`/api/matches/${table.id}/frames?after=0`)).text()
    expect(frames).toMatch(/"kind":"takeSlot","slot":[32]/)
  })

test('a player is told why orders stopped, and can remove them', async ({ browser, house }) => {
  const pages: Pages = [await guest(browser, house, 'Anna'), ...(await rivals(browser, house))]
  const table = await layTable(pages)
  await playUntil(table, ({ stage }) => stage.name === 'focus')
  const { view } = await seenBy(table.people[0], table.id)
  const last = view.stage.waiting?.at(-1) ?? 0
  const page = pages[last] ?? pages[0]
  await page.goto(`/table/${table.id}`)
  const note = page.getByRole('region', { name: 'Decide ahead' })
  const slots = note.locator('[data-moment="focus/1"]')
  await slots.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Take slot 1/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep as orders' }).click()
  await expect(slots).toContainText('decided')
  // The others take the first slot that is free.
  await playUntil(table, ({ stage }) => stage.waiting?.[0] === last, [last])
  await expect(note.getByRole('status')).toContainText('nothing that you ranked is possible now', { timeout: 30_000 })
  await note.getByRole('button', { name: 'Remove' }).click()
  await expect(note.getByRole('status')).toBeHidden()
})

async function rivals(browser: Parameters<typeof guest>[0], house: House): Promise<readonly [Page, Page]> {
  return [await guest(browser, house, 'Ben'), await guest(browser, house, 'Cleo')]
}
