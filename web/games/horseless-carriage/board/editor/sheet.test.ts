import type { Plan } from '@carriage/horseless-carriage'
import { expect, test } from 'vitest'
import {
  addDraft,
  addHints,
  currentDraft,
  dropDraft,
  emptyPlan,
  freshSheet,
  markFallback,
  numberOf,
  openDraft,
  redo,
  redraw,
  undo,
  undoAll,
} from './sheet.ts'

const plan = (x: number): Plan => ({
  pieces: [{ kind: 'station', type: 'door', x, y: 0, rot: 0 }],
  expansion: null,
})

test('every step of a draft can be undone and redone, in any number', () => {
  let sheet = freshSheet('2/1')
  for (let x = 0; x < 300; x++) sheet = redraw(sheet, plan(x))
  for (let x = 0; x < 300; x++) sheet = undo(sheet)
  expect(currentDraft(sheet).plan).toEqual(emptyPlan)
  expect(undo(sheet)).toEqual(sheet)
  for (let x = 0; x < 300; x++) sheet = redo(sheet)
  expect(currentDraft(sheet).plan).toEqual(plan(299))
  expect(redo(sheet)).toEqual(sheet)
})

test('a draft can be reset, and every step of it restored', () => {
  const drawn = [1, 2, 3].reduce((sheet, x) => redraw(sheet, plan(x)), freshSheet('2/1'))
  const begun = undoAll(undo(drawn))
  expect(currentDraft(begun)).toMatchObject({ plan: emptyPlan, past: [] })
  expect(redo(redo(redo(begun)))).toEqual(drawn)
})

test('a new step clears what could be redone', () => {
  const sheet = redraw(undo(redraw(redraw(freshSheet('2/1'), plan(1)), plan(2))), plan(3))
  expect(redo(sheet)).toEqual(sheet)
  expect(currentDraft(undo(sheet)).plan).toEqual(plan(1))
})

test('a second draft starts as a copy of the first and is then independent', () => {
  const first = redraw(freshSheet('2/1'), plan(1))
  const both = redraw(addDraft(first), plan(2))
  expect(both.drafts.map((draft) => draft.plan)).toEqual([plan(1), plan(2)])
  expect(currentDraft(openDraft(both, 1)).plan).toEqual(plan(1))
})

test('a draft can be deleted, but not the last one', () => {
  const both = addDraft(freshSheet('2/1'), plan(2))
  const one = dropDraft(both, 2)
  expect(one.current).toBe(1)
  expect(dropDraft(one, 1)).toBe(one)
})

test('a draft is marked as a fallback and unmarked', () => {
  const marked = markFallback(addDraft(freshSheet('2/1')), 2)
  expect(marked.drafts.map(({ fallback }) => fallback)).toEqual([false, true])
  expect(markFallback(marked, 2).drafts.map(({ fallback }) => fallback)).toEqual([false, false])
})

test('hints are drafts beside those of the player, and replaced by later ones unless changed or a fallback', () => {
  const own = redraw(freshSheet('2/1'), plan(1))
  const hinted = addHints(own, [plan(2), plan(3), plan(4)])
  expect(currentDraft(hinted)).toMatchObject({ plan: plan(2), hint: true })
  expect(hinted.drafts.map((draft) => numberOf(hinted, draft))).toEqual([1, 1, 2, 3])
  const changed = redraw(markFallback(hinted, 4), plan(5))
  expect(currentDraft(changed).hint).toBeUndefined()
  const again = addHints(changed, [plan(6)])
  expect(again.drafts.map((draft) => draft.plan)).toEqual([plan(1), plan(5), plan(4), plan(6)])
  expect(currentDraft(again).plan).toEqual(plan(6))
  expect(currentDraft(undo(changed)).plan).toEqual(plan(2))
})
