import { afterEach, expect, test, vi } from 'vitest'
import { cleaned, openTablesQuery, savedFilter, saveFilter } from './saved-filter.ts'

const games = ['kraftwagen', 'auction']

/** A browser storage with this content. */
function storage(stored: string | null) {
  const values = new Map(stored === null ? [] : [['carriage-house.open-tables', stored]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a filter is saved, and sent to the server as its query', () => {
  storage(null)
  const filter = {
    game: 'auction',
    pace: 'slow',
    seats: 3,
    rated: 'no',
    near: 'mine',
    tags: ['quiet', 'german'],
  } as const
  saveFilter(filter)
  expect(savedFilter(games)).toEqual(filter)
  expect(openTablesQuery(filter)).toEqual({ ...filter, tags: 'quiet,german' })
})

test('of a corrupt saved filter, only valid parts are read', () => {
  storage(null)
  expect(savedFilter(games)).toEqual({})
  storage('not JSON')
  expect(savedFilter(games)).toEqual({})
  storage(JSON.stringify({ game: 'chess', pace: 7, seats: 12, rated: true, near: 'all', tags: ['loud', 'quiet'] }))
  expect(savedFilter(games)).toEqual({ tags: ['quiet'] })
})

test('empty fields are left out', () => {
  expect(cleaned({ game: undefined, tags: [] })).toEqual({})
  expect(openTablesQuery({})).toEqual({})
})
