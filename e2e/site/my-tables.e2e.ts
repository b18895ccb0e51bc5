import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest } from '../online-table.ts'
import { createTableForPeople, type PeopleTable, playUntil } from '../people-table.ts'
import { test } from '../server.ts'

const icon = (page: Page) => page.locator('link[rel="icon"]')

test('all my games stand on one page, the title and the icon count them, and N leads from one to the next', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna', { hasTouch: true })
  const ben = await guest(browser, server, 'Ben')
  const tables = [
    await createTableForPeople([anna, ben], 'kraftwagen'),
    await createTableForPeople([anna, ben], 'age-of-engineering'),
  ]
  for (const table of tables) await untilWaitsFor(table, 0)

  await anna.goto('/my-games')
  await expect(anna.locator('[data-table]')).toHaveCount(2)
  await expect(anna.locator('[data-table][data-own]')).toHaveCount(2)
  await expect(anna).toHaveTitle('(2) My tables · Carriage House')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await anna.setViewportSize({ width, height })
    expect(await lostOn(anna)).toEqual([])
    for (const theme of themes) expect(await barriersOn(anna, theme)).toEqual([])
  }
  await expect(icon(anna)).toHaveAttribute('href', /^data:image\/svg.*2%3C%2Ftext/)

  await anna.keyboard.press('n')
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const first = new URL(anna.url()).pathname
  await expect(anna).toHaveTitle(/^\(2\) Your turn · .+ with Player 2$/)
  await anna.keyboard.press('n')
  await expect(anna).not.toHaveURL(first)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const second = new URL(anna.url()).pathname
  expect([first, second].toSorted()).toEqual(tables.map(({ id }) => `/table/${id}`).toSorted())

  await test.step('once I have moved, the button leads on, and the count is one less', async () => {
    const here = tables.find(({ id }) => second.endsWith(id))
    if (here) await untilWaitsFor(here, 1)
    await expect(anna).toHaveTitle(
      /^\(1\) (Kraftwagen|Age of Engineering|Kraftwagen: Age of Engineering).* with Player 2$/,
    )
    const note = anna.getByTestId('next-game')
    await expect(note).toContainText('Another game is waiting for you.')
    expect(await barriersOn(anna, 'day')).toEqual([])
    await note.getByRole('button', { name: 'Next game' }).tap()
    await expect(anna).toHaveURL(first)
    await anna.goto('/')
    await expect(anna.getByTestId('waiting-mark')).toHaveText('1')
  })
})

/** The other people move until the table waits for this seat. */
async function untilWaitsFor(table: PeopleTable, seat: number): Promise<void> {
  const person = table.people[seat]
  const waits = async () => {
    const answer = await person?.get(`/api/matches/${table.id}/moves`)
    return ((await answer?.json()) as { moves: object[] } | undefined)?.moves.length !== 0
  }
  await playUntil(table, waits, [seat])
}
