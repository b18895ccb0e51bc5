import { Tally } from '@carriage/motorworks/testing/comparing'
import { describe, expect, test } from 'vitest'
import { compareForecasts } from './testing/equals-result.ts'

describe('forecasts equal results', () => {
  test('in 3,000 rounds of random games with every number of seats and all options', { timeout: 600_000 }, () => {
    const { games, rounds, compared, different, examples } = compareForecasts({ rounds: 3000, seed: 20_000 })
    expect(examples).toEqual([])
    expect(different).toEqual({})
    expect(rounds).toBe(3000)
    expect(games).toBeGreaterThanOrEqual(1000)
    // Every viewer takes a sales forecast before every scoring.
    expect((compared.sales ?? 0) + (compared['sales with Benz'] ?? 0)).toBeGreaterThan(3 * rounds)
    for (const what of [
      'sales',
      'sales with Benz',
      'gains of Benz',
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
      'lap awards',
      'distance to lap awards',
      'buyer actions to the end',
      'end by market',
      'end by marker',
      'sealed',
      'gains of an action',
      'gains of a choice',
      'forfeited',
      'awards',
    ]) {
      expect(compared[what] ?? 0, what).toBeGreaterThan(500)
    }
  })

  test('the same seed compares the same games', () => {
    expect(compareForecasts({ rounds: 6, seed: 5 })).toEqual(compareForecasts({ rounds: 6, seed: 5 }))
  })

  test('a difference would be counted and kept', () => {
    const tally = new Tally()
    tally.game = 'seed 1'
    tally.same('sales', { paid: 8 }, { paid: 10 })
    tally.same('sales', { paid: 8, car: 1 }, { car: 1, paid: 8 })
    expect(tally).toMatchObject({ compared: { sales: 2 }, different: { sales: 1 } })
    expect(tally.examples).toEqual(['seed 1: sales: {"paid":8}, but {"paid":10}'])
  })
})
