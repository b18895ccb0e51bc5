import { expect, test } from 'vitest'
import { givePriceBack, takePrice } from './prices.ts'

test('KW-7.6 KW-13.28 a price marker is taken, and comes back to its place', () => {
  const available = [1, 2, 3, 5, 6, 8, 9, 10]
  takePrice(available, 5)
  takePrice(available, 10)
  takePrice(available, 1)
  expect(available).toEqual([2, 3, 6, 8, 9])
  expect(() => takePrice(available, 5)).toThrow(RangeError)
  givePriceBack(available, 10)
  givePriceBack(available, 5)
  givePriceBack(available, 1)
  expect(available).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
})
