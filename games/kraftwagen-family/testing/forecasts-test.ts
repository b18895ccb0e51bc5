import { describe, expect, test } from 'vitest'
import type { Comparing, ForecastCounts } from './compare-games.ts'
import { Tally } from './comparing.ts'

interface ForecastTest {
  readonly rounds: number
  /** Forecasts of the sales, of which every viewer takes one before every scoring. */
  readonly sales: readonly string[]
  /** What both editions do not have. */
  readonly others: readonly string[]
  readonly atLeast: number
}

/** What both editions forecast. */
const common = [
  'race at the end',
  'fate at a price',
  'half-built car',
  'car ends the round',
  'tile in the chain',
  'chain after the turn',
  'next seat',
  'tiles that wrap',
  'turns of a rival',
  'turns in all',
  'turns if nearest',
  'turns before the end',
  'drive',
  'race after a drive',
  'buyer actions to the end',
  'end by market',
  'end by marker',
  'sealed',
  'gains of an action',
  'gains of a choice',
]

/** Compares the forecasts of random games with every number of seats and all options with what then happens. */
export function forecastsTest(
  compareForecasts: (comparing: Comparing) => ForecastCounts,
  { rounds: wanted, sales, others, atLeast }: ForecastTest,
): void {
  describe('forecasts equal results', () => {
    test(`in ${wanted} rounds of random games with every number of seats and all options`, { timeout: 600_000 }, () => {
      const { games, rounds, compared, different, examples } = compareForecasts({ rounds: wanted, seed: 20_000 })
      expect(examples).toEqual([])
      expect(different).toEqual({})
      expect(rounds).toBe(wanted)
      expect(games).toBeGreaterThanOrEqual(wanted / 3)
      const times = (what: string) => compared[what] ?? 0
      expect(sales.reduce((sum, what) => sum + times(what), 0)).toBeGreaterThan(3 * rounds)
      for (const what of [...sales, ...common, ...others]) expect(times(what), what).toBeGreaterThan(atLeast)
    })

    test('the same seed compares the same games', () => {
      expect(compareForecasts({ rounds: 6, seed: 5 })).toEqual(compareForecasts({ rounds: 6, seed: 5 }))
    })

    test('a difference would be counted and stored', () => {
      const tally = new Tally()
      tally.game = 'seed 1'
      tally.same('sales', { paid: 8 }, { paid: 10 })
      tally.same('sales', { paid: 8, car: 1 }, { car: 1, paid: 8 })
      expect(tally).toMatchObject({ compared: { sales: 2 }, different: { sales: 1 } })
      expect(tally.examples).toEqual(['seed 1: sales: {"paid":8}, but {"paid":10}'])
    })
  })
}
