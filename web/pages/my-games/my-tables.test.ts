import type { Sitter, TableSummary } from '@carriage/protocol'
import { afterEach, expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { iconWith } from './icon-count.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { isAwaitingMe, nextTable, noteTurn, useMyTables, waitingTables } from './my-tables.ts'
import { myTableFacts } from './table-facts.ts'

const sitter: Sitter = {
  seat: 0,
  kind: 'person',
  name: 'Anna',
  program: false,
  ready: true,
  replaced: false,
  resigned: false,
}

function tableOf(id: string, given: Partial<TableSummary> = {}): TableSummary {
  return {
    id: id as TableSummary['id'],
    game: 'kraftwagen',
    state: 'playing',
    visibility: 'link',
    pace: { kind: 'slow', days: 3 },
    learning: false,
    rated: false,
    tags: [],
    differs: { options: {}, box: null },
    owner: 'anna',
    seats: [sitter, { ...sitter, seat: 1, name: 'Ben' }, { ...sitter, seat: 2, kind: 'bot', bot: 'mechanic' }],
    me: 0,
    waiting: [0],
    n: 40,
    dueAt: null,
    result: null,
    createdAt: 0,
    startedAt: 0,
    endedAt: null,
    ...given,
  }
}

const soon = tableOf('soon', { dueAt: 1_000 })
const later = tableOf('later', { dueAt: 9_000 })
const never = tableOf('never')
const theirs = tableOf('theirs', { waiting: [1], dueAt: 500 })
const replaced = tableOf('replaced', { seats: [{ ...sitter, replaced: true }] })
const all = [never, theirs, later, replaced, soon]

afterEach(() => useMyTables.setState({ tables: undefined }))

test('games waiting for me are sorted by deadline; a seat that a bot plays is not waited for', () => {
  expect(waitingTables(all).map(({ id }) => id)).toEqual(['soon', 'later', 'never'])
  expect(isAwaitingMe(replaced)).toBe(false)
})

test('next cycles through all waiting games and never stays at the same one', () => {
  const walk = ['soon']
  for (let step = 0; step < 3; step++) walk.push(nextTable(all, walk.at(-1))?.id ?? '')
  expect(walk).toEqual(['soon', 'later', 'never', 'soon'])
  expect(nextTable(all, 'theirs')?.id).toBe('soon')
  expect(nextTable(all, undefined)?.id).toBe('soon')
  expect(nextTable([soon, theirs], 'soon')).toBeUndefined()
})

test('the open table knows its turn before the list does', () => {
  useMyTables.setState({ tables: [soon, theirs] })
  noteTurn('soon', false)
  expect(waitingTables(useMyTables.getState().tables ?? [])).toEqual([])
  noteTurn('theirs', true)
  expect(waitingTables(useMyTables.getState().tables ?? []).map(({ id }) => id)).toEqual(['theirs'])
  noteTurn('elsewhere', true)
  expect(useMyTables.getState().tables).toHaveLength(2)
})

test('a row shows whose turn it is, the time left, and what this device has not seen', () => {
  expect(myTableFacts({ ...theirs, waiting: [1, 2] }, 33, 200)).toEqual({
    others: ['Ben', 'Mechanic C'],
    isAwaitingMe: false,
    replaced: false,
    left: 300,
    unseen: 7,
  })
  expect(myTableFacts(soon, undefined, 5_000)).toMatchObject({
    others: [],
    isAwaitingMe: true,
    left: 0,
    unseen: undefined,
  })
  expect(myTableFacts(replaced, 41, 0)).toMatchObject({
    isAwaitingMe: false,
    replaced: true,
    left: undefined,
    unseen: 0,
  })
})

test('the icon shows the number, and more than nine as 9+', () => {
  expect(decodeURIComponent(iconWith(3))).toContain('>3</text>')
  expect(decodeURIComponent(iconWith(12))).toContain('>9+</text>')
})

test('the German catalogue of my games has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})

test('my own clock counts, not that of another player who decides at the same time', () => {
  const own = tableOf('mine', { waiting: [0, 1], dueAt: 100, ownDueAt: 900 })
  const sooner = tableOf('sooner', { dueAt: 500, ownDueAt: 500 })
  expect(waitingTables([own, sooner]).map(({ id }) => id)).toEqual(['sooner', 'mine'])
  expect(myTableFacts(own, undefined, 0).left).toBe(900)
  expect(myTableFacts(tableOf('watched', { me: 2, waiting: [0, 1], dueAt: 100 }), undefined, 0).left).toBe(100)
})
