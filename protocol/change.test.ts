import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, type Change, changeBetween } from './change.ts'

const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

test('the change between any two plain values leads from one to the other, also after a journey as JSON', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const kept = JSON.stringify(before)
      const change = JSON.parse(JSON.stringify(changeBetween(before, after))) as Change
      expect(applyChange(before, change)).toEqual(after)
      expect(JSON.stringify(before)).toBe(kept)
    }),
    { numRuns: 2000 },
  )
})

test('what stayed the same does not travel', () => {
  const before = { seats: [{ coins: 3, hand: [1, 2] }, { coins: 5 }], round: 1 }
  const after = { seats: [{ coins: 4, hand: [1] }, { coins: 5 }], round: 1 }
  expect(changeBetween(before, after)).toEqual([
    [['seats', 0, 'coins'], 4],
    [['seats', 0, 'hand', 'length'], 1],
  ])
  expect(changeBetween(before, structuredClone(before))).toEqual([])
})
