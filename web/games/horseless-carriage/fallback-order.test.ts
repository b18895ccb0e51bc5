import { horselessCarriage, type State } from '@carriage/horseless-carriage'
import { type GivenPremove, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { PremoveStore } from '../../table/model/premove-store.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import { premoveSaver } from '../../table/premoves/premove-editor.ts'
import { usePremoves } from '../../table/premoves/premoves.ts'
import { fallbackMoves } from './board/editor/fallback.ts'
import { addDraft, markFallback, type Sheet } from './board/editor/sheet.ts'
import { emptyWorkspace, hasSheet, sheetFor, withSheet } from './board/editor/workspace.ts'
import { momentOf } from './gallery/played.ts'

/** A seat whose plan waits for those before it. */
function submitted(): { readonly view: State; readonly me: Seat } {
  const stored = ({ stage }: State) =>
    stage.name === 'factory' ? stage.plans.findIndex((plan) => plan.state === 'submitted') : -1
  const { state } = momentOf({ seats: 3, when: (each) => stored(each) >= 0 })
  const me = stored(state) as Seat
  return { view: redact(state, me), me }
}

const { view, me } = submitted()

/** The submitted plan, and an empty second draft. */
function sheetWith(fallback: boolean): Sheet {
  const sheet = addDraft(sheetFor(emptyWorkspace, view, me), { pieces: [], expansion: null })
  return fallback ? markFallback(sheet, sheet.current) : sheet
}

test('the drafts marked as fallbacks become premoves, except for the plan itself', () => {
  expect(fallbackMoves(view, me, sheetWith(false))).toEqual([])
  expect(fallbackMoves(view, me, sheetWith(true))).toMatchObject([{ kind: 'submitPlan' }])
  const same = sheetFor(emptyWorkspace, view, me)
  expect(fallbackMoves(view, me, markFallback(same, same.current))).toEqual([])
  const other = ([0, 1, 2] as const).find((seat) => seat !== me) ?? 0
  expect(fallbackMoves(view, other, sheetWith(true))).toBeUndefined()
})

test('a device without drafts does not remove premoves', () => {
  expect(hasSheet(emptyWorkspace, view, me)).toBe(false)
  expect(hasSheet(withSheet(emptyWorkspace, sheetWith(true)), view, me)).toBe(true)
})

test('fallback premoves are sent beside the others, and only when they change', async () => {
  const moment = `replan/${view.year}`
  const sales: GivenPremove = { moment: `sales/${view.year}`, moves: [{ kind: 'useDealership', dealership: 'small' }] }
  const given: (readonly GivenPremove[])[] = []
  const premoveStore: PremoveStore = {
    read: async () => ({ premoves: [sales], stopped: null }),
    save: async (orders) => {
      given.push(orders)
      return { premoves: orders, stopped: null }
    },
  }
  const state = { game: horselessCarriage, view, table: { id: 'fallbacks', me } }
  const order = premoveSaver({ store: { getState: () => state } } as unknown as TableModel, premoveStore)
  const moves = fallbackMoves(view, me, sheetWith(true)) ?? []
  await order({ moment, moves: [] })
  expect(given).toEqual([])
  await Promise.all([order({ moment, moves }), order({ moment, moves })])
  expect(given).toEqual([[sales, { moment, moves }]])
  await order({ moment: 'replan/99', moves })
  await order({ moment, moves: [] })
  expect(given.slice(1)).toEqual([[sales]])
  usePremoves.setState({ match: undefined, premoves: undefined })
})
