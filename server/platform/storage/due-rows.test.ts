import { expect, test } from 'vitest'
import { pauseAfter } from './due-rows.ts'

test('retries come soon at first, later every few hours', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfter(index + 1))
  // The database takes whole milliseconds only.
  expect(pauses.filter((pause) => !Number.isInteger(pause))).toEqual([])
  expect(pauses[0]).toBeLessThan(30_000)
  expect(pauses[3]).toBeGreaterThan(2 * 60_000)
  expect(Math.max(...pauses)).toBeLessThan(7.3 * 3_600_000)
  const hours = pauses.slice(0, 13).reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThan(18)
  expect(hours).toBeLessThan(48)
})
