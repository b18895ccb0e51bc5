import { fastChance, preview, type Seat } from '@carriage/kernel'
import { kraftwagen, type Move, type State } from '@carriage/kraftwagen'
import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { createTableForPeople, type PeopleTable, playUntil, premovesAt, seenBy } from '../people-table.ts'
import { test } from '../server.ts'

for (const { device, options, words } of [
  {
    device: 'on a desktop in English',
    options: { viewport: { width: 1440, height: 900 } },
    words: { decline: 'No buyer, keep the marker', save: 'Set premoves', decided: 'is set' },
  },
  {
    device: 'in a hand in German',
    options: { ...phone, locale: 'de-DE' },
    words: {
      decline: 'Keinen holen, Marker behalten',
      save: 'Planen',
      decided: 'geplant',
    },
  },
])
  test(`the owner of Benz's marker answers the buyer question in advance ${device}`, async ({ browser, server }) => {
    const pages = [await guest(browser, server, 'Anna', options), await guest(browser, server, 'Ben', options)]
    const table = await createTableForPeople(pages, 'kraftwagen')
    const owner = await untilBenzIsHired(table)
    const page = pages[owner]
    if (!page) throw new RangeError(`Nobody sits at ${owner}.`)
    await page.goto(`/table/${table.id}`)
    const question = page.locator('[data-moment^="scoring/"]')
    await question.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.decline }).click()
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    await expect(question).toContainText(words.decided)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    expect((await premovesAt(table, owner)).premoves).toMatchObject([{ moves: [{ kind: 'declineBenz' }] }])
    expect((await premovesAt(table, 1 - owner)).premoves).toEqual([])
    await page.close()
    // Nobody answers the question but the server.
    const luck = fastChance(1)
    await playUntil<State>(
      table,
      async () => (await framesOf(table)).includes('"declineBenz"'),
      [],
      (moves) => {
        const all = moves as readonly Move[]
        if (all.some(({ kind }) => kind === 'declineBenz')) return undefined
        const cars = all.filter(({ kind }) => kind === 'placeCar')
        const some = cars.length > 0 ? cars : all
        return some[luck.below(some.length)]
      },
    )
    expect((await premovesAt(table, owner)).stopped).toBeNull()
  })

/** Both look for Benz among the developments. Gives the seat that found him, while the other one moves. */
async function untilBenzIsHired(table: PeopleTable): Promise<0 | 1> {
  const luck = fastChance(2)
  let owner: 0 | 1 | undefined
  await playUntil<State>(
    table,
    async () => {
      for (const seat of [0, 1] as const) {
        const { view } = await seenBy<State>(table, seat)
        const moments = kraftwagen.premoves?.ahead(view, seat) ?? []
        if (moments.some(({ moment }) => moment.startsWith('scoring/'))) owner = seat
      }
      return owner !== undefined
    },
    [],
    async (moves, seat) => {
      const { view } = await seenBy<State>(table, seat)
      const wishes = (moves as readonly Move[]).map((move) => ({ move, wish: wishFor(view, seat, move) }))
      const best = Math.max(...wishes.map(({ wish }) => wish))
      const some = wishes.filter(({ wish }) => wish === best)
      return some[luck.below(some.length)]?.move
    },
  )
  return owner ?? 0
}

/** How near a move comes to Benz's card: research, and then cards that make room for it. */
function wishFor(view: State, seat: Seat, move: Move): number {
  if (move.kind === 'takeCard') return move.card === 'benz' ? 3 : move.card.startsWith('D') ? 1 : 2
  if (move.kind === 'chooseAction') return move.action === 'research' ? 2 : 0
  if (move.kind !== 'takeTile') return 0
  const shown = preview(kraftwagen, view, seat, move)
  const next = shown.legal && shown.state ? [...kraftwagen.moves(shown.state, seat)] : []
  return next.some((each) => each.kind === 'takeCard' || (each.kind === 'chooseAction' && each.action === 'research'))
    ? 2
    : 0
}

async function framesOf({ id, people }: PeopleTable): Promise<string> {
  return (await people[0]?.get(`/api/matches/${id}/frames?after=0`))?.text() ?? ''
}
