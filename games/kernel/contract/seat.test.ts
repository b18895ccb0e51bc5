import { expect, test } from 'vitest'
import { seatsOf } from './seat.ts'

test('a table for three has the seats 0, 1 and 2', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2])
})

test('the largest table has eight seats, and an empty one none', () => {
  expect(seatsOf(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(seatsOf(0)).toEqual([])
})

test.each([-1, 9, 1.5, Number.NaN])('there is no table with %d seats', (count) => {
  expect(() => seatsOf(count)).toThrow(RangeError)
})
