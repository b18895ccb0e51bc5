import { auctionTitle } from '@carriage/auction'
import { expect, test } from 'vitest'
import { conform } from './index.ts'

// CI plays 10,000 games with other seeds: `pnpm simulate auction --promises`.
test('the auction keeps every promise of the contract in 300 random games', () => {
  const { games, moves } = conform(auctionTitle, { games: 300 })
  expect(games).toBe(300)
  expect(moves).toBeGreaterThan(3_000)
})
