import { auctionTitle } from '@carriage/auction'
import { expect, test } from 'vitest'
import { conform } from './index.ts'

test('the auction keeps every promise of the contract in 10,000 random games', { timeout: 600_000 }, () => {
  const { games, moves } = conform(auctionTitle, { games: 10_000 })
  expect(games).toBe(10_000)
  expect(moves).toBeGreaterThan(100_000)
})
