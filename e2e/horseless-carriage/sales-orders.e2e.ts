import { greedyMove } from '@carriage/bots/horseless-carriage/greedy'
import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import { fastChance, type Seat } from '@carriage/kernel'
import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { createTableForPeople, type PeopleTable, playUntil, premovesAt, seenBy } from '../people-table.ts'
import { test } from '../server.ts'

const devices = [
  {
    device: 'on a desktop in English',
    options: { viewport: { width: 1440, height: 900 } },
    words: {
      best: 'Always take the first',
      save: 'Set premoves',
      floor: 'Place floor expansion',
      copy: '+ Copy',
      fallback: 'Fallback',
      first: 'Draft 1',
      goes: '1 fallback included',
    },
  },
  {
    device: 'in a hand in German',
    options: { ...phone, locale: 'de-DE' },
    words: {
      best: 'Immer das Erste nehmen',
      save: 'Planen',
      floor: 'Bodenerweiterung legen',
      copy: '+ Kopie',
      fallback: 'Ersatz',
      first: 'Entwurf 1',
      goes: 'mit 1 Ersatzentwurf',
    },
  },
] as const

for (const { device, options, words } of devices) {
  test(`a player orders sales ahead ${device}, and the server makes them while nobody is there`, async ({
    browser,
    server,
  }) => {
    test.slow()
    const page = await guest(browser, server, 'Anna', options)
    const table = await createTableForPeople(
      [page, await guest(browser, server, 'Ben'), await guest(browser, server, 'Cleo')],
      'horseless-carriage',
    )
    const moment = await untilSomethingSells(table)
    await page.goto(`/table/${table.id}`)
    await page.locator(`[data-moment="${moment}"]`).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.best }).click()
    await expect(dialog.getByRole('listitem').first()).toContainText('+')
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    expect((await premovesAt(table, 1)).premoves).toEqual([])
    expect((await premovesAt(table, 0)).premoves[0]?.moves[0]).toMatchObject({ kind: 'placeWindow' })
    await page.close()
    const { wealth } = await playerOf(table)
    // The rivals build nothing, so that nobody takes a buyer; the first seat makes no move.
    await playUntil<State>(table, ({ players }) => (players[0]?.wealth ?? 0) > wealth, [0], firstUnlessSubmitted(table))
    expect((await premovesAt(table, 0)).stopped).toBeNull()
  })

  test(`a fallback goes with the submitted plan ${device}`, async ({ browser, server }) => {
    const pages = [
      await guest(browser, server, 'Anna', options),
      await guest(browser, server, 'Ben', options),
      await guest(browser, server, 'Cleo', options),
    ]
    const table = await createTableForPeople(pages, 'horseless-carriage')
    await playUntil<State>(table, ({ stage }) => stage.name === 'factory')
    // The plan of the last one waits for those of the others.
    const { order } = (await seenBy<State>(table, 0)).view
    const me = order.at(-1) ?? 0
    const page = pages[me]
    if (!page) throw new RangeError(`Nobody sits at ${me}.`)
    await page.goto(`/table/${table.id}`)
    await page.getByRole('button', { name: words.floor }).click()
    await layNext(page)
    await page.getByRole('button', { name: words.copy }).click()
    await page.locator('[data-shelf="small"]').first().click()
    await layNext(page)
    await page.getByRole('button', { name: words.fallback, exact: true }).click()
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    // The other draft is handed in, and the marked one goes with it.
    await page.getByRole('button', { name: words.first }).click()
    await page.locator('[data-submit]').click()
    await expect
      .poll(async () => (await premovesAt(table, me)).premoves)
      .toMatchObject([{ moment: 'replan/1', moves: [{ kind: 'submitPlan' }] }])
    await expect(page.getByText(words.goes)).toBeVisible()
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    expect((await premovesAt(table, order[0] ?? 0)).premoves).toEqual([])
  })
}

async function layNext(page: Page): Promise<void> {
  await page.locator('[data-floor]').press('n')
  await page.locator('[data-floor]').press('Enter')
}

async function playerOf(table: PeopleTable): Promise<{ readonly wealth: number }> {
  const { view } = await seenBy<State>(table, 0)
  return { wealth: view.players[0]?.wealth ?? 0 }
}

/** The first seat builds well, the others build nothing, until it has submitted a plan that sells. Gives the moment. */
async function untilSomethingSells(table: PeopleTable): Promise<string> {
  const chance = fastChance(1)
  let moment: string | undefined
  const sells = async () => {
    const { view } = await seenBy<State>(table, 0)
    const { stage } = view
    if (stage.name !== 'factory' || stage.plans[0]?.state === 'draft') return false
    const sales = horselessCarriage.premoves?.ahead(view, 0).find(({ steps }) => steps)
    moment = sales && [...horselessCarriage.moves(sales.view, 0)].length > 0 ? sales.moment : undefined
    return moment !== undefined
  }
  await playUntil<State>(table, sells, [], async (moves, seat) => {
    if (seat !== 0) return firstUnlessSubmitted(table)(moves, seat)
    const { view } = await seenBy<State>(table, seat)
    const submitted = view.stage.name === 'factory' && view.stage.plans[seat]?.state === 'submitted'
    return submitted ? undefined : greedyMove(view, seat, { tries: 120, chance })
  })
  return moment ?? ''
}

/** The first move, but nobody withdraws a plan again. */
function firstUnlessSubmitted(table: PeopleTable) {
  return async ([first]: readonly object[], seat: Seat) => {
    const { stage } = (await seenBy<State>(table, seat)).view
    return stage.name === 'factory' && stage.plans[seat]?.state === 'submitted' ? undefined : first
  }
}
