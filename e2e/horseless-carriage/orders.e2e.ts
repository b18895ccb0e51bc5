import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { createTableForPeople, type PeopleTable, playUntil, premovesAt, seenBy } from '../people-table.ts'
import { type TestSite, test } from '../server.ts'

interface View {
  readonly stage: {
    readonly name: string
    readonly slots?: readonly (number | null)[]
    readonly waiting?: readonly number[]
  }
}

/** A table of three people who have placed their departments. The first sits on the page. */
async function createTable(pages: readonly Page[]): Promise<PeopleTable> {
  const table = await createTableForPeople(pages, 'horseless-carriage')
  await playUntil<View>(table, ({ stage }) => stage.name === 'research')
  return table
}

for (const { device, options, words } of [
  {
    device: 'on a desktop in English',
    options: { viewport: { width: 1440, height: 900 } },
    words: { title: 'Premoves', slots: [/Take slot 3/, /Take slot 2/], save: 'Set premoves', ranked: '2 ranked' },
  },
  {
    device: 'in a hand in German',
    options: { ...phone, locale: 'de-DE' },
    words: {
      title: 'Zug vorausplanen',
      slots: [/Position 3/, /Position 2/],
      save: 'Planen',
      ranked: '2 geplant',
    },
  },
])
  test(`a player ranks slots ahead ${device}, and the server takes one while nobody is there`, async ({
    browser,
    server,
  }) => {
    const page = await guest(browser, server, 'Anna', options)
    const [ben, cleo] = await rivals(browser, server)
    const table = await createTable([page, ben, cleo])
    await page.goto(`/table/${table.id}`)
    const note = page.getByRole('region', { name: words.title })
    await note.locator('[data-moment="focus/1"]').click()
    const dialog = page.getByRole('dialog')
    for (const slot of words.slots) await dialog.getByRole('button', { name: slot }).click()
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    await expect(note.locator('[data-moment="focus/1"]')).toContainText(words.ranked)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    expect((await premovesAt(table, 1)).premoves).toEqual([])
    await page.close()
    await playUntil<View>(table, ({ stage }) => stage.name === 'focus')
    // The first seat, whose page is closed, makes no move in this phase.
    await playUntil<View>(table, ({ stage }) => stage.name === 'factory', [0])
    const frames = await table.people[0]?.get(`/api/matches/${table.id}/frames?after=0`)
    expect(await frames?.text()).toMatch(/"kind":"takeSlot","slot":[32]/)
  })

test('a player sees why premoves stopped, and can remove them', async ({ browser, server }) => {
  const pages: readonly [Page, ...Page[]] = [await guest(browser, server, 'Anna'), ...(await rivals(browser, server))]
  const table = await createTable(pages)
  await playUntil<View>(table, ({ stage }) => stage.name === 'focus')
  const { view } = await seenBy<View>(table, 0)
  const last = view.stage.waiting?.at(-1) ?? 0
  const page = pages[last] ?? pages[0]
  await page.goto(`/table/${table.id}`)
  const note = page.getByRole('region', { name: 'Premoves' })
  const slots = note.locator('[data-moment="focus/1"]')
  await slots.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Take slot 1/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set premoves' }).click()
  await expect(slots).toContainText('is set')
  // The others take the first slot that is free.
  await playUntil<View>(table, ({ stage }) => stage.waiting?.[0] === last, [last])
  await expect(note.getByRole('status')).toContainText('your move isn’t possible now', { timeout: 30_000 })
  await note.getByRole('button', { name: 'Remove' }).click()
  await expect(note.getByRole('status')).toBeHidden()
})

async function rivals(browser: Parameters<typeof guest>[0], server: TestSite): Promise<readonly [Page, Page]> {
  return [await guest(browser, server, 'Ben'), await guest(browser, server, 'Cleo')]
}
