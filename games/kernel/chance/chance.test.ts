import { describe, expect, test } from 'vitest'
import { Stopped } from '../play/stopped.ts'
import { chiSquare } from '../testing/chi-square.ts'
import { rigged } from '../testing/rigged.ts'
import { arrange, checkBound, fairly, largestBound, unknownChance } from './chance.ts'
import { fastChance } from './fast-chance.ts'

const span = 2 ** 16

describe('a fair draw', () => {
  /*
   * A draw is fair if each outcome has equally many words. For every n this tests the words run by run: each run of n
   * words yields 0 to n − 1 once (only its ends are tested), and the words after the last whole run are refused.
   */
  test('below any n up to 10,000, whole runs of n words are taken and the rest refused', () => {
    for (let n = 1; n <= 10_000; n++) {
      const runs = Math.floor(span / n)
      let wrong = 0
      for (let run = 0; run < runs; run++) {
        if (fairly(run * n, n, span) !== 0 || fairly(run * n + n - 1, n, span) !== n - 1) wrong += 1
      }
      for (let word = runs * n; word < span; word++) if (fairly(word, n, span) !== undefined) wrong += 1
      if (wrong > 0) expect.fail(`${wrong} words are wrong below ${n}`)
    }
  })

  test('below every 97th n up to 10,000, counted word by word, each outcome has equally many', () => {
    for (let n = 1; n <= 10_000; n += 97) expect(distinctCounts(n)).toEqual([Math.floor(span / n)])
  })

  test.each([2, 3, 6, 7, 52, 255, 256, 257, 4096, 4097, 9999, 10_000])('below %d likewise', (n) => {
    expect(distinctCounts(n)).toEqual([Math.floor(span / n)])
  })

  test('from a whole word of 32 bits, the last words are refused unless n divides them evenly', () => {
    expect(fairly(2 ** 32 - 1, 6)).toBeUndefined()
    expect(fairly(2 ** 32 - 5, 6)).toBe(5)
    expect(fairly(2 ** 32 - 1, 2 ** 32)).toBe(2 ** 32 - 1)
    expect(fairly(2 ** 31 + 1, 2 ** 31 + 1)).toBeUndefined()
    expect(fairly(2 ** 31, 2 ** 31 + 1)).toBe(2 ** 31)
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('below %d is an error', (n) => {
    expect(() => checkBound(n)).toThrow(RangeError)
    expect(() => fastChance(1).below(n)).toThrow(RangeError)
  })

  test('below 1 and below 2³² is allowed', () => {
    expect(() => checkBound(1)).not.toThrow()
    expect(() => checkBound(largestBound)).not.toThrow()
  })
})

test('a preview stops at a draw', () => {
  expect(() => unknownChance.below(6)).toThrow(new Stopped('chance'))
})

describe('arranging', () => {
  test('keeps every item once and does not change the original', () => {
    const items = ['red', 'blue', 'blue', 'green']
    const arranged = arrange(items, fastChance(3))
    expect(arranged.toSorted()).toEqual(items.toSorted())
    expect(items).toEqual(['red', 'blue', 'blue', 'green'])
  })

  test('takes items in the order of the draws', () => {
    expect(arrange(['a', 'b', 'c', 'd'], rigged(2, 0, 1, 0))).toEqual(['c', 'a', 'd', 'b'])
  })

  test('of nothing draws nothing', () => {
    expect(arrange([], unknownChance)).toEqual([])
  })

  test('makes every order of four items equally likely', () => {
    const chance = fastChance(11)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = arrange(['a', 'b', 'c', 'd'], chance).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    // 23 degrees of freedom: a fair source exceeds this for one seed in a thousand.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73)
  })
})

/** The distinct numbers of words per outcome below n: only one if all is fair. */
function distinctCounts(n: number): number[] {
  const counts = new Uint32Array(n)
  for (let word = 0; word < span; word++) {
    const drawn = fairly(word, n, span)
    if (drawn !== undefined) counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  return [...new Set(counts)]
}
