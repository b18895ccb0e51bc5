import { greedyMove } from '@carriage/bots/horseless-carriage/greedy'
import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import { fastChance, type Seat } from '@carriage/kernel'
import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { germanPhoneOf, guest, phone } from '../online-table.ts'
import { createTableForPeople, type PeopleTable, playUntil, premovesAt, seenBy } from '../people-table.ts'
import { test } from '../server.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

test('a player orders sales ahead on a desktop, sees them on a phone in German, and the server makes them while nobody is there', async ({
  browser,
  server,
}) => {
  test.slow()
  const page = await guest(browser, server, 'Anna', desktop)
  const table = await createTableForPeople(
    [page, await guest(browser, server, 'Ben'), await guest(browser, server, 'Cleo')],
    'horseless-carriage',
  )
  const moment = await untilSomethingSells(table)
  await page.goto(`/table/${table.id}`)
  await page.locator(`[data-moment="${moment}"]`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Always take the first' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('+')
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  await dialog.getByRole('button', { name: 'Set premoves' }).click()
  await expect(dialog).toBeHidden()
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  expect((await premovesAt(table, 1)).premoves).toEqual([])
  expect((await premovesAt(table, 0)).premoves[0]?.moves[0]).toMatchObject({ kind: 'placeWindow' })

  const hand = await germanPhoneOf(page, browser, server)
  await hand.goto(`/table/${table.id}`)
  const sales = hand.locator(`[data-moment="${moment}"]`)
  await expect(sales).toBeVisible()
  for (const theme of themes) expect(await barriersOn(hand, theme)).toEqual([])
  await sales.tap()
  await expect(hand.getByRole('dialog').getByRole('button', { name: 'Letzten Schritt streichen' })).toBeVisible()
  await expect(hand.getByRole('dialog').getByRole('listitem').first()).toContainText('+')
  for (const theme of themes) expect(await barriersOn(hand, theme)).toEqual([])
  await hand.close()
  await page.close()
  const { wealth } = await playerOf(table)
  // The rivals build nothing, so that nobody takes a buyer; the first seat makes no move.
  await playUntil<State>(table, ({ players }) => (players[0]?.wealth ?? 0) > wealth, [0], firstUnlessSubmitted(table))
  expect((await premovesAt(table, 0)).stopped).toBeNull()
})

test('a fallback goes with the plan that is submitted by touch in German, and is seen on a desktop', async ({
  browser,
  server,
}) => {
  const inHand = { ...phone, locale: 'de-DE' }
  const pages = [
    await guest(browser, server, 'Anna', inHand),
    await guest(browser, server, 'Ben', inHand),
    await guest(browser, server, 'Cleo', inHand),
  ]
  const table = await createTableForPeople(pages, 'horseless-carriage')
  await playUntil<State>(table, ({ stage }) => stage.name === 'factory')
  // The plan of the last one waits for those of the others.
  const { order } = (await seenBy<State>(table, 0)).view
  const me = order.at(-1) ?? 0
  const page = pages[me]
  if (!page) throw new RangeError(`Nobody sits at ${me}.`)
  await page.goto(`/table/${table.id}`)
  await page.getByRole('button', { name: 'Bodenerweiterung legen' }).click()
  await layNext(page)
  await page.getByRole('button', { name: '+ Kopie' }).click()
  await page.locator('[data-shelf="small"]').first().click()
  await layNext(page)
  await page.getByRole('button', { name: 'Ersatz', exact: true }).click()
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  // The other draft is handed in, and the marked one goes with it.
  await page.getByRole('button', { name: 'Entwurf 1' }).click()
  await page.locator('[data-submit]').click()
  await expect
    .poll(async () => (await premovesAt(table, me)).premoves)
    .toMatchObject([{ moment: 'replan/1', moves: [{ kind: 'submitPlan' }] }])
  await expect(page.getByText('mit 1 Ersatzentwurf')).toBeVisible()
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  expect((await premovesAt(table, order[0] ?? 0)).premoves).toEqual([])

  const storageState = await page.context().storageState()
  const large = await guest(browser, server, '', { ...desktop, storageState })
  await large.goto(`/table/${table.id}`)
  await expect(large.getByText('1 fallback included')).toBeVisible()
  for (const theme of themes) expect(await barriersOn(large, theme)).toEqual([])
})

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
