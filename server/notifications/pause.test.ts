import { expect, test } from 'vitest'
import { pauseAfter } from './pause.ts'

test('a courier tries again sooner at first, later every few hours, and gives up after a day or two', () => {
  const pauses = Array.from({ length: 13 }, (_, i) => pauseAfter(i + 1) ?? Number.NaN)
  // The store takes whole milliseconds only.
  expect(pauses.filter((pause) => !Number.isInteger(pause))).toEqual([])
  expect(pauses[0]).toBeLessThan(30_000)
  expect(Math.max(...pauses)).toBeLessThan(7.3 * 3_600_000)
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThan(18)
  expect(hours).toBeLessThan(48)
  expect(pauseAfter(14)).toBeUndefined()
})
