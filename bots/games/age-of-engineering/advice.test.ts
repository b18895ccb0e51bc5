import { expect, test } from 'vitest'
import { recordOf, reviewed } from '../../testing/reviewed.ts'

test('a review tells a few moments of each seat', () => {
  const { result } = reviewed(recordOf('age-of-engineering'), 2, 2)
  expect(result).toHaveLength(2)
  for (const moments of result) {
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(3)
    for (const { loss, preferred } of moments) {
      expect(loss.share).toBeGreaterThan(0)
      expect(preferred.moves.length).toBeGreaterThan(0)
    }
  }
})
