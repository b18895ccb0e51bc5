import { expect, test } from 'vitest'
import { orderOf } from './order.ts'

test('the acting seat comes first, then the coming order, and every seat appears once', () => {
  expect(orderOf([0, 1, 2, 3], [2], [2, 0, 1])).toEqual([2, 0, 1, 3])
  expect(orderOf([0, 1], [], [])).toEqual([0, 1])
  expect(orderOf([0, 1, 2], [1, 2])).toEqual([1, 2, 0])
})
