import { type Browser, expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { createTableForPeople, type PeopleTable } from '../people-table.ts'
import { type TestSite, test } from '../server.ts'

interface Left {
  readonly table: PeopleTable
  readonly anna: Page
  readonly ben: Page
}

/** A table of three, one of whom has been away for an hour. */
async function leftByOne(browser: Browser, server: TestSite): Promise<Left> {
  const [anna, ben, gone] = await Promise.all([
    guest(browser, server, 'Anna'),
    guest(browser, server, 'Ben', { ...phone, locale: 'de-DE' }),
    guest(browser, server, 'Carl'),
  ])
  const table = await createTableForPeople([anna, ben, gone], 'kraftwagen')
  await server.query('update seats set replaced = true where table_id = $1 and seat = 2', [table.id])
  await server.query(`update seats set replaced_since = now() - interval '1 hour' where table_id = $1 and seat = 2`, [
    table.id,
  ])
  for (const page of [anna, ben]) await page.goto(`/table/${table.id}`)
  return { table, anna, ben }
}

const noteAt = (page: Page) => page.getByTestId('absence')

test('somebody asks for the seat of a player who is away, and has it once all agree', async ({ browser, server }) => {
  const { table, anna, ben } = await leftByOne(browser, server)
  const eve = await guest(browser, server, 'Eve')
  await eve.goto(`/table/${table.id}`)
  await noteAt(eve).getByRole('button', { name: 'Ask for Player 3’s seat' }).click()
  await expect(noteAt(eve)).toContainText('You asked for Player 3’s seat. 0 of 2 agree.')
  await expect(noteAt(anna)).toContainText('is asking for Player 3’s seat')
  for (const theme of themes) expect(await barriersOn(anna, theme)).toEqual([])
  await noteAt(anna).getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(noteAt(ben)).toContainText('möchte den Platz von Player 3 übernehmen. 1 von 2 stimmen zu.')
  for (const theme of themes) expect(await barriersOn(ben, theme)).toEqual([])
  await noteAt(ben).getByRole('button', { name: 'Zustimmen' }).tap()
  await expect(noteAt(ben)).toBeHidden()
  // The page of the new player begins again, at the seat.
  const seated = async () => ((await (await eve.request.get(`/api/tables/${table.id}`)).json()) as { me: number }).me
  await expect.poll(seated).toBe(2)
  await expect(noteAt(eve)).toBeHidden()
})

test('the people who are left end a game by agreement', async ({ browser, server }) => {
  const { anna, ben, table } = await leftByOne(browser, server)
  await noteAt(ben).getByRole('button', { name: 'Partie beenden vorschlagen' }).tap()
  await expect(noteAt(ben)).toContainText('1 von 2 stimmen zu.')
  await expect(noteAt(anna)).toContainText('proposes ending the game. 1 of 2 agree.')
  await noteAt(anna).getByRole('button', { name: 'Disagree' }).click()
  await expect(noteAt(anna).getByRole('button', { name: 'Propose to end the game' })).toBeVisible()
  await noteAt(anna).getByRole('button', { name: 'Propose to end the game' }).click()
  await noteAt(ben).getByRole('button', { name: 'Zustimmen' }).tap()
  for (const [page, words] of [
    [anna, 'This game was ended early'],
    [ben, 'Diese Partie wurde vorzeitig beendet'],
  ] as const)
    await expect(noteAt(page)).toContainText(words)
  // Bots play it out; the history shows that it came to no result.
  const state = async () =>
    ((await (await anna.request.get(`/api/tables/${table.id}`)).json()) as { state: string }).state
  await expect.poll(state, { timeout: 60_000 }).toBe('over')
  await anna.goto('/history')
  await expect(anna.getByText('Ended early, no result')).toBeVisible()
})
