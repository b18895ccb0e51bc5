import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

function takenIn(bucket: TokenBucket, from: number, to: number): number {
  let taken = 0
  for (let now = from; now < to; now++) if (bucket.take(now)) taken++
  return taken
}

test('a burst passes at once, and then as many a second as are allowed', () => {
  const bucket = new TokenBucket({ burst: 30, perSecond: 10 }, 0)
  expect(Array.from({ length: 40 }, () => bucket.take(0)).filter(Boolean)).toHaveLength(30)
  expect(takenIn(bucket, 1, 10_001)).toBe(100)
})

test('a caller who was quiet for long has a burst again, and no more', () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 10 }, 0)
  expect(takenIn(bucket, 0, 1_000)).toBeGreaterThanOrEqual(14)
  expect(Array.from({ length: 40 }, () => bucket.take(3_600_000)).filter(Boolean)).toHaveLength(5)
})
