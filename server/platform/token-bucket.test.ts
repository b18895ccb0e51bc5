import { expect, test } from 'vitest'
import { Allowances, TokenBucket } from './token-bucket.ts'

function takenIn(bucket: TokenBucket, from: number, to: number): number {
  let taken = 0
  for (let now = from; now < to; now++) if (bucket.take(now)) taken++
  return taken
}

test('a burst passes at once, and then the rate a second', () => {
  const bucket = new TokenBucket({ burst: 30, perSecond: 10 }, 0)
  expect(Array.from({ length: 40 }, () => bucket.take(0)).filter(Boolean)).toHaveLength(30)
  expect(takenIn(bucket, 1, 10_001)).toBe(100)
})

test('a caller who was idle for long has one burst again, and no more', () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 10 }, 0)
  expect(takenIn(bucket, 0, 1_000)).toBeGreaterThanOrEqual(14)
  expect(Array.from({ length: 40 }, () => bucket.take(3_600_000)).filter(Boolean)).toHaveLength(5)
})

test('a caller may do a burst, then a fixed number a second; others are not affected', () => {
  const allowances = new Allowances({ burst: 3, perSecond: 2 })
  const took = (network: string, now: number) => allowances.take(network, now)
  expect([0, 0, 0, 0].map((now) => took('one', now))).toEqual([true, true, true, false])
  expect(took('two', 0)).toBe(true)
  expect([took('one', 500), took('one', 500)]).toEqual([true, false])
})

test('the least recent caller is dropped first', () => {
  const allowances = new Allowances({ burst: 1, perSecond: 0.001 })
  expect(allowances.take('kept', 0)).toBe(true)
  for (let n = 0; n < 9_999; n += 1) allowances.take(`caller ${n}`, 0)
  expect(allowances.take('kept', 0)).toBe(false)
  allowances.take('one more', 0)
  expect(allowances.take('kept', 0)).toBe(false)
  expect(allowances.take('caller 0', 0)).toBe(true)
})

test('a heavier request takes more, or nothing', () => {
  const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, 0)
  expect([bucket.take(0, 7), bucket.take(0, 4), bucket.take(0, 3), bucket.take(0)]).toEqual([true, false, true, false])
})
