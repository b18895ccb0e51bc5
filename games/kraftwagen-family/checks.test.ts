import { describe, expect, test } from 'vitest'
import { forSeats, isPartValue, isSorted, sameItems, sum } from './checks.ts'

describe('invariant checks', () => {
  test('the first seat with a problem is named', () => {
    expect(forSeats([3, -1, -2], (_, workers) => (workers < 0 ? `${workers} workers` : undefined))).toBe(
      'Seat 1: -1 workers',
    )
    expect(forSeats([3, 1], () => undefined)).toBeUndefined()
  })

  test('missing and duplicate items are reported', () => {
    expect(sameItems(['a', 'b', 'b'], ['b', 'a', 'b'])).toBeUndefined()
    expect(sameItems(['a', 'b'], ['a', 'a'])).toBe('found a a, expected a b')
    expect(sameItems(['a', 'b'], ['a'])).toBe('found a, expected a b')
  })

  test('a pile has no order, a part a value from 1 to 7', () => {
    expect([isSorted(['a', 'b', 'b']), isSorted(['b', 'a'])]).toEqual([true, false])
    expect([0, 1, 7, 8, 2.5].map(isPartValue)).toEqual([false, true, true, false, false])
    expect(sum([1, 2, 3])).toBe(6)
  })
})
