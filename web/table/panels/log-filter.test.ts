import type { Seat } from '@carriage/kernel'
import { afterEach, expect, test } from 'vitest'
import type { ShownEntry } from '../model/link.ts'
import { filterLog, isFiltering, passing, useLogFilters } from './log-filter.ts'

const move = (seat: number) => ({ kind: 'tileTaken', seat })
const sale = (owner: Seat) => ({ kind: 'carSold', car: { owner } })
const race = { kind: 'raceScored' }
const entries: readonly ShownEntry[] = [
  { n: 0, seat: undefined, events: [{ kind: 'roundPrepared' }] },
  { n: 1, seat: 0 as Seat, events: [move(0)] },
  { n: 2, seat: 1 as Seat, events: [move(1), sale(0), sale(1), race] },
  { n: 3, seat: 1 as Seat, events: [], undone: 2 },
]
const scores = (event: object) => 'kind' in event && (event.kind === 'carSold' || event.kind === 'raceScored')
const whose = (event: object) =>
  event === race ? 'all' : 'car' in event ? (event as ReturnType<typeof sale>).car.owner : undefined
const shownEvents = (filter: Parameters<typeof passing>[1]) =>
  passing(entries, filter, { scores, whose })
    .filter(({ events, undone }) => events.length > 0 || undone !== undefined)
    .map(({ n, events, undone }) => [n, events.length, undone])

afterEach(() => useLogFilters.setState({}, true))

test('without a filter every entry passes unchanged', () => {
  expect(passing(entries, { seat: undefined, kind: 'all' }, {})).toBe(entries)
})

test('the filter of a seat passes what it did or what happened to it, also in moves of others', () => {
  expect(shownEvents({ seat: 0, kind: 'all' })).toEqual([
    [1, 1, undefined],
    [2, 2, undefined],
  ])
  expect(shownEvents({ seat: 1, kind: 'all' })).toEqual([
    [2, 3, undefined],
    [3, 0, 2],
  ])
})

test('moves and scores are the two halves of the log', () => {
  expect(shownEvents({ seat: undefined, kind: 'scores' })).toEqual([[2, 3, undefined]])
  expect(shownEvents({ seat: undefined, kind: 'moves' })).toEqual([
    [0, 1, undefined],
    [1, 1, undefined],
    [2, 1, undefined],
    [3, 0, 2],
  ])
  expect(shownEvents({ seat: 0, kind: 'scores' })).toEqual([[2, 2, undefined]])
})

test('each table keeps its filter until the page is left', () => {
  filterLog('a', { seat: 2 })
  filterLog('a', { kind: 'moves' })
  filterLog('b', { kind: 'scores' })
  expect(useLogFilters.getState()).toEqual({
    a: { seat: 2, kind: 'moves' },
    b: { seat: undefined, kind: 'scores' },
  })
  expect(isFiltering({ seat: undefined, kind: 'all' })).toBe(false)
  expect(isFiltering({ seat: 0, kind: 'all' })).toBe(true)
})
