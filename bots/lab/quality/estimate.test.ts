import { expect, test } from 'vitest'
import { estimateOf } from './estimate.ts'

test('the value is the whole sum over the whole number of cases', () => {
  expect(
    estimateOf([
      { sum: 1, of: 2 },
      { sum: 5, of: 6 },
    ])?.value,
  ).toBe(0.75)
})

test('with one case a game the interval is that of a mean', () => {
  const { value, margin } = estimateOf([2, 4, 6].map((sum) => ({ sum, of: 1 })))!
  expect(value).toBe(4)
  expect(margin).toBeCloseTo((1.96 * 2) / Math.sqrt(3), 10)
})

test('many cases of one game do not narrow the interval', () => {
  const few = estimateOf([
    { sum: 1, of: 2 },
    { sum: 2, of: 2 },
  ])!
  const many = estimateOf([
    { sum: 100, of: 200 },
    { sum: 200, of: 200 },
  ])!
  expect(many.margin).toBeCloseTo(few.margin!, 10)
})

test('one game has no interval, and no case no value', () => {
  expect(estimateOf([{ sum: 1, of: 2 }])).toEqual({ value: 0.5, margin: undefined, games: 1 })
  expect(estimateOf([{ sum: 0, of: 0 }])).toBeUndefined()
})
