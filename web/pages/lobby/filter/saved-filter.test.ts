import { afterEach, expect, test, vi } from 'vitest'
import { cleaned, openTablesQuery, savedFilter, saveFilter } from './saved-filter.ts'

const games = ['kraftwagen', 'auction']

/** A browser's storage with this in it. */
function storage(kept: string | null) {
  const values = new Map(kept === null ? [] : [['carriage-house.open-tables', kept]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a filter is kept, and asked for as the house reads it', () => {
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

test('whatever was written there, only what can be asked for is read', () => {
  storage(null)
  expect(savedFilter(games)).toEqual({})
  storage('not JSON')
  expect(savedFilter(games)).toEqual({})
  storage(JSON.stringify({ game: 'chess', pace: 7, seats: 12, rated: true, near: 'all', tags: ['loud', 'quiet'] }))
  expect(savedFilter(games)).toEqual({ tags: ['quiet'] })
})

test('what is not asked for is left out', () => {
  expect(cleaned({ game: undefined, tags: [] })).toEqual({})
  expect(openTablesQuery({})).toEqual({})
})
