import { describe, expect, test } from 'vitest'
import { chiSquare, tallyOf } from '../testing/chi-square.ts'
import type { Chance } from './chance.ts'
import { fastChance } from './fast-chance.ts'

describe('chance of simulations', () => {
  test('is reproducible from its seed', () => {
    expect(stream(fastChance(42))).toEqual(stream(fastChance(42)))
  })

  test('is stable across releases: recorded games depend on it', () => {
    expect(stream(fastChance(1), 8)).toEqual([122423, 830011, 432242, 809062, 961340, 16, 86948, 925133])
    expect(stream(fastChance(2 ** 40 + 1), 8)).toEqual([178076, 463678, 13825, 816687, 707991, 950912, 577693, 508572])
  })

  test('differs for neighbouring seeds, also beyond 32 bits', () => {
    const seeds = [0, 1, 2, 3, 2 ** 32, 2 ** 32 + 1, 2 ** 40, 2 ** 41]
    expect(new Set(seeds.map((seed) => stream(fastChance(seed)).join())).size).toBe(seeds.length)
  })

  // Critical values: a fair source exceeds the first, or stays below the second, for one seed in a thousand.
  test.each([
    [2, 10.83, 0],
    [6, 20.52, 0.21],
    [52, 87.97, 25.37],
  ])('makes each outcome below %d equally likely', (n, most, least) => {
    const found = chiSquare(tallyOf(fastChance(7), 200_000, n))
    expect(found).toBeLessThan(most)
    expect(found).toBeGreaterThan(least)
  })

  test('makes each outcome equally likely for the first draw of neighbouring seeds too', () => {
    const counts = Array<number>(52).fill(0)
    for (let seed = 0; seed < 52_000; seed++) {
      const drawn = fastChance(seed).below(52)
      counts[drawn] = counts[drawn]! + 1
    }
    expect(chiSquare(counts)).toBeLessThan(87.97)
  })

  test('reaches the whole width of a word', () => {
    const chance = fastChance(5)
    const draws = Array.from({ length: 1000 }, () => chance.below(2 ** 32))
    expect(Math.max(...draws)).toBeGreaterThan(2 ** 32 * 0.99)
    expect(Math.min(...draws)).toBeLessThan(2 ** 32 * 0.01)
  })
})

function stream(chance: Chance, length = 20): number[] {
  return Array.from({ length }, () => chance.below(1_000_000))
}
