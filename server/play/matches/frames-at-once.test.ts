import type { Seat } from '@carriage/kernel'
import type { Frame } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { givenAtOnce } from './frames-at-once.ts'

function frames(count: number, size: number): Frame[] {
  return Array.from({ length: count }, (_, n) => ({
    n: n + 1,
    at: 0,
    seat: 0 as Seat,
    entry: { move: { text: 'é'.repeat(size / 2) }, draws: [] },
  }))
}

test('an answer has as many frames as fit, and the next one the rest', () => {
  const all = frames(300, 5_159)
  let given: readonly Frame[] = []
  for (let n = 0; n < all.length; n += given.length) {
    given = givenAtOnce(all.slice(n))
    expect(given[0]?.n).toBe(n + 1)
    expect(Buffer.byteLength(JSON.stringify(given))).toBeLessThan(300_000)
  }
  expect(given.at(-1)?.n).toBe(300)
})

test('small frames are limited by their number, and one that is too large comes alone', () => {
  expect(givenAtOnce(frames(1_000, 100))).toHaveLength(300)
  expect(givenAtOnce(frames(3, 500_000))).toHaveLength(1)
  expect(givenAtOnce([])).toEqual([])
})
