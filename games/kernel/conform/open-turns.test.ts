import { type Auction, auction, auctionTitle } from '@carriage/auction'
import { expect, test } from 'vitest'
import { open, secret } from '../index.ts'
import { ConformityFailure, conform, playRandomly } from './index.ts'

/** The auction with more bids than can be listed: only 0 and 1 are listed. */
const openAuction: Auction = {
  ...auction,
  turn(state) {
    const turn = auction.turn(state)
    return turn.over || state.step.name !== 'bidding' ? turn : { ...turn, open: true }
  },
  moves: (state, seat) =>
    [...auction.moves(state, seat)].filter((move) => move.kind !== 'bid' || open(move.coins) <= 1),
  suggest: (state, seat, chance) => ({
    kind: 'bid',
    coins: secret(chance.below((state.bidders[seat]?.coins ?? 0) + 1), [seat]),
  }),
}

test('a game may omit moves from the list of an open turn if it suggests legal ones', () => {
  const title = { ...auctionTitle, versions: [openAuction] as const }
  expect(conform(title, { games: 100 }).games).toBe(100)
  const { end } = playRandomly(title, { seats: 2, options: { purse: 'plain' } }, 1)
  expect(end.step.name).toBe('over')
})

test('an illegal suggested move is found', () => {
  const reckless: Auction = { ...openAuction, suggest: (_, seat) => ({ kind: 'bid', coins: secret(99, [seat]) }) }
  expect(() => conform({ ...auctionTitle, versions: [reckless] }, { games: 10 })).toThrow(ConformityFailure)
})

test('a move omitted from a turn that is not open is found', () => {
  const shy: Auction = { ...openAuction, turn: (state) => auction.turn(state) }
  expect(() => conform({ ...auctionTitle, versions: [shy] }, { games: 10 })).toThrow(/not listed/)
})
