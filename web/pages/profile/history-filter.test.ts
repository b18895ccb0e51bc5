import { expect, test } from 'vitest'
import { isEmptyFilter, queryOf } from './history-filter.ts'

test('empty fields do not restrict the search', () => {
  expect(queryOf({ game: '', with: '', result: '', from: '', to: '' })).toEqual({})
  expect(isEmptyFilter({ with: '' })).toBe(true)
  expect(isEmptyFilter({ result: 'won' })).toBe(false)
})

test("days last from midnight to midnight in the reader's time zone, including the last one", () => {
  const { from, to } = queryOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(from).toBe(new Date(2026, 2, 1).getTime())
  expect(to).toBe(new Date(2026, 2, 2).getTime())
})
