import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { clickFirst, guest, phone, tapTwice } from '../online-table.ts'
import { createTableForPeople, playUntil, premovesAt } from '../people-table.ts'
import { test } from '../server.ts'

interface View {
  readonly phase: string
  readonly actor: number
  readonly steps: readonly { readonly name: string }[]
}

for (const { game, device, options, choose, words } of [
  {
    game: 'kraftwagen',
    device: 'on a desktop in English',
    options: { viewport: { width: 1440, height: 900 } },
    choose: clickFirst,
    words: {
      plan: 'Plan ahead',
      savePlan: 'Save plan',
      save: 'Set premoves',
      given: /1 move/,
    },
  },
  {
    game: 'age-of-engineering',
    device: 'in a hand in German',
    options: { ...phone, locale: 'de-DE' },
    choose: tapTwice,
    words: {
      plan: 'Vorausplanen',
      savePlan: 'Plan speichern',
      save: 'Planen',
      given: /1 Schritt/,
    },
  },
])
  test(`a player of ${game} plans a turn ${device}, and the server begins it while nobody is there`, {
    tag: game === 'kraftwagen' ? '@core' : [],
  }, async ({ browser, server }) => {
    const page = await guest(browser, server, 'Anna', options)
    const table = await createTableForPeople([page, await guest(browser, server, 'Ben')], game)
    await playUntil<View>(
      table,
      ({ phase, actor, steps }) => phase === 'action' && actor === 1 && steps.at(-1)?.name === 'takeTile',
    )
    await page.goto(`/table/${table.id}`)
    await page.getByRole('button', { name: words.plan }).click()
    await choose(page)
    await page.getByRole('button', { name: words.savePlan }).click()
    const turn = page.locator('[data-moment^="turn/"]')
    await turn.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('checkbox')).toHaveCount(3)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    await expect(turn).toContainText(words.given)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    expect((await premovesAt(table, 1)).premoves).toEqual([])
    const { premoves } = await premovesAt(table, 0)
    expect(premoves).toMatchObject([{ moves: [{ kind: 'takeTile' }] }])
    await page.close()
    // The first seat makes no move: the server takes the tile. The rival takes the nearest, as it was expected.
    await playUntil<View>(table, async () => (await premovesAt(table, 0)).premoves.length === 0, [0])
    expect((await premovesAt(table, 0)).stopped).toBeNull()
  })
