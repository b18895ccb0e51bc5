import { expect, test } from 'vitest'
import { faceOf, remainingTime } from './clock.ts'

test('a clock shows minutes and seconds, hours if there are any, and days at a slow table', () => {
  expect(faceOf(0)).toBe('0:00')
  expect(faceOf(65_000)).toBe('1:05')
  expect(faceOf(3_600_000 + 61_000)).toBe('1:01:01')
  expect(faceOf(50 * 3_600_000)).toBe('2 d 2 h')
})

test('only a running clock loses time, and it stops at zero', () => {
  const clock = { seat: 0, left: 10_000, at: 1000, runs: true } as const
  expect(remainingTime(clock, 4000)).toBe(7000)
  expect(remainingTime({ ...clock, runs: false }, 4000)).toBe(10_000)
  expect(remainingTime(clock, 99_000)).toBe(0)
})
