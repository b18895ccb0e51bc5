import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('the interval is the one of the textbooks', () => {
  const { low, high } = wilson(65, 100)
  expect(low).toBeCloseTo(0.5525, 3)
  expect(high).toBeCloseTo(0.7364, 3)
})

test('a clean sweep does not guarantee future wins', () => {
  expect(wilson(20, 20).low).toBeCloseTo(0.8389, 3)
  expect(wilson(20, 20).high).toBeCloseTo(1, 10)
})

test('without games the interval is everything', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})
