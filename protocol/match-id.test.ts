import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { bucketOf, buckets, matchId, matchIdFrom } from './match-id.ts'

test('an id contains its bucket, and ids spread over all buckets', () => {
  const seen = new Set<number>()
  for (let i = 0; i < 20_000; i++) {
    const id = matchIdFrom(randomBytes(14))
    expect(matchId.safeParse(id).success).toBe(true)
    seen.add(bucketOf(id))
  }
  expect(seen.size).toBe(buckets)
  expect(Math.max(...seen)).toBe(buckets - 1)
})

test('other texts are not accepted as ids', () => {
  for (const wrong of ['', '0', '00000000000000x', 'ILOU0000000000', '../../etc/pass'])
    expect(matchId.safeParse(wrong).success).toBe(false)
})
