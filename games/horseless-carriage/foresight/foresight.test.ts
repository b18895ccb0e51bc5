import { tryOrders } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'
import { horselessCarriageTitle } from '../index.ts'

test('orders are legal for their owner, rest on what they rely on, and can be taken back', { timeout: 120_000 }, () => {
  const tried = tryOrders(horselessCarriageTitle, horselessCarriageTitle.variants.slice(0, 9), 1)
  expect(tried.played).toBeGreaterThan(50)
  expect(tried.refused).toBeGreaterThan(3)
  expect(tried.takenBack).toBeGreaterThan(3)
  expect(Object.keys(tried.changed).sort()).toEqual(['markers', 'quadrants', 'untouched'])
})
