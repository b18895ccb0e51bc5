import { expect, test } from 'vitest'
import { isEmptyFilter, queryOf } from './history-filter.ts'

test('fields that are empty ask for nothing', () => {
  expect(queryOf({ game: '', with: '', result: '', from: '', to: '' })).toEqual({})
  expect(isEmptyFilter({ with: '' })).toBe(true)
  expect(isEmptyFilter({ result: 'won' })).toBe(false)
})

test('days last from midnight to midnight where the reader is, the last one included', () => {
  const { from, to } = queryOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(from).toBe(new Date(2026, 2, 1).getTime())
  expect(to).toBe(new Date(2026, 2, 2).getTime())
})
