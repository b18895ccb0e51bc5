import { isSecret, open, playMove, readOptions, resultOf, seatsOf, secret, startMatch, viewOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { auction, auctionV1 } from './index.ts'
import { lots, tasteCards } from './lots.ts'
import {
  type AuctionMatch,
  auctionWith,
  bid,
  bids,
  done,
  lotUnderTheHammer,
  play,
  playToTheEnd,
  polish,
  spyOn,
} from './testing/bidding.ts'

describe('set-up', () => {
  test('AU-1 two to four bidders start with equal purses of 12 coins', () => {
    for (const seats of [2, 3, 4]) {
      expect(auctionWith({ seats }).state.bidders.map(({ coins }) => coins)).toEqual(Array(seats).fill(12))
    }
    const agreed = { match: 'm', options: { purse: 'plain' }, source: { kind: 'fast', seed: 1 } } as const
    expect(() => startMatch(auction, { ...agreed, players: ['A'] })).toThrow(RangeError)
    expect(() => startMatch(auction, { ...agreed, players: ['A', 'B', 'C', 'D', 'E'] })).toThrow(RangeError)
  })

  test('AU-1 deep purses hold 20', () => {
    expect(auctionWith({ purse: 'deep' }).state.bidders.map(({ coins }) => coins)).toEqual([20, 20])
  })

  test('AU-1 the purses are plain unless the table agrees otherwise', () => {
    expect(readOptions(auction, {})).toEqual({ ok: true, value: { purse: 'plain' } })
  })

  test('AU-2 each bidder draws a taste card and keeps it secret', () => {
    const match = auctionWith({ seats: 3, wishes: ['clock', 'painting', 'clock'] })
    expect(tastesIn(match)).toEqual([secret('clock', [0]), secret('painting', [1]), secret('clock', [2])])
    expect(viewOf(match, 1).bidders.map(({ taste }) => taste)).toEqual([
      { $secret: [0] },
      secret('painting', [1]),
      { $secret: [2] },
    ])
  })

  test('AU-2 there are two cards of each kind, and the remaining ones are hidden', () => {
    expect(tasteCards.toSorted()).toEqual(['carriage', 'carriage', 'clock', 'clock', 'painting', 'painting'])
    const match = auctionWith({ seats: 3, wishes: ['clock', 'painting', 'clock'] })
    expect(open(match.state.tastes)).toEqual(['carriage', 'carriage', 'painting'])
    for (const viewer of [...seatsOf(3), 'spectator'] as const)
      expect(viewOf(match, viewer).tastes).toEqual({ $secret: [] })
  })
})

describe('bidding', () => {
  test('AU-3 four of the seven lots come under the hammer, each drawn when its turn comes', () => {
    const order = ['regulator', 'barouche', 'portrait', 'landau']
    const match = auctionWith({ wishes: ['clock', 'clock', ...order] })
    const seen: string[] = []
    for (let i = 0; i < 4; i++) {
      expect(match.state.drawn).toBe(i + 1)
      expect(match.state.lots).toHaveLength(6 - i)
      seen.push(lotUnderTheHammer(match))
      bids(match, 1, 0)
      play(match, 0, done)
    }
    expect(lots).toHaveLength(7)
    expect(seen).toEqual(order)
    expect(match.state.step).toEqual({ name: 'over' })
  })

  test('AU-4 all bid simultaneously, in any order, once each', () => {
    const match = auctionWith({ seats: 3 })
    expect(auction.turn(match.state)).toEqual({ over: false, decision: 'bid', seats: [0, 1, 2] })
    play(match, 2, bid(2, 1))
    expect(auction.turn(match.state)).toMatchObject({ seats: [0, 1] })
    play(match, 0, bid(0, 1))
    expect(auction.turn(match.state)).toMatchObject({ seats: [1] })
  })

  test('AU-4 a bid stays sealed until all have bid, then all are revealed', () => {
    const match = auctionWith()
    play(match, 0, bid(0, 7))
    expect(viewOf(match, 1).bidders[0]?.bid).toEqual({ $secret: [0] })
    const { events } = play(match, 1, bid(1, 2))
    expect(events).toContainEqual({ kind: 'bidsOpened', bids: [7, 2] })
    expect(match.state.bidders.map((bidder) => bidder.bid)).toEqual([null, null])
  })

  test('AU-4 nobody bids during a sale', () => {
    const match = auctionWith()
    bids(match, 5, 1)
    expect(playMove(match, 0, bid(0, 1))).toEqual({ legal: false, rule: 'AU-4', facts: { step: 'sale' } })
  })

  test('AU-5 a bid runs from 0 up to the coins in the purse', () => {
    const match = auctionWith()
    expect([...auction.moves(match.state, 0)]).toEqual(Array.from({ length: 13 }, (_, coins) => bid(0, coins)))
    expect(playMove(match, 0, bid(0, 13))).toEqual({ legal: false, rule: 'AU-5', facts: { bid: 13, coins: 12 } })
    expect(playMove(match, 0, bid(0, -1))).toEqual({ legal: false, rule: 'AU-5', facts: { bid: -1, coins: 12 } })
    expect(playMove(match, 0, bid(0, 12)).legal).toBe(true)
  })

  test('AU-6 the highest bid wins the lot and is paid; the others keep their coins', () => {
    const match = auctionWith({ seats: 3, wishes: ['clock', 'clock', 'carriage', 'phaeton'] })
    const events = bids(match, 3, 8, 5)
    expect(match.state.bidders.map(({ coins }) => coins)).toEqual([12, 4, 12])
    expect(match.state.bidders[1]?.bought).toEqual([{ lot: 'phaeton', polish: 0 }])
    expect(match.state.step).toEqual({ name: 'sale', winner: 1, spied: false })
    expect(events.at(-1)).toEqual({ kind: 'lotSold', lot: 'phaeton', to: 1, coins: 8 })
  })

  test('AU-7 ties for the highest bid are drawn by lot', () => {
    for (const [drawn, winner] of [
      [0, 0],
      [1, 2],
    ] as const) {
      const match = auctionWith({ seats: 3, wishes: ['clock', 'clock', 'carriage', 'phaeton', drawn] })
      const events = bids(match, 6, 5, 6)
      expect(events).toContainEqual({ kind: 'tieDrawn', among: [0, 2], winner })
      expect(match.state.step).toMatchObject({ name: 'sale', winner })
      expect(match.state.bidders[winner]?.coins).toBe(6)
    }
  })

  test('AU-7 ties below the highest bid draw nothing', () => {
    const match = auctionWith({ seats: 3 })
    bids(match, 7, 5, 5)
    expect(match.log.at(-1)).toMatchObject({ draws: [] })
  })

  test('AU-7 in version 1 a tied lot goes to nobody', () => {
    const match = auctionWith({ game: auctionV1, wishes: ['clock', 'clock', 'phaeton'] })
    const events = bids(match, 6, 6)
    expect(events).toContainEqual({ kind: 'lotWithdrawn', lot: 'phaeton' })
    expect(match.state.bidders.map(({ coins, bought }) => [coins, bought])).toEqual([
      [12, []],
      [12, []],
    ])
    expect(match.state).toMatchObject({ drawn: 2, step: { name: 'bidding' } })
  })

  test('AU-8 if nobody bids more than 0 the lot is withdrawn and the next one is drawn', () => {
    const match = auctionWith({ wishes: ['clock', 'clock', 'phaeton', 'landau'] })
    const events = bids(match, 0, 0)
    expect(events.slice(1)).toEqual([
      { kind: 'bidsOpened', bids: [0, 0] },
      { kind: 'lotWithdrawn', lot: 'phaeton' },
      { kind: 'lotOffered', lot: 'landau' },
    ])
    expect(match.state.lots).not.toContain('phaeton')
  })

  test('AU-8 a withdrawn last lot ends the auction', () => {
    const match = auctionWith()
    for (let i = 0; i < 4; i++) bids(match, 0, 0)
    expect(resultOf(match)).toBeDefined()
  })
})

describe('the winner', () => {
  test('AU-9 polishes for 1 coin each, three times at most', () => {
    const match = inASale(5)
    for (const times of [1, 2, 3]) {
      const { events } = play(match, 0, polish)
      expect(events).toMatchObject([{ kind: 'polished', seat: 0, times }])
      expect(match.state.bidders[0]).toMatchObject({ coins: 7 - times, bought: [{ polish: times }] })
    }
    expect(playMove(match, 0, polish)).toEqual({
      legal: false,
      rule: 'AU-9',
      facts: { coins: 4, polish: 3, polishLimit: 3 },
    })
  })

  test('AU-9 polishes nothing without a coin', () => {
    expect(playMove(inASale(12), 0, polish)).toMatchObject({ rule: 'AU-9', facts: { coins: 0, polish: 0 } })
  })

  test('AU-9 polishes the new lot, not an older one', () => {
    const match = inASale(3)
    play(match, 0, polish)
    play(match, 0, done)
    bids(match, 3, 0)
    play(match, 0, polish)
    play(match, 0, polish)
    expect(match.state.bidders[0]?.bought.map((purchase) => purchase.polish)).toEqual([1, 2])
  })

  test('AU-10 pays 2 coins to look at the taste card of another bidder, which only the two then know', () => {
    const match = inASale(5, 3)
    play(match, 0, spyOn(2))
    expect(match.state.bidders[0]?.coins).toBe(5)
    const { taste } = viewOf(match, 0).bidders[2]!
    expect(isSecret(taste) && open(taste)).toBe('carriage')
    expect(viewOf(match, 1).bidders[2]?.taste).toEqual({ $secret: [0, 2] })
    expect(viewOf(match, 'spectator').bidders[2]?.taste).toEqual({ $secret: [0, 2] })
  })

  test('AU-10 spies once per lot, and again at the next one', () => {
    const match = inASale(3, 3)
    play(match, 0, spyOn(2))
    expect(playMove(match, 0, spyOn(1))).toEqual({
      legal: false,
      rule: 'AU-10',
      facts: { coins: 7, spyFee: 2, spied: true },
    })
    play(match, 0, done)
    bids(match, 3, 0, 0)
    expect(playMove(match, 0, spyOn(1)).legal).toBe(true)
  })

  test('AU-10 spies neither without 2 coins nor on itself nor on an empty chair', () => {
    expect(playMove(inASale(11), 0, spyOn(1))).toMatchObject({ rule: 'AU-10', facts: { coins: 1, spyFee: 2 } })
    expect(playMove(inASale(10), 0, spyOn(1)).legal).toBe(true)
    expect(playMove(inASale(5), 0, spyOn(0))).toMatchObject({ rule: 'AU-10' })
    expect(playMove(inASale(5), 0, spyOn(2))).toMatchObject({ rule: 'AU-10' })
  })

  test('AU-11 ends the sale, and the next lot is drawn', () => {
    const match = auctionWith({ wishes: ['clock', 'clock', 'phaeton', 'landau'] })
    bids(match, 1, 0)
    expect(play(match, 0, done).events).toEqual([{ kind: 'lotOffered', lot: 'landau' }])
    expect(lotUnderTheHammer(match)).toBe('landau')
  })

  test('AU-11 without a sale there is nothing to polish, spy on or end', () => {
    const match = auctionWith()
    for (const move of [polish, spyOn(1), done]) {
      expect(playMove(match, 0, move)).toEqual({ legal: false, rule: 'AU-11', facts: { step: 'bidding' } })
    }
  })

  test('lists exactly the legal moves', () => {
    expect([...auction.moves(inASale(5, 3).state, 0)]).toEqual([done, polish, spyOn(1), spyOn(2)])
    expect([...auction.moves(inASale(11).state, 0)]).toEqual([done, polish])
    expect([...auction.moves(inASale(12).state, 0)]).toEqual([done])
    expect([...auction.moves(inASale(5).state, 1)]).toEqual([])
  })
})

describe('the end', () => {
  test('AU-12 after the last lot all taste cards are revealed', () => {
    const match = playToTheEnd(auctionWith({ wishes: ['clock', 'painting'] }))
    expect(viewOf(match, 'spectator').bidders.map(({ taste }) => taste)).toEqual(['clock', 'painting'])
  })

  test('AU-12 each lot of your taste is worth 3 more to you only', () => {
    const match = boughtBy(['clock', 'carriage'], ['regulator', 0], ['chronometer', 0], ['landau', 0], ['portrait', 1])
    // 12 − 3 coins, 4 + 6 for the clocks and 3 more for each, 5 for the landau; 12 − 1 coins and 3 for the portrait.
    expect(resultOf(match)?.scores).toEqual([9 + 10 + 6 + 5, 11 + 3])
  })

  test('AU-13 you score your coins and the worth of your lots, polish included', () => {
    const match = auctionWith({ wishes: ['clock', 'painting', 'barouche', 'landau', 'phaeton', 'portrait'] })
    bids(match, 2, 0)
    play(match, 0, polish)
    play(match, 0, done)
    for (let i = 0; i < 3; i++) bids(match, 0, 0)
    expect(resultOf(match)).toEqual({ ranking: [[0], [1]], scores: [12 - 2 - 1 + 7 + 1, 12] })
  })

  test('AU-13 ties share the place', () => {
    const match = auctionWith({ seats: 3, wishes: ['carriage', 'carriage', 'carriage'].fill('clock', 2) })
    for (let i = 0; i < 4; i++) bids(match, 0, 0, 0)
    expect(resultOf(match)).toEqual({ ranking: [[0, 1, 2]], scores: [12, 12, 12] })
  })
})

/** Ada bought the first lot for this many coins. The last bidder has a taste for carriages. */
function inASale(coins: number, seats = 2): AuctionMatch {
  const match = auctionWith({ seats, wishes: [...Array<string>(seats - 1).fill('clock'), 'carriage'] })
  bids(match, coins, ...Array<number>(seats - 1).fill(0))
  return match
}

/** Two bidders with these tastes; each lot goes to the named seat for one coin. */
function boughtBy(tastes: readonly string[], ...sales: readonly (readonly [lot: string, to: 0 | 1])[]): AuctionMatch {
  const match = auctionWith({ wishes: [...tastes, ...sales.map(([lot]) => lot)] })
  for (const [, to] of sales) {
    bids(match, to === 0 ? 1 : 0, to)
    play(match, to, done)
  }
  return match
}

function tastesIn(match: AuctionMatch): unknown[] {
  return match.state.bidders.map(({ taste }) => taste)
}
